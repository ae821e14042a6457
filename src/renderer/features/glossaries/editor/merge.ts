import type { GlossaryEntry } from '../../../../core/areas/glossaries/glossary-entries.ts'
import { type EntryRowData, isBlank, toRow } from './row.ts'

type Rows = readonly (EntryRowData | undefined)[]

/** Result of merging entries. */
export interface Merged {
  readonly added: number
  /** Number of sources with a new target. */
  readonly replaced: number
  readonly removed: number
}

export const isSameEntry = (
  row: EntryRowData | undefined,
  { source, target }: GlossaryEntry,
): row is EntryRowData => row !== undefined && row.source === source && row.target === target

/**
 * Merges entries into rows: an existing source gets the new target.
 *
 * @param base stored rows by row number: restoring one of them is not a change
 * @param mode with `replace`, all other rows are removed
 */
export function mergeRows(
  rows: Rows,
  base: Rows,
  entries: readonly GlossaryEntry[],
  mode: 'add' | 'replace',
): { readonly rows: (EntryRowData | undefined)[]; readonly merged: Merged } {
  const next: (EntryRowData | undefined)[] = mode === 'add' ? [...rows] : Array.from(rows, () => undefined)
  const ids = new Map<string, number>()
  // A stored entry may return to the place of its removed row.
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

/**
 * Takes over what was changed at the service since it was loaded; what was edited here stays.
 *
 * @param base rows as they were loaded, by row number
 * @param now entries of the service
 * @returns undefined if nothing was changed there
 */
export function rebaseRows(rows: Rows, base: Rows, now: readonly GlossaryEntry[]): Rows | undefined {
  const before = new Map(base.flatMap((row) => (row === undefined ? [] : [[row.source, row.target]])))
  if (now.length === before.size && now.every(({ source, target }) => before.get(source) === target))
    return undefined
  const after = new Set(now.map(({ source }) => source))
  const edited = new Set<string>()
  for (const [id, row] of rows.entries())
    if (row !== base[id]) for (const each of [row, base[id]]) if (each !== undefined) edited.add(each.source)
  const kept = rows.map((row, id) =>
    row !== undefined && row === base[id] && !after.has(row.source) ? undefined : row,
  )
  const changed = now.filter(({ source, target }) => before.get(source) !== target && !edited.has(source))
  return mergeRows(kept, base, changed, 'add').rows
}
