/** A line of entries and its offset in the text, in characters. */
export interface CsvRow {
  readonly cells: readonly string[]
  readonly start: number
}

/** A cell: in quotes, which are doubled inside of it, or up to the next comma. */
const CELL = /"((?:[^"]|"")*)"|([^",\r\n]*)/y
const BREAK = /\r\n|\r|\n/y

/**
 * Reads comma-separated values (RFC 4180); empty lines are left out.
 *
 * @returns the fault if they cannot be read
 */
export function readCsv(text: string): CsvRow[] | string {
  const rows: CsvRow[] = []
  let cells: string[] = []
  let start = 0
  let at = 0
  const endRow = () => {
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ cells, start })
    cells = []
    start = at
  }
  while (at < text.length) {
    CELL.lastIndex = at
    const [whole = '', quoted, plain = ''] = CELL.exec(text) ?? []
    cells.push(quoted?.replaceAll('""', '"') ?? plain)
    at += whole.length
    if (text[at] === ',') {
      at += 1
      // A comma at the very end has an empty cell after it.
      if (at === text.length) cells.push('')
      continue
    }
    BREAK.lastIndex = at
    const lineBreak = BREAK.exec(text)?.[0] ?? ''
    if (lineBreak === '' && at < text.length) return `A quotation mark is out of place at position ${at}`
    at += lineBreak.length
    endRow()
  }
  endRow()
  return rows
}
