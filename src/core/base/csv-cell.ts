/** Spreadsheets run a cell that begins like this as a formula, even one in quotation marks. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/u
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/u

/** Writes a text as a cell of a CSV file (RFC 4180) that a spreadsheet shows and does not run. */
export function toCsvCell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Takes away what `toCsvCell` puts in front of a formula. */
export const withoutGuard = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell)
