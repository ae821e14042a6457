/** Beginnings that spreadsheets treat as a formula, even in quotation marks. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/u
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/u

/** Writes a text as a CSV cell (RFC 4180) that a spreadsheet does not execute. */
export function toCsvCell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Removes the prefix that `toCsvCell` adds to a formula. */
export const withoutGuard = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell)

export type CsvSeparator = ',' | ';'

/** The separator that spreadsheets expect where numbers are written as in a language: a semicolon beside decimal commas. */
export const csvSeparatorOf = (language?: string): CsvSeparator =>
  new Intl.NumberFormat(language).format(0.5).includes('.') ? ',' : ';'

/** Writes rows as a CSV file, with a byte order mark by which spreadsheets recognise UTF-8. */
export const toCsvFile = (rows: readonly (readonly string[])[], separator: CsvSeparator = ','): string =>
  `\u{feff}${rows.map((row) => `${row.map(toCsvCell).join(separator)}\r\n`).join('')}`
