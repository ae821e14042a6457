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
