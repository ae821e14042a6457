/** A row of text and the number of lines that it takes. */
export interface RowLines {
  readonly id: string
  readonly lines: number
}

/** Lines of a window that stands at its end: rows, and empty lines below the last one. */
export interface LineWindow {
  /** Lines that each row keeps, in order. */
  readonly rows: readonly RowLines[]
  /** Empty lines at the end, which the next text fills. */
  readonly blank: number
}

export const emptyWindow: LineWindow = { rows: [], blank: 0 }

const linesFrom = ({ rows }: LineWindow, id: string): number =>
  rows.slice(rows.findIndex((row) => row.id === id)).reduce((sum, { lines }) => sum + lines, 0)

/**
 * Lines after a change of the text. A window stands at its end, so that more text scrolls what is above it up by whole
 * lines. Text that becomes shorter leaves empty lines instead of moving anything down, as long as its newest line stays
 * visible.
 *
 * @param rows the lines that the text itself takes now
 * @param visible the height of the window in lines
 */
export function moveWindow(before: LineWindow, rows: readonly RowLines[], visible: number): LineWindow {
  const kept = new Map(before.rows.map(({ id, lines }) => [id, lines]))
  const next = rows.map(({ id, lines }, at) => ({
    id,
    // Empty lines of the last row are those of the end.
    lines: at === rows.length - 1 ? lines : Math.max(lines, kept.get(id) ?? 0),
  }))
  const standing = next.findLast(({ id }) => kept.has(id))
  if (standing === undefined) return { rows: next, blank: 0 }
  const shorter =
    linesFrom(before, standing.id) + before.blank - linesFrom({ rows: next, blank: 0 }, standing.id)
  return { rows: next, blank: Math.max(0, Math.min(shorter, visible - 1)) }
}
