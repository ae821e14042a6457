import { type ScriptLanguage, type SentenceId, scriptLanguages, sentences } from './script.ts'

const END_MARK = /[\s.!?。！？]/u

/** The punctuation with which a sentence ends, and the space before it. */
export function sentenceEnd(sentence: string): string {
  let at = sentence.length
  while (at > 0 && END_MARK.test(sentence.charAt(at - 1))) at -= 1
  return sentence.slice(at)
}

/** Normalises a sentence: ignores quotes, spaces, case and final punctuation. */
function normalise(text: string): string {
  const even = text.normalize('NFKC').replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim().toLowerCase()
  return even.slice(0, even.length - sentenceEnd(even).length)
}

/** A sentence of the script, and the language in which it was found. */
export interface KnownSentence {
  readonly id: SentenceId
  readonly language: ScriptLanguage
}

const book: ReadonlyMap<string, KnownSentence> = new Map(
  (Object.entries(sentences) as [SentenceId, Record<ScriptLanguage, string>][]).flatMap(
    ([id, translations]) =>
      scriptLanguages.map((language) => [normalise(translations[language]), { id, language }] as const),
  ),
)

/** Maximum length to look up, far above any sentence of the script. */
const LONGEST = 500

/** Looks up a sentence in any language. */
export const findSentence = (text: string): KnownSentence | undefined =>
  text.length > LONGEST ? undefined : book.get(normalise(text))

/** The script's words of each language, by which a text's language is detected. */
const vocabulary: ReadonlyMap<ScriptLanguage, ReadonlySet<string>> = new Map(
  scriptLanguages.map((language) => [
    language,
    new Set(Object.values(sentences).flatMap((translations) => wordsOf(translations[language], language))),
  ]),
)

function wordsOf(text: string, language?: ScriptLanguage): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  return [...segmenter.segment(normalise(text))].flatMap(({ segment, isWordLike }) =>
    isWordLike === true ? [segment] : [],
  )
}

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const HAN = /\p{Script=Han}/u

/** Detects which of the script's languages a text is written in; English in doubt. */
export function detectLanguage(sentencesOfText: readonly string[]): ScriptLanguage {
  const known = sentencesOfText.flatMap((sentence) => findSentence(sentence)?.language ?? [])[0]
  if (known !== undefined) return known
  const text = sentencesOfText.join('')
  if (KANA.test(text)) return 'ja'
  if (HAN.test(text)) return 'zh'
  const words = wordsOf(text)
  const hits = (language: ScriptLanguage) =>
    words.filter((word) => vocabulary.get(language)?.has(word) === true).length
  return scriptLanguages.reduce((best, language) => (hits(language) > hits(best) ? language : best), 'en')
}
