import type { CalmUpdate } from '../../../src/core/captions/calm/calm-record.ts'
import { meeting, meetingIds } from '../../../src/simulator/script/script.ts'
import { isSpaced, joinWords, splitScriptWords } from '../../../src/simulator/script/script-words.ts'
import { pick, seededRandom } from '../base/random.ts'

/** Languages of the streams, and how their tentative text comes about. */
export const streamLanguages = {
  en: 'recognised',
  es: 'recognised',
  de: 'translated',
  ja: 'translated',
} as const
type StreamLanguage = keyof typeof streamLanguages

/** Seeds of the streams on which calm text is measured. */
export const SEEDS: readonly number[] = Array.from({ length: 20 }, (_, at) => at + 1)

const UPDATE_MS = { least: 180, most: 420 }
/** Units a second: words, or characters of a language without spaces. */
const PACE = { spaced: 2.6, unspaced: 7 }
/** A clause of at least this many units is concluded before its sentence has ended. */
const LONG_CLAUSE = 5
const CONCLUDED_AFTER_MS = 900
const PAUSE_MS = 1300

/** One unit of a sentence: what is heard, from when on. The last form is the right one. */
interface Unit {
  readonly saidAt: number
  readonly forms: readonly { readonly text: string; readonly from: number }[]
}

/**
 * Tentative text of speech as recognisers and translators send it, from a fixed seed: new words are often wrong, are cut
 * off or lack their comma, and are corrected within a second; a few change late, when more context is known; some
 * updates take back their end. A translation also chooses its last words anew with every update.
 *
 * @returns the updates of each line; a line is a sentence of the demo's script, or two that are said as one
 */
export function tentativeStream(
  language: StreamLanguage,
  seconds: number,
  seed = 1,
): readonly (readonly CalmUpdate[])[] {
  const random = seededRandom(seed + language.charCodeAt(0) * 256 + language.charCodeAt(1))
  const lines: CalmUpdate[][] = []
  for (let at = 0; at < seconds * 1000; ) {
    const sentences = [pick(random, meetingIds), ...(random() < 0.35 ? [pick(random, meetingIds)] : [])]
    const text = sentences
      .map((id, i) =>
        i < sentences.length - 1
          ? meeting[id][language].replace(/[.?!。？！]$/u, ',')
          : meeting[id][language],
      )
      .join(isSpaced(language) ? ' ' : '')
    const line = sayLine(language, text, at, random)
    lines.push(line)
    at = (line.at(-1)?.at ?? at) + PAUSE_MS * (0.3 + random())
  }
  return lines
}

function sayLine(language: StreamLanguage, text: string, from: number, random: () => number): CalmUpdate[] {
  const words = splitScriptWords(text, language)
  const units = hearUnits(language, words, from, random)
  const join = (parts: readonly string[]) => joinWords(parts, language)
  const endAt = (units.at(-1)?.saidAt ?? from) + CONCLUDED_AFTER_MS
  const updates: CalmUpdate[] = []
  let concluded = 0
  const send = (at: number, tentative: readonly string[]) => {
    const next = { concluded: join(words.slice(0, concluded)), tentative: join(tentative) }
    const last = updates.at(-1)?.text
    if (last?.concluded !== next.concluded || last.tentative !== next.tentative)
      updates.push({ at, text: next })
  }
  let at = from
  for (;;) {
    at += UPDATE_MS.least + random() * (UPDATE_MS.most - UPDATE_MS.least)
    if (at >= endAt) break
    const clause = units.findLastIndex(
      ({ saidAt }, i) =>
        at - saidAt > CONCLUDED_AFTER_MS &&
        /[,、，:;]$/u.test(words[i] ?? '') &&
        i - concluded >= LONG_CLAUSE,
    )
    concluded = Math.max(concluded, clause + 1)
    const now = at
    const heard = units
      .slice(concluded)
      .filter(({ saidAt }) => saidAt <= now)
      .map(({ forms }) => forms.findLast((form) => form.from <= now)?.text ?? '')
    const kept = random() < 0.04 ? heard.slice(0, -1 - Math.floor(random() * 2)) : heard
    send(at, streamLanguages[language] === 'translated' ? translateAnew(kept, words, random) : kept)
  }
  concluded = words.length
  send(endAt, [])
  return updates
}

function hearUnits(
  language: StreamLanguage,
  words: readonly string[],
  from: number,
  random: () => number,
): Unit[] {
  const gapMs = 1000 / (isSpaced(language) ? PACE.spaced : PACE.unspaced)
  let at = from + 400
  return words.map((word, i) => {
    at += gapMs * (0.5 + random())
    const forms = [{ text: word, from: at }]
    const until = (ms: number) => {
      const [first] = forms
      if (first !== undefined) forms[0] = { ...first, from: Math.max(first.from, at + ms) }
    }
    const chance = random()
    const wrong =
      chance < 0.12
        ? pick(random, words)
        : chance < 0.22
          ? word.slice(0, Math.ceil(word.length * 0.6))
          : undefined
    if (wrong !== undefined && wrong !== word) {
      until(-Math.log(1 - random()) * 450)
      forms.unshift({ text: wrong, from: at })
    } else if (/[,.?!、。？！]$/u.test(word) || random() < 0.05) {
      // A comma or full stop is heard late, or where there is none.
      const other = /[,.?!、。？！]$/u.test(word)
        ? word.slice(0, -1)
        : `${word}${isSpaced(language) ? ',' : '、'}`
      until(gapMs * (0.8 + random()))
      forms.unshift({ text: other, from: at })
    }
    // Context changes a word that has been right or wrong for long.
    if (random() < 0.02 && i > 0) {
      const [first] = forms
      if (first !== undefined) {
        until(1000 + random() * 1500)
        forms.unshift({ text: pick(random, words), from: at })
      }
    }
    return { saidAt: at, forms: forms.toSorted((a, b) => a.from - b.from) }
  })
}

/** Chooses the last words anew: the nearer to the end, the more often. */
function translateAnew(kept: readonly string[], words: readonly string[], random: () => number): string[] {
  const parts = kept.map((word, i) =>
    random() < 0.3 * 0.5 ** (kept.length - 1 - i) ? pick(random, words) : word,
  )
  const place = parts.length - 2 - Math.floor(random() * 2)
  if (place >= 0 && random() < 0.06) parts.splice(place, 2, ...parts.slice(place, place + 2).toReversed())
  return parts
}
