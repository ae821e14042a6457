import { scriptLanguageOf, untranslated } from './demo-texts.ts'
import { type ScriptLanguage, scriptLanguages, sentences, type Translations } from './script.ts'

/** Quotes, spaces and capitals make no difference. */
const normalise = (text: string): string =>
  text.normalize('NFKC').replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim().toLowerCase()

interface Entry {
  readonly language: ScriptLanguage
  readonly translations: Translations
}

const book: ReadonlyMap<string, Entry> = new Map(
  Object.values(sentences).flatMap((translations) =>
    scriptLanguages.map(
      (language) => [normalise(translations[language]), { language, translations }] as const,
    ),
  ),
)

/** The words of each language in the script: they give a text away. */
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

/** Tells which of the script's languages a text is written in: English, where nothing tells. */
export function detectLanguage(text: string): ScriptLanguage {
  const known = sentencesOf(text).flatMap((sentence) => book.get(normalise(sentence))?.language ?? [])[0]
  if (known !== undefined) return known
  if (KANA.test(text)) return 'ja'
  if (HAN.test(text)) return 'zh'
  const words = wordsOf(text)
  const hits = (language: ScriptLanguage) =>
    words.filter((word) => vocabulary.get(language)?.has(word) === true).length
  return scriptLanguages.reduce((best, language) => (hits(language) > hits(best) ? language : best), 'en')
}

/** Sentences with the space that follows them; together they are the text. */
const sentencesOf = (text: string): string[] =>
  text.match(/[^.!?。！？\n]*[.!?。！？\n]*\s*/gu)?.filter(Boolean) ?? []

/**
 * Translates the sentences of the script. What it does not know stays as it is, behind the code of the language
 * that it should be in.
 *
 * @param target a code of the interface, such as `de` or `en-GB`
 */
export function translateText(text: string, target: string): string {
  const language = scriptLanguageOf(target)
  const parts = sentencesOf(text).map((sentence) => {
    const translation = language && book.get(normalise(sentence))?.translations[language]
    return translation === undefined
      ? { text: sentence, isKnown: false }
      : { text: sentence.replace(sentence.trim(), () => translation), isKnown: true }
  })
  return parts
    .map((part, i) => {
      const continues = i > 0 && parts[i - 1]?.isKnown === false
      return part.isKnown || continues || part.text.trim() === ''
        ? part.text
        : untranslated(target, part.text)
    })
    .join('')
}
