/** Path separators, what Windows forbids, control characters, and marks that turn the reading direction. */
const UNSAFE = /[<>:"|?*\p{Cc}\p{Cs}\p{Bidi_Control}]/gu
/** Devices of Windows, whatever extension follows. */
const RESERVED = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])$/i
/** File systems allow 255 bytes; the rest is room for a number and for a temporary ending. */
const MAX_NAME_BYTES = 200
const MAX_ENDING_BYTES = 40

const utf8 = new TextEncoder()

/** The longest beginning that fits, never half a character. */
function shorten(text: string, maxBytes: number): string {
  if (utf8.encode(text).length <= maxBytes) return text
  let kept = ''
  let bytes = 0
  for (const character of text) {
    bytes += utf8.encode(character).length
    if (bytes > maxBytes) break
    kept += character
  }
  return kept.trimEnd()
}

const withoutEdges = (text: string): string => text.replace(/^[\s.]+/, '').replace(/[\s.]+$/, '')

/** The ending has its dot. */
function splitName(name: string): readonly [stem: string, ending: string] {
  const dot = name.lastIndexOf('.')
  return dot <= 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot)]
}

/**
 * A file name that is valid on every system: no folders, no control characters, no Windows device, not
 * hidden, not too long. The extension stays.
 *
 * @param mark goes before the extension and tells the file apart from others: what is too long is shortened before it
 */
export function safeFileName(name: string, mark = ''): string {
  const [last = ''] = name.split(/[/\\]/).slice(-1)
  const [first, whole] = splitName(withoutEdges(last.replaceAll(UNSAFE, '_').normalize('NFC')))
  const ending = shorten(mark, MAX_ENDING_BYTES) + shorten(whole, MAX_ENDING_BYTES)
  const stem = withoutEdges(first) || 'document'
  // Windows treats the part before the first dot as a device name.
  const [device = ''] = stem.split('.', 1)
  const free = RESERVED.test(device.trimEnd()) ? `_${stem}` : stem
  return withoutEdges(shorten(free, MAX_NAME_BYTES - utf8.encode(ending).length)) + ending
}

/**
 * File name for a title, which may contain folder separators and has no extension.
 *
 * @param ending extension with its dot, and what tells the file apart from others before it, such as " de.srt"
 * @param untitled replaces a title without any valid character
 */
export function titledFileName(title: string, ending: string, untitled: string): string {
  const stem = withoutEdges(title.replaceAll(/[/\\]/g, '_'))
  const dot = ending.lastIndexOf('.')
  return safeFileName((stem === '' ? untitled : stem) + ending.slice(dot), ending.slice(0, dot))
}

/**
 * The name of a translation: "report.docx" into German is "report de.docx".
 *
 * @param outputFormat extension of the translation if it differs from the source's
 */
export function resultName(source: string, targetLanguage: string, outputFormat?: string): string {
  const [stem, ending] = splitName(safeFileName(source))
  const extension = outputFormat === undefined ? ending : `.${outputFormat}`
  return safeFileName(`${stem}${extension}`, ` ${targetLanguage.toLowerCase()}`)
}

/** The name to try where others are taken: "report de.docx", "report de (2).docx", "report de (3).docx". */
export function numberedName(name: string, attempt: number): string {
  const [stem, ending] = splitName(name)
  return attempt < 2 ? name : `${stem} (${attempt})${ending}`
}
