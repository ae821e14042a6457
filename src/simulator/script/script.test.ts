import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../../scripts/commands.ts'
import { stretchOf, wholeClip } from './clip.ts'
import { ClipLibrary } from './clip-library.ts'
import { detectLanguage, findSentence } from './phrase-book.ts'
import {
  concepts,
  demoVoices,
  recordedLanguages,
  scriptLanguages,
  sentenceIds,
  sentences,
  wordingOf,
} from './script.ts'
import { splitScriptWords, wordBounds } from './script-words.ts'

describe('the script', () => {
  it.each(scriptLanguages)('has no sentence twice in %s', (language) => {
    expect(new Set(sentenceIds.map((id) => sentences[id][language])).size).toBe(sentenceIds.length)
  })

  it('was recorded as it is: if this fails, run scripts/record/record-demo-clips.ts', async () => {
    const recorded = JSON.parse(
      await readFile(join(root, 'resources/demo/clips/recorded.json'), 'utf8'),
    ) as unknown
    const texts = (language: (typeof recordedLanguages)[number]) =>
      Object.fromEntries(sentenceIds.map((id) => [id, sentences[id][language]]))
    expect(recorded).toEqual(
      Object.fromEntries(recordedLanguages.map((language) => [language, texts(language)])),
    )
  })
})

describe('the words of a sentence', () => {
  it('are what stands between spaces, with their punctuation', () => {
    expect(splitScriptWords('Anna, où en sont les tests ?', 'fr')).toEqual([
      'Anna,',
      'où',
      'en',
      'sont',
      'les',
      'tests ?',
    ])
  })

  it('are characters where nobody writes spaces', () => {
    expect(splitScriptWords('はい。11件！', 'ja')).toEqual(['は', 'い。', '1', '1', '件！'])
  })

  it('take up the sentence in proportion to their letters', () => {
    expect(wordBounds(['We', 'still,', 'do'])).toEqual([0, 2 / 9, 7 / 9, 1])
  })
})

describe('the clips', () => {
  let library: ClipLibrary
  beforeAll(async () => {
    library = await ClipLibrary.open(join(root, 'resources'))
    await library.prepare(recordedLanguages)
  })

  it('are there for every sentence, language and voice, one to eight seconds long', () => {
    for (const language of recordedLanguages)
      for (const voice of demoVoices)
        for (const id of sentenceIds) {
          const { endMs } = wholeClip(library.clip({ language, voice, id }))
          expect(endMs, `${language} ${voice} ${id}`).toBeGreaterThan(1000)
          expect(endMs, `${language} ${voice} ${id}`).toBeLessThan(8000)
        }
  })

  it('hold their words one after another', () => {
    for (const language of recordedLanguages)
      for (const id of sentenceIds) {
        const { words } = library.clip({ language, voice: 'female', id })
        expect(words).toHaveLength(splitScriptWords(sentences[id][language], language).length)
        for (const [i, word] of words.entries()) {
          expect(word.end).toBeGreaterThan(word.start)
          expect(word.start).toBeGreaterThanOrEqual(words[i - 1]?.end ?? 0)
        }
      }
  })

  it('have their second half at the comma', () => {
    // Here the speaker makes a pause, from 2340 to 2480 ms.
    const clip = library.clip({ language: 'en', voice: 'male', id: 'dates' })
    const comma = splitScriptWords(sentences.dates.en, 'en').indexOf('evening,') + 1
    expect(Math.abs(stretchOf(clip, 0, comma).endMs - 2340)).toBeLessThan(40)
    expect(Math.abs(stretchOf(clip, comma, clip.words.length).startMs - 2480)).toBeLessThan(40)
  })

  it('are missing in a folder without them', async () => {
    await expect(ClipLibrary.open(join(root, 'src'))).rejects.toThrow('ENOENT')
  })
})

describe('the phrase book', () => {
  it.each(scriptLanguages)('knows that a text is %s by its words', (language) => {
    for (const id of sentenceIds) {
      const words = splitScriptWords(sentences[id][language], language)
      const most = words.slice(0, -1).join(language === 'ja' || language === 'zh' ? '' : ' ')
      expect(detectLanguage([most]), most).toBe(language)
    }
  })

  it('finds a sentence without its last mark, with other quotes and in capitals', () => {
    expect(findSentence(' ANNA, OÙ EN SONT  LES TESTS')).toEqual({ id: 'question', language: 'fr' })
    expect(findSentence('Bonjour à tous, et merci d’être là!')).toEqual({ id: 'welcome', language: 'fr' })
    expect(findSentence('Anna')).toBeUndefined()
  })
})

describe('other wordings', () => {
  it.each(concepts)('of "$en" are words that the script uses', (concept) => {
    for (const language of scriptLanguages) {
      const uses = sentenceIds.filter((id) => sentences[id][language].includes(concept[language]))
      expect(uses, `${language}: ${concept[language]}`).not.toEqual([])
    }
  })

  it('of a sentence differ from the usual one, and from each other', () => {
    const wordings = sentenceIds.flatMap((id) =>
      scriptLanguages.flatMap((language) => {
        const [more, less] = [wordingOf(id, language, 'more'), wordingOf(id, language, 'less')]
        return more === undefined && less === undefined ? [] : [[sentences[id][language], more, less]]
      }),
    )
    expect(wordings.length).toBeGreaterThan(10)
    for (const each of wordings) expect(new Set(each).size, String(each[0])).toBe(3)
  })
})
