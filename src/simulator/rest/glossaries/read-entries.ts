import type { ReplacementTerm } from '../../translation/replace-terms.ts'
import { type CsvRow, readCsv } from './read-csv.ts'

export type EntriesFormat = 'tsv' | 'csv'

export type ReadEntries =
  | { readonly ok: true; readonly terms: readonly ReplacementTerm[] }
  | { readonly ok: false; readonly detail: string }

/** Includes the line breaks of Unicode, which would split an entry in the response. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u

/** Reads the entries of a dictionary: a source term and a target term in each line. */
export function readEntries(text: string, format: EntriesFormat): ReadEntries {
  const read = format === 'tsv' ? readTsv(text) : readCsv(text)
  if (typeof read === 'string') return { ok: false, detail: read }
  const terms: ReplacementTerm[] = []
  const known = new Map<string, number>()
  for (const [i, row] of read.entries()) {
    const term = toTerm(row, format)
    const at = `entry with the index ${i} (starting at position ${row.start})`
    if (typeof term === 'string') return { ok: false, detail: `The ${at} ${term}` }
    const first = known.get(term.source)
    if (first !== undefined)
      return {
        ok: false,
        detail: `Key with the index ${i} (starting at position ${row.start}) duplicates key with the index ${first} (starting at position ${read[first]?.start ?? 0})`,
      }
    known.set(term.source, i)
    terms.push(term)
  }
  return terms.length > 0 ? { ok: true, terms } : { ok: false, detail: 'There are no entries' }
}

export const writeEntries = (terms: Iterable<ReplacementTerm>): string =>
  Array.from(terms, ({ source, target }) => `${source}\t${target}`).join('\n')

function readTsv(text: string): CsvRow[] {
  return Array.from(text.matchAll(/[^\r\n]+/g), ({ 0: line, index }) => ({
    cells: line.split('\t'),
    start: index,
  })).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
}

/** @returns its fault, in words that follow its name */
function toTerm({ cells }: CsvRow, format: EntriesFormat): ReplacementTerm | string {
  // A table may name the languages in two more columns.
  const isWide = format === 'csv' && cells.length === 4
  if (cells.length < 2) return 'has no target: a column is missing'
  if (cells.length > 2 && !isWide) return `has ${cells.length} columns instead of 2`
  const [source = '', target = ''] = cells.map((cell) => cell.trim())
  if (source === '') return 'has an empty source'
  if (target === '') return 'has an empty target'
  if (CONTROL.test(source) || CONTROL.test(target)) return 'contains control characters'
  return { source, target }
}
