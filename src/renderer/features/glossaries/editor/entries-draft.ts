import { createStore, type StoreApi } from 'zustand/vanilla'
import type { GlossaryEntry, RowFault } from '../../../../core/areas/glossaries/glossary-entries.ts'
import { isSameEntry, type Merged, mergeRows, rebaseRows } from './merge.ts'
import { countSources, type EntryRowData, isBlank, SourceCounts, toRow } from './row.ts'
import { IDLE, pageSlicer, runInSlices, type Slicer } from './slices.ts'
import { arrange, findEntryRows, type Sorting } from './view.ts'

export interface DraftState {
  /** By row number, which is stable; a removed row leaves its place empty. */
  readonly rows: readonly (EntryRowData | undefined)[]
  /**
   * Numbers of the visible rows, in order. A row that is edited stays in place. A search in a very large
   * glossary continues in later tasks; until it is finished, these are the rows of the previous one.
   */
  readonly view: readonly number[]
  readonly query: string
  readonly sorting: Sorting | undefined
  /** Whether only faulty rows are visible. */
  readonly onlyFaults: boolean
  readonly entryCount: number
  /** Number of rows that differ from the stored entries. */
  readonly changes: number
  readonly faults: number
}

export interface EntriesDraft {
  readonly store: StoreApi<DraftState>
  /** The fault of a row, including a source that another row repeats. */
  readonly faultOf: (id: number) => RowFault['fault'] | undefined
  /** @returns the number of an empty row, which is shown first or last */
  readonly add: (place: 'first' | 'last') => number
  readonly edit: (id: number, patch: Partial<GlossaryEntry>) => void
  readonly remove: (id: number) => void
  /** Adds several entries in one step; with `replace`, they replace all existing ones. */
  readonly merge: (entries: readonly GlossaryEntry[], mode: 'add' | 'replace') => Merged
  readonly find: (query: string) => void
  readonly sort: (sorting: Sorting | undefined) => void
  readonly showOnlyFaults: (onlyFaults: boolean) => void
  /** All non-empty entries in their original order. */
  readonly entries: () => GlossaryEntry[]
  /** Takes over what was changed at the service since the entries were loaded, except where they were edited here. */
  readonly rebase: (now: readonly GlossaryEntry[]) => void
  /** Reports that the service has stored the entries that `entries` returned. */
  readonly saved: (entries: readonly GlossaryEntry[]) => void
  /** Restores the stored entries. */
  readonly revert: () => void
}

/**
 * The entries of one dictionary during editing. They are stored at the service only when they are saved.
 *
 * @param stored existing rows are used as they are
 */
