import { withoutGuard } from '../../base/csv-cell.ts'
import { asTyped } from '../../base/words/typed-text.ts'
import { isSameLanguage } from '../../languages/codes.ts'
import { faultOf, type GlossaryEntry, type RowFault } from './glossary-entries.ts'
import { readTable, type Separator, type TableRow } from './separated-table.ts'

/** The languages of one dictionary. */
export interface DictionaryPair {
  readonly sourceLanguage: string
  readonly targetLanguage: string
}

/** A row that is not imported, by the line on which it begins, with the beginning of its text. */
export interface ImportFault {
  readonly row: number
  /** `extra-columns`: leaving them out would cut a text that has the separator in it and no quotation marks. */
  readonly fault: RowFault['fault'] | 'extra-columns'
  readonly text: string
}

/** Result of importing a table into a dictionary. */
export interface ImportPreview {
  /** Without the faulty rows. */
  readonly entries: readonly GlossaryEntry[]
  /** The first rows at fault. */
  readonly faults: readonly ImportFault[]
  /** Number of all rows at fault. */
  readonly faulty: number
}

/** Faults that a person looks at: a file with more of them is not the one that was meant. */
const MAX_FAULTS = 1000
const MAX_FAULT_TEXT = 1000

export interface ImportOptions {
  readonly separator: Separator
  /** The first row names the columns. */
  readonly hasHeading: boolean
  readonly pair: DictionaryPair
}

/**
 * Reads two columns; the service's own tables may name the languages in two more, and spreadsheets add empty
 * ones.
 */
function toEntry(
  cells: readonly string[],
  { pair, separator }: Pick<ImportOptions, 'pair' | 'separator'>,
): GlossaryEntry | 'not-a-pair' | 'extra-columns' {
  const [sourceCell, targetCell, ...rest] = cells.map((cell) => cell.trim())
  if (sourceCell === undefined || targetCell === undefined) return 'not-a-pair'
  const toText = (cell: string) => (separator === 'tab' ? cell : withoutGuard(cell))
  const [source, target] = [asTyped(toText(sourceCell)), toText(targetCell)]
  const [from, to, ...others] = rest.filter((cell) => cell !== '')
  const namesPair =
    from !== undefined &&
    to !== undefined &&
    others.length === 0 &&
    isSameLanguage(from, pair.sourceLanguage) &&
    isSameLanguage(to, pair.targetLanguage)
  return from === undefined || namesPair ? { source, target } : 'extra-columns'
}

/** Reads the entries of a table and reports each invalid row. Spaces at the ends are removed. */
export function readImport(text: string, { separator, hasHeading, pair }: ImportOptions): ImportPreview {
  const entries: GlossaryEntry[] = []
  const faults: ImportFault[] = []
  const seen = new Set<string>()
  let faulty = 0
  const rows = readTable(withoutMark(text), separator)
  if (hasHeading) rows.next()
  for (const { line, cells } of rows) {
    const entry = toEntry(cells, { pair, separator })
    const fault =
      typeof entry === 'string'
        ? entry
        : (faultOf(entry) ?? (seen.has(entry.source) ? 'repeated-source' : undefined))
    if (fault !== undefined) {
      faulty += 1
      if (faulty <= MAX_FAULTS)
        faults.push({ row: line, fault, text: cells.join(' ').trim().slice(0, MAX_FAULT_TEXT) })
    } else if (typeof entry !== 'string') {
      seen.add(entry.source)
      entries.push(entry)
    }
  }
  return { entries, faults, faulty }
}

const HEADINGS = /^(source|target|term|translation|from|to)\b/i

/** Whether the first row of a table looks like a heading: by its words, or by names of the languages. */
export function seemsHeading(
  row: TableRow | undefined,
  { sourceLanguage, targetLanguage }: DictionaryPair,
): boolean {
  const [first = '', second = ''] = row?.cells.map((cell) => cell.trim()) ?? []
  return (
    (HEADINGS.test(first) && HEADINGS.test(second)) ||
    (isSameLanguage(first, sourceLanguage) && isSameLanguage(second, targetLanguage))
  )
}

/** Programs on Windows begin a text with a mark that is no part of it. */
const withoutMark = (text: string): string => text.replace(/^\u{feff}/u, '')

/** Guesses the structure of a table; the user may correct it. */
export function guessImport(text: string, pair: DictionaryPair, guess: Separator): ImportOptions {
  const [first] = readTable(withoutMark(text).slice(0, 2000), guess)
  return { separator: guess, hasHeading: seemsHeading(first, pair), pair }
}
