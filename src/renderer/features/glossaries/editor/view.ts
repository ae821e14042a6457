import { type EntryRowData, toKey } from './row.ts'
import type { Steps } from './slices.ts'

export interface Sorting {
  readonly by: 'source' | 'target'
  readonly direction: 'ascending' | 'descending'
}

type Rows = readonly (EntryRowData | undefined)[]

/** Keys have neither case nor accents, so comparing code units gives the expected order and is many times faster. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Row numbers in sort order; without one, in their original order. */
export function arrange(rows: Rows, sorting: Sorting | undefined): number[] {
  const ids: number[] = []
  for (let id = 0; id < rows.length; id += 1) if (rows[id] !== undefined) ids.push(id)
  if (sorting === undefined) return ids
  const keys = rows.map((row) => (sorting.by === 'source' ? row?.sourceKey : row?.targetKey) ?? '')
  const sign = sorting.direction === 'ascending' ? 1 : -1
  return ids.toSorted((a, b) => sign * compare(keys[a] ?? '', keys[b] ?? '') || a - b)
}

/** Number of rows processed between two readings of the clock. */
const ROWS_AT_ONCE = 500

/** Finds the rows that contain a text in source or target, step by step. */
export function* findEntryRows(rows: Rows, order: readonly number[], query: string): Steps<number[]> {
  const wanted = toKey(query.trim())
  const found: number[] = []
  for (const [i, id] of order.entries()) {
    const row = rows[id]
    if (
      row !== undefined &&
      (wanted === '' || row.sourceKey.includes(wanted) || row.targetKey.includes(wanted))
    )
      found.push(id)
    if (i % ROWS_AT_ONCE === 0) yield
  }
  return found
}
