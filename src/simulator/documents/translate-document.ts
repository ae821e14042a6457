import { countCharacters } from '../rest/account/usage-log.ts'
import { type Markup, takeApart } from '../translation/markup.ts'
import { type DocumentWording, type TranslatedWording, wordIn } from './document-wording.ts'
import { translateSubtitles } from './translate-subtitles.ts'
import { translateXliff } from './translate-xliff.ts'

export interface TranslatedDocument {
  readonly bytes: Uint8Array
  readonly billedCharacters: number
  /** Whether it is returned unchanged, because this service cannot parse it. */
  readonly isUnchanged: boolean
}

type TextTranslator = (text: string, wording: DocumentWording) => TranslatedWording

const translateText: TextTranslator = (text, wording) => ({
  ok: true,
  text: wordIn(text, wording),
  billedCharacters: countCharacters(text),
})

/** Keeps tags, and translates what is between them. */
const translateMarkup =
  (markup: Markup): TextTranslator =>
  (text, wording) => {
    const words = takeApart(text, markup)
      .chunks.filter(({ isText }) => isText)
      .map((chunk) => chunk.text.replaceAll(MASKED, ''))
      .filter((each) => each.trim() !== '')
    return {
      ok: true,
      text: wordIn(text, wording, { markup }),
      billedCharacters: countCharacters(words.join('')),
    }
  }

/** Placeholders for tags and entities within a sentence. */
const MASKED = /[\u{F0000}-\u{FFFFD}]/gu

const translators: ReadonlyMap<string, TextTranslator> = new Map([
  ['txt', translateText],
  ['html', translateMarkup({ kind: 'html' })],
  ['htm', translateMarkup({ kind: 'html' })],
  ['xml', translateMarkup({ kind: 'xml' })],
  ['dita', translateMarkup({ kind: 'xml' })],
  ['srt', translateSubtitles],
  ['xlf', translateXliff],
  ['xliff', translateXliff],
])

/**
 * Translates a document.
 *
 * @param extension that of its name, in small letters
 * @returns in words why it cannot be translated
 */
export function translateDocument(
  extension: string,
  bytes: Uint8Array,
  wording: DocumentWording,
): TranslatedDocument | string {
  const translator = translators.get(extension)
  if (translator === undefined) return { bytes, billedCharacters: 0, isUnchanged: true }
  const text = decode(bytes)
  if (text === undefined) return 'The document is not written in UTF-8.'
  const translated = translator(text, wording)
  if (!translated.ok) return translated.problem
  const { billedCharacters } = translated
  return { bytes: Buffer.from(translated.text), billedCharacters, isUnchanged: false }
}

/** Keeps a byte order mark at the beginning. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}
