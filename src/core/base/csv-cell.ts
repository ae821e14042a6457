/** Beginnings that spreadsheets treat as a formula, even in quotation marks. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/u
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/u

/** Writes a text as a CSV cell (RFC 4180) that a spreadsheet does not execute. */
export function toCsvCell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Removes the prefix that `toCsvCell` adds to a formula. */
export const withoutGuard = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell)
