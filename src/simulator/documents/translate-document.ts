import { countCharacters } from '../rest/account/usage-log.ts'
import { type Markup, takeApart } from '../translation/markup.ts'
import { type TranslateOptions, translate } from '../translation/translate.ts'

/** Options of a document translation, for every type. */
export type DocumentWording = Pick<
  TranslateOptions,
  'target' | 'source' | 'formality' | 'terms' | 'memory' | 'requests'
>

export interface TranslatedDocument {
  readonly bytes: Uint8Array
  readonly billedCharacters: number
  /** Whether it is returned unchanged, because this service cannot parse it. */
  readonly isUnchanged: boolean
}

/** Placeholders for tags and entities within a sentence. */
const MASKED = /[\u{F0000}-\u{FFFFD}]/gu

/** The text between the tags. */
const wordsIn = (text: string, markup: Markup): string =>
  takeApart(text, markup)
    .chunks.filter(({ isText }) => isText)
    .map((chunk) => chunk.text.replaceAll(MASKED, ''))
    .filter((each) => each.trim() !== '')
    .join('')

/** Markup of the types that are translated, by their extension; tags are kept. */
const markups: ReadonlyMap<string, Markup | undefined> = new Map([
  ['txt', undefined],
  ['html', { kind: 'html' }],
  ['htm', { kind: 'html' }],
  ['xml', { kind: 'xml' }],
  ['dita', { kind: 'xml' }],
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
  if (!markups.has(extension)) return { bytes, billedCharacters: 0, isUnchanged: true }
  const markup = markups.get(extension)
  const text = decode(bytes)
  if (text === undefined) return 'The document is not written in UTF-8.'
  // Its language is not needed, so it is not detected.
  const translated = translate(text, { ...wording, source: wording.source ?? 'EN', markup })
  return {
    bytes: Buffer.from(translated.text),
    billedCharacters: countCharacters(markup === undefined ? text : wordsIn(text, markup)),
    isUnchanged: false,
  }
}

/** Keeps a byte order mark at the beginning. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}
