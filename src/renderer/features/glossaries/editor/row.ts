import {
  faultOf,
  type GlossaryEntry,
  isBlankLine,
  linesOf,
  type RowFault,
  readTsvLine,
} from '../../../../core/areas/glossaries/glossary-entries.ts'
import type { Steps } from './slices.ts'

const PLAIN = /^[\u0020-\u007e]*$/

/** Key of a text for search and sorting. */
export const toKey = (text: string): string =>
  PLAIN.test(text) ? text.toLowerCase() : text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

export const isBlank = ({ source, target }: GlossaryEntry): boolean => source === '' && target === ''

/** An entry during editing. Rows are immutable: an edited entry is another row. */
export class EntryRowData implements GlossaryEntry {
  readonly source: string
  readonly target: string
  /** Fault of the row by itself. */
  readonly fault: RowFault['fault'] | undefined
  #sourceKey: string | undefined
  #targetKey: string | undefined

  constructor({ source, target }: GlossaryEntry) {
    this.source = source
    this.target = target
    // An empty row is not a fault: it is omitted.
    this.fault = source === '' && target === '' ? undefined : faultOf({ source, target })
  }

  /** Key for search and sorting, without case and accents. Computed on first use. */
  get sourceKey(): string {
    this.#sourceKey ??= toKey(this.source)
    return this.#sourceKey
  }

  get targetKey(): string {
    this.#targetKey ??= toKey(this.target)
    return this.#targetKey
  }
}

export const toRow = (entry: GlossaryEntry): EntryRowData =>
  entry instanceof EntryRowData ? entry : new EntryRowData(entry)

/** Number of occurrences of each source, updated row by row. */
export class SourceCounts {
  readonly #counts = new Map<string, number>()
  #repeated = 0

  /** Number of rows whose source occurs in another row as well. */
  get repeated(): number {
    return this.#repeated
  }

  isRepeated(row: EntryRowData): boolean {
    return row.fault === undefined && (this.#counts.get(row.source) ?? 0) > 1
  }

  /** @param by 1 for an added row, -1 for a removed one */
  count(row: EntryRowData | undefined, by: 1 | -1): void {
    if (row === undefined || row.fault !== undefined || isBlank(row)) return
    const before = this.#counts.get(row.source) ?? 0
    const after = before + by
    if (after === 0) this.#counts.delete(row.source)
    else this.#counts.set(row.source, after)
    this.#repeated += (after > 1 ? after : 0) - (before > 1 ? before : 0)
  }
}

/** Number of rows processed between two readings of the clock. */
const ROWS_AT_ONCE = 500

/** Parses the rows of a stored table, step by step. */
export function* rowsOfTable(tsv: string): Steps<EntryRowData[]> {
  const rows: EntryRowData[] = []
  for (const [i, line] of linesOf(tsv).entries()) {
    const entry = isBlankLine(line) ? undefined : readTsvLine(line)
    if (entry !== undefined) rows.push(new EntryRowData(entry))
    if (i % ROWS_AT_ONCE === 0) yield
  }
  return rows
}

/** Counts the sources of rows, step by step. */
export function* countSources(rows: readonly (EntryRowData | undefined)[]): Steps<SourceCounts> {
  const counts = new SourceCounts()
  for (const [i, row] of rows.entries()) {
    counts.count(row, 1)
    if (i % ROWS_AT_ONCE === 0) yield
  }
  return counts
}
