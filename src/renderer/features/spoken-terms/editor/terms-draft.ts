import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  charactersOf,
  faultOfTerm,
  spokenTermLimits,
} from '../../../../core/areas/spoken-terms/spoken-term-limits.ts'

export interface TermRow {
  readonly id: number
  readonly text: string
}

export type TermFault = 'line-break' | 'control-character' | 'space-at-end' | 'repeated'

export interface TermsState {
  readonly rows: readonly TermRow[]
  /** Faults by the number of their row; an empty row has none, since it is omitted. */
  readonly faults: ReadonlyMap<number, TermFault>
  /** Used part of the limit of a list. */
  readonly characters: number
  /** Number of terms that differ from the stored ones. */
  readonly changes: number
}

/** The terms of one language during editing. They are stored at the service only when they are saved. */
export interface TermsDraft {
  readonly store: StoreApi<TermsState>
  /**
   * Puts rows after another one; undefined for the end.
   *
   * @returns the last of the new rows
   */
  readonly insert: (texts: readonly string[], after?: number) => number
  readonly edit: (id: number, text: string) => void
  readonly remove: (id: number) => void
  /**
   * Adds the lines of a text that are not listed yet, without blanks around them.
   *
   * @returns the number of added terms
   */
  readonly addLines: (text: string) => number
  /** All non-empty terms in their order. */
  readonly terms: () => string[]
  /** Takes over what was changed at the service since the terms were loaded, such as a term that was learned. */
  readonly rebase: (now: readonly string[]) => void
  /** Reports that the service has stored these terms. */
  readonly saved: (terms: readonly string[]) => void
  /** Restores the stored terms. */
  readonly revert: () => void
}

const LINE_ENDS = /\r\n|[\n\r\u0085\u2028\u2029]/

/** The terms in lines of text, each once. A mark that programs on Windows begin a text with is no part of it. */
export const linesToTerms = (text: string): string[] => [
  ...new Set(
    text
      .replace(/^\u{feff}/u, '')
      .split(LINE_ENDS)
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
]

const termsOf = (rows: readonly TermRow[]): string[] =>
  rows.flatMap(({ text }) => (text === '' ? [] : [text]))

function faultsOf(rows: readonly TermRow[]): ReadonlyMap<number, TermFault> {
  const faults = new Map<number, TermFault>()
  const seen = new Set<string>()
  for (const { id, text } of rows) {
    if (text === '') continue
    const own = faultOfTerm(text)
    const fault = own === 'missing' ? 'space-at-end' : (own ?? (seen.has(text) ? 'repeated' : undefined))
    if (fault !== undefined) faults.set(id, fault)
    seen.add(text)
  }
  return faults
}

function changesOf(terms: readonly string[], stored: readonly string[]): number {
  const [now, before] = [new Set(terms), new Set(stored)]
  const added = terms.filter((term) => !before.has(term)).length
  const removed = stored.filter((term) => !now.has(term)).length
  const isMoved = terms.length !== stored.length || terms.some((term, index) => term !== stored[index])
  return Math.max(added, removed, isMoved ? 1 : 0)
}

export const isTooLong = ({ characters }: Pick<TermsState, 'characters'>): boolean =>
  characters > spokenTermLimits.listCharacters

export function createTermsDraft(stored: readonly string[]): TermsDraft {
  let base = stored
  let made = 0
  const toRow = (text: string): TermRow => {
    made += 1
    return { id: made, text }
  }
  const stateOf = (rows: readonly TermRow[]): TermsState => {
    const terms = termsOf(rows)
    return { rows, faults: faultsOf(rows), characters: charactersOf(terms), changes: changesOf(terms, base) }
  }
  const store = createStore<TermsState>(() => stateOf(base.map(toRow)))
  const show = (rows: readonly TermRow[]) => store.setState(stateOf(rows))
  const rowsNow = () => store.getState().rows
  return {
    store,
    insert(texts, after) {
      const added = texts.map(toRow)
      const index = after === undefined ? -1 : rowsNow().findIndex(({ id }) => id === after)
      show(rowsNow().toSpliced(index === -1 ? rowsNow().length : index + 1, 0, ...added))
      return made
    },
    edit: (id, text) => show(rowsNow().map((row) => (row.id === id ? { id, text } : row))),
    remove: (id) => show(rowsNow().filter((row) => row.id !== id)),
    addLines(text) {
      const known = new Set(termsOf(rowsNow()))
      const added = linesToTerms(text).filter((term) => !known.has(term))
      show([...rowsNow().filter((row) => row.text !== ''), ...added.map(toRow)])
      return added.length
    },
    terms: () => termsOf(rowsNow()),
    rebase(now) {
      const [before, after] = [new Set(base), new Set(now)]
      const kept = rowsNow().filter(({ text }) => !before.has(text) || after.has(text))
      const known = new Set(termsOf(kept))
      base = now
      show([...kept, ...now.filter((term) => !before.has(term) && !known.has(term)).map(toRow)])
    },
    saved(terms) {
      base = terms
      show(rowsNow())
    },
    revert: () => show(base.map(toRow)),
  }
}
