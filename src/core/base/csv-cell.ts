/**
 * Where a spreadsheet may begin a cell: at the beginning of the text, and after each separator that it may take for granted,
 * in quotation marks too, since these count only at the beginning of a cell.
 */
const BEGINNING = String.raw`(?<=^|[",;\t|\r\n])`
/** Beginnings of formulas, and guards before them that belong to the text. */
const FORMULA = String.raw`'*[=+\-@\t\r\n＝＋－＠]`
const UNGUARDED = new RegExp(`${BEGINNING}(?=${FORMULA})`, 'gu')
const GUARDED = new RegExp(`${BEGINNING}'(?=${FORMULA})`, 'gu')

/** Writes a text as a CSV cell (RFC 4180) that a spreadsheet does not execute. */
export function toCsvCell(text: string): string {
  const harmless = text.replace(UNGUARDED, "'")
  return /[",;\t|\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Removes the prefixes that `toCsvCell` adds to formulas. */
export const withoutGuard = (cell: string): string => cell.replace(GUARDED, '')

export type CsvSeparator = ',' | ';'

/** The separator that spreadsheets expect where numbers are written as in a language: a semicolon beside decimal commas. */
export const csvSeparatorOf = (language?: string): CsvSeparator =>
  new Intl.NumberFormat(language).format(0.5).includes('.') ? ',' : ';'

/** Writes rows as a CSV file, with a byte order mark by which spreadsheets recognise UTF-8. */
export const toCsvFile = (rows: readonly (readonly string[])[], separator: CsvSeparator = ','): string =>
  `\u{feff}${rows.map((row) => `${row.map(toCsvCell).join(separator)}\r\n`).join('')}`
