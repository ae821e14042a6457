import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { chrf } from '../../../bench/reference/chrf.ts'
import { wordsOf } from '../../../bench/reference/reference-words.ts'
import { wordErrors } from '../../../bench/reference/word-errors.ts'
import { seededRandom } from '../../../support/base/random.ts'

/** Debian's Python, which has the packages of the system. */
const PYTHON = '/usr/bin/python3'
const runs = (program: string, ...args: string[]): boolean =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0
const noSclite = runs('sctk', 'path') ? '' : ' (sctk is not installed)'
const noNltk = runs(PYTHON, '-c', 'import nltk') ? '' : ' (python3-nltk is not installed)'

/** Parts of sentences in four languages: who, does what, when. */
const PARTS = [
  [
    ['The board', 'Our new colleague', 'Nobody', 'The whole team in Lisbon', 'She'],
    ['approved the budget,', 'asked for a second opinion', 'forgot the password again', 'is late'],
    ['before lunch.', 'on the 3rd of May!', 'because the train was cancelled.', 'today?'],
  ],
  [
    ['Der Vorstand', 'Unsere neue Kollegin', 'Niemand', 'Das ganze Team in Köln', 'Er'],
    [
      'genehmigt den Haushalt,',
      'bittet um eine zweite Meinung',
      'vergisst schon wieder das Passwort',
      'grüßt',
    ],
    ['vor dem Mittagessen.', 'am 3. Mai!', 'weil der Zug ausgefallen ist.', 'heute?'],
  ],
  [
    ['Совет', 'Наша новая коллега', 'Никто', 'Вся команда в Казани', 'Она'],
    ['утвердил бюджет,', 'просит второе мнение', 'снова забывает пароль', 'опаздывает'],
    ['до обеда.', 'третьего мая!', 'потому что поезд отменили.', 'сегодня?'],
  ],
  [
    ['取締役会は', '新しい同僚が', '誰も', 'リスボンのチーム全員が', '彼女は'],
    ['予算を承認し、', '別の意見を求めて', 'パスワードを忘れて', '遅れて'],
    ['昼食の前に帰りました。', '五月三日に来ます！', '電車が止まりました。', '今日ですか？'],
  ],
] as const

const random = seededRandom(58)
const below = (count: number): number => Math.floor(random() * count)
const oneOf = (texts: readonly string[]): string => texts[below(texts.length)] ?? ''

function sentenceOf(parts: (typeof PARTS)[number]): string {
  const clause = () => parts.map(oneOf).join(' ')
  return Array.from({ length: 1 + below(3) }, clause).join(' ')
}

/** The sentence as it may be heard: words are left out, doubled, swapped, or replaced by those of another one. */
function mutated(sentence: string, other: string): string {
  const others = other.split(' ')
  const words = sentence.split(' ').flatMap((word) => {
    const dice = below(10)
    if (dice === 0) return []
    if (dice === 1) return [word, word]
    if (dice === 2) return [oneOf(others)]
    return dice === 3 ? [word.slice(1)] : [word]
  })
  if (below(4) === 0) words.reverse()
  return words.join(' ')
}

const pairs = PARTS.flatMap((parts) =>
  Array.from({ length: 50 }, () => {
    const reference = sentenceOf(parts)
    return { reference, hypothesis: mutated(reference, sentenceOf(parts)) }
  }),
)

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-figures-'))
  return work(folder).finally(() => rm(folder, { recursive: true }))
}

function outputOf(program: string, args: readonly string[], input = ''): string {
  const { status, stdout, stderr } = spawnSync(program, args, { input, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program}: ${stderr}`)
  return stdout
}

describe('200 sentences in four languages', () => {
  it.skipIf(noSclite !== '')(`have the word errors that NIST's sclite finds${noSclite}`, async () => {
    const report = await inFolder(async (folder) => {
      const write = async (name: string, texts: readonly string[]) => {
        const lines = texts.map((text, at) => `${wordsOf(text).join(' ')} (s_${at})\n`)
        await writeFile(join(folder, name), lines.join(''))
        return join(folder, name)
      }
      const reference = await write(
        'reference',
        pairs.map((pair) => pair.reference),
      )
      const hypothesis = await write(
        'hypothesis',
        pairs.map((pair) => pair.hypothesis),
      )
      const texts = ['-r', reference, 'trn', '-h', hypothesis, 'trn']
      return outputOf('sctk', ['sclite', ...texts, '-i', 'rm', '-e', 'utf-8', '-o', 'pra', 'stdout'])
    })
    const theirs = [...report.matchAll(/^id: \(s_(\d+)\)\nScores: \(#C #S #D #I\) (\d+) (\d+) (\d+) (\d+)/gm)]
      .map((found) => found.slice(1).map(Number))
      .toSorted(([a = 0], [b = 0]) => a - b)
      .map(([, correct = 0, substitutions = 0, deletions = 0, insertions = 0]) => {
        const words = correct + substitutions + deletions
        const rate = (substitutions + deletions + insertions) / words
        return { substitutions, deletions, insertions, words, rate }
      })
    const ours = pairs.map((pair) => wordErrors(wordsOf(pair.reference), wordsOf(pair.hypothesis)))
    expect(theirs).toHaveLength(200)
    expect(ours).toEqual(theirs)
  })

  it.skipIf(noNltk !== '')(`have the chrF that NLTK computes${noNltk}`, () => {
    const script = [
      'import json, sys',
      'from nltk.translate.chrf_score import sentence_chrf',
      'print(json.dumps([sentence_chrf(p["reference"], p["hypothesis"]) for p in json.load(sys.stdin)]))',
    ].join('\n')
    const theirs = JSON.parse(outputOf(PYTHON, ['-c', script], JSON.stringify(pairs))) as number[]
    expect(theirs).toHaveLength(200)
    const differences = pairs.map(({ reference, hypothesis }, at) =>
      Math.abs(chrf(reference, hypothesis) - (theirs[at] ?? Number.NaN)),
    )
    expect(Math.max(...differences)).toBeLessThan(1e-9)
  })
})
