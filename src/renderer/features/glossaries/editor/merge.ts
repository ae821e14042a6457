import type { GlossaryEntry } from '../../../../core/glossaries/entries.ts'
import { isBlank, type Row, toRow } from './row.ts'

type Rows = readonly (Row | undefined)[]

/** Effect of merging entries. */
export interface Merged {
  readonly added: number
  /** Sources that have another target now. */
  readonly replaced: number
  readonly removed: number
}

export const isSameEntry = (row: Row | undefined, { source, target }: GlossaryEntry): row is Row =>
  row !== undefined && row.source === source && row.target === target

/**
 * Brings entries into rows: a source that is there gets the new target.
 *
 * @param base what the service has, by row number: what is there again is no change
 * @param mode with `replace`, all other rows go
 */
export function mergeRows(
  rows: Rows,
  base: Rows,
  entries: readonly GlossaryEntry[],
  mode: 'add' | 'replace',
): { readonly rows: (Row | undefined)[]; readonly merged: Merged } {
  const next: (Row | undefined)[] = mode === 'add' ? [...rows] : Array.from(rows, () => undefined)
  const ids = new Map<string, number>()
  // A place whose row was removed may be taken again by what was there.
  for (const [id, row] of base.entries())
    if (row !== undefined && rows[id] === undefined) ids.set(row.source, id)
  for (const [id, row] of rows.entries())
    if (row !== undefined && !isBlank(row) && !ids.has(row.source)) ids.set(row.source, id)
  let [added, replaced, kept] = [0, 0, 0]
  for (const entry of entries) {
    const id = ids.get(entry.source)
    const before = id === undefined ? undefined : rows[id]
    if (before === undefined) added += 1
    else if (before.target === entry.target) kept += 1
    else replaced += 1
    const known = id === undefined ? undefined : [base[id], before].find((row) => isSameEntry(row, entry))
    if (id === undefined) next.push(toRow(entry))
    else next[id] = known ?? toRow(entry)
  }
  const held = rows.filter((row) => row !== undefined && !isBlank(row)).length
  return { rows: next, merged: { added, replaced, removed: mode === 'add' ? 0 : held - replaced - kept } }
}
