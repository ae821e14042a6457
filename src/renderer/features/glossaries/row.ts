import { faultOf, type GlossaryEntry, type RowFault } from '../../../core/glossaries/entries.ts'

/** An entry while it is edited. Rows never change: an edited one is another row. */
export interface Row extends GlossaryEntry {
  /** As they are searched and sorted: without regard to case and accents. */
  readonly sourceKey: string
  readonly targetKey: string
  /** What is wrong with it by itself. */
  readonly fault: RowFault['fault'] | undefined
}

const PLAIN = /^[\u0020-\u007e]*$/

/** A text as it is searched and sorted. */
export const toKey = (text: string): string =>
  PLAIN.test(text) ? text.toLowerCase() : text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

export const isBlank = ({ source, target }: GlossaryEntry): boolean => source === '' && target === ''

export const toRow = ({ source, target }: GlossaryEntry): Row => ({
  source,
  target,
  sourceKey: toKey(source),
  targetKey: toKey(target),
  // A row that nobody has filled in yet is not a fault: it is left out.
  fault: source === '' && target === '' ? undefined : faultOf({ source, target }),
})

/** How often each source stands in a list of rows, kept up to date row by row. */
export class SourceCounts {
  readonly #counts = new Map<string, number>()
  #repeated = 0

  /** Rows whose source another row has as well. */
  get repeated(): number {
    return this.#repeated
  }

  isRepeated(row: Row): boolean {
    return row.fault === undefined && (this.#counts.get(row.source) ?? 0) > 1
  }

  /** @param by 1 for a row that is there from now on, -1 for one that is gone */
  count(row: Row | undefined, by: 1 | -1): void {
    if (row === undefined || row.fault !== undefined || isBlank(row)) return
    const before = this.#counts.get(row.source) ?? 0
    const after = before + by
    if (after === 0) this.#counts.delete(row.source)
    else this.#counts.set(row.source, after)
    this.#repeated += (after > 1 ? after : 0) - (before > 1 ? before : 0)
  }
}