export function createDraft(stored: readonly GlossaryEntry[], slicer: Slicer = pageSlicer): EntriesDraft {
  /** The stored rows, by row number. */
  let base: readonly (EntryRowData | undefined)[] = stored.map(toRow)
  let counts = new SourceCounts()

  const faultOf = (row: EntryRowData) => row.fault ?? (counts.isRepeated(row) ? 'repeated-source' : undefined)

  const figures = (rows: DraftState['rows']): Pick<DraftState, 'entryCount' | 'changes' | 'faults'> => {
    let [entryCount, changes, ownFaults] = [0, 0, 0]
    for (let id = 0; id < rows.length; id += 1) {
      const row = rows[id]
      const isEmpty = row === undefined || isBlank(row)
      if (!isEmpty) entryCount += 1
      if (row?.fault !== undefined) ownFaults += 1
      const before = base[id]
      if (row !== before && !(before === undefined && isEmpty)) changes += 1
    }
    return { entryCount, changes, faults: ownFaults + counts.repeated }
  }

  /** All rows in the latest requested order; rows added since then come first or last. */
  let order = arrange(base, undefined)
  const store = createStore<DraftState>(() => ({
    rows: base,
    view: order,
    query: '',
    sorting: undefined,
    onlyFaults: false,
    ...figures(base),
  }))

  /** The running search. */
  let search = IDLE
  /** The running count of sources; until it has finished, repeated sources are not reported as faults. */
  let counting = IDLE
  /** Finishes both before rows change. */
  const settle = () => {
    counting.finish()
    search.finish()
  }

  const count = (rows: DraftState['rows']) => {
    counting = runInSlices(countSources(rows), slicer, (all) => {
      counts = all
      store.setState(figures(store.getState().rows))
    })
  }
  count(base)

  /** Replaces all rows. */
  const reset = (rows: DraftState['rows']) => {
    search.cancel()
    counting.cancel()
    counts = new SourceCounts()
    order = arrange(rows, store.getState().sorting)
    store.setState({ rows, query: '', onlyFaults: false, view: order, ...figures(rows) })
    count(rows)
  }

  const show = (patch: Partial<Pick<DraftState, 'query' | 'onlyFaults'>>) => {
    search.cancel()
    store.setState(patch)
    const { rows, query, onlyFaults } = store.getState()
    search = runInSlices(findEntryRows(rows, order, query), slicer, (found) => {
      const isShown = (id: number) => rows[id] !== undefined && faultOf(rows[id]) !== undefined
      store.setState({ view: onlyFaults ? found.filter(isShown) : found })
    })
  }

  const saved = (entries: readonly GlossaryEntry[]) => {
    const { rows } = store.getState()
    const unseen = new Map(entries.map(({ source, target }) => [source, target]))
    base = rows.map((row) => {
      if (row === undefined || unseen.get(row.source) !== row.target) return undefined
      unseen.delete(row.source)
      return row
    })
    // Rows may have been edited in the meantime: stored entries that no row contains any more count as changes.
    const gone = Array.from(unseen, ([source, target]) => toRow({ source, target }))
    base = [...base, ...gone]
    const padded = [...rows, ...gone.map(() => undefined)]
    store.setState({ rows: padded, ...figures(padded) })
  }

  return {
    store,
    faultOf: (id) => {
      const row = store.getState().rows[id]
      return row && faultOf(row)
    },
    add(place) {
      settle()
      const { rows, view } = store.getState()
      const id = rows.length
      const withNew = (ids: readonly number[]) => (place === 'first' ? [id, ...ids] : [...ids, id])
      order = withNew(order)
      store.setState({ rows: [...rows, toRow({ source: '', target: '' })], view: withNew(view) })
      return id
    },
    edit(id, patch) {
      settle()
      const { rows } = store.getState()
      const before = rows[id]
      if (before === undefined) return
      const entry = { source: before.source, target: before.target, ...patch }
      // A text that was restored to its original is not a change.
      const row = isSameEntry(base[id], entry) ? base[id] : toRow(entry)
      counts.count(before, -1)
      counts.count(row, 1)
      const next = rows.with(id, row)
      store.setState({ rows: next, ...figures(next) })
    },
    remove(id) {
      settle()
      const { rows, view } = store.getState()
      counts.count(rows[id], -1)
      const next = rows.with(id, undefined)
      store.setState({ rows: next, view: view.filter((each) => each !== id), ...figures(next) })
    },
    merge(entries, mode) {
      const before = store.getState()
      const { rows, merged } = mergeRows(before.rows, base, entries, mode)
      reset(rows)
      return merged
    },
    revert: () => reset(base),
    find: (query) => show({ query }),
    sort(sorting) {
      order = arrange(store.getState().rows, sorting)
      store.setState({ sorting })
      show({})
    },
    showOnlyFaults(onlyFaults) {
      counting.finish()
      show({ onlyFaults })
    },
    entries: () =>
      store
        .getState()
        .rows.flatMap((row) =>
          row === undefined || isBlank(row) ? [] : [{ source: row.source, target: row.target }],
        ),
    rebase(now) {
      const { rows } = store.getState()
      const after = rebaseRows(rows, base, now)
      if (after === undefined) return
      reset(after)
      saved(now)
    },
    saved,
  }
}
