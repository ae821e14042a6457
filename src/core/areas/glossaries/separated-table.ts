import { type CsvSeparator, toCsvFile } from '../../base/csv-cell.ts'
import type { GlossaryEntry } from './glossary-entries.ts'

/** Column separators of a table. */
export const separators = ['comma', 'semicolon', 'tab'] as const
export type Separator = (typeof separators)[number]

/** A row of a table, and the line of the text on which it begins, counted from 1. */
export interface TableRow {
  readonly line: number
  readonly cells: readonly string[]
}

const CHARACTERS: { readonly [S in Separator]: string } = { comma: ',', semicolon: ';', tab: '\t' }
const PLAIN_CELLS: { readonly [S in Separator]: RegExp } = {
  comma: /[^,\r\n]*/y,
  semicolon: /[^;\r\n]*/y,
  tab: /[^\t\r\n]*/y,
}
/** The first line of a spreadsheet that names its separator. */
const DECLARATION = /^\u{feff}?"?sep=([,;\t])"?(?:\r\n|\r|\n|$)/iu
const BREAK = /\r\n|\r|\n/y
const BREAKS = /\r\n|\r|\n/g
/** Characters that need quotation marks in a tab-separated table. */
const NEEDS_QUOTES = /[\t\r\n]|""/

/**
 * Tab-separated tables come with quotation marks (spreadsheets) and without (the service). There, quotation
 * marks count only around characters that require them.
 */
const isQuoted = (inner: string | undefined, separator: Separator): inner is string =>
  inner !== undefined && (separator !== 'tab' || NEEDS_QUOTES.test(inner))

/** The content of a cell in quotation marks, which are doubled inside of it; undefined for another cell. */
function quotedAt(text: string, start: number, separator: Separator): string | undefined {
  if (text[start] !== '"') return undefined
  let end = text.indexOf('"', start + 1)
  while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2)
  if (end === -1) return undefined
  return [undefined, '\r', '\n', CHARACTERS[separator]].includes(text[end + 1])
    ? text.slice(start + 1, end)
    : undefined
}

/** The cell at a place up to the next separator or line break. */
function plainAt(text: string, start: number, separator: Separator): string {
  const cell = PLAIN_CELLS[separator]
  cell.lastIndex = start
  return cell.exec(text)?.[0] ?? ''
}

/**
 * Reads a table (RFC 4180). Empty lines and a line that names the separator are skipped; an unclosed quotation mark is
 * an ordinary character.
 */
export function* readTable(text: string, separator: Separator): Generator<TableRow, void> {
  let cells: string[] = []
  const [declaration = ''] = DECLARATION.exec(text) ?? []
  let line = declaration === '' ? 1 : 2
  let begin = line
  let at = declaration.length
  const isFilled = () => cells.some((each) => each.trim() !== '')
  while (at < text.length) {
    const inner = quotedAt(text, at, separator)
    const whole = inner === undefined ? plainAt(text, at, separator) : `"${inner}"`
    cells.push(isQuoted(inner, separator) ? inner.replaceAll('""', '"') : whole)
    if (inner !== undefined) line += inner.match(BREAKS)?.length ?? 0
    at += whole.length
    if (text[at] === CHARACTERS[separator]) {
      at += 1
      // A separator at the very end has an empty cell after it.
      if (at === text.length) cells.push('')
      continue
    }
    BREAK.lastIndex = at
    at += BREAK.exec(text)?.[0].length ?? 0
    line += 1
    if (isFilled()) yield { line: begin, cells }
    cells = []
    begin = line
  }
  if (isFilled()) yield { line: begin, cells }
}

/** Length of the sample from which the separator is detected. */
const SAMPLE_LENGTH = 10_000

/** Number of columns without the empty ones at the end of a row. */
const columnsOf = ({ cells }: TableRow): number => cells.findLastIndex((cell) => cell.trim() !== '') + 1

/** How well a row fits: columns of remarks may have separators of others in them, but a text has no tabs. */
const fit = (columns: number, separator: Separator): number =>
  columns < 2 ? 0 : columns === 2 || columns === 4 || separator === 'tab' ? 1 : 0.9

/** A comma or semicolon with a space behind it, which a sentence has too. */
const PUNCTUATION = /[,;](?= )/g
/** Weight of the rows without punctuation: tables that people type may have spaces behind their separators. */
const WITHOUT_PUNCTUATION = 0.95

/**
 * The separator that the first line names, or else the one with which most rows have two columns; of several, the one
 * that is rarest in texts.
 */
export function guessSeparator(text: string): Separator {
  const declared = DECLARATION.exec(text)?.[1]
  const named = separators.find((separator) => CHARACTERS[separator] === declared)
  if (named !== undefined) return named
  const sample = text.slice(0, SAMPLE_LENGTH)
  const bare = sample.replace(PUNCTUATION, '')
  const pairs = (part: string, separator: Separator) =>
    [...readTable(part, separator)].reduce((sum, row) => sum + fit(columnsOf(row), separator), 0)
  const score = (separator: Separator) =>
    pairs(sample, separator) + pairs(bare, separator) * WITHOUT_PUNCTUATION
  const [best = 'comma'] = (['tab', 'semicolon', 'comma'] as const).toSorted((a, b) => score(b) - score(a))
  return best
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** A table that spreadsheets can open without executing formulas. */
export const writeCsvFile = (entries: readonly GlossaryEntry[], separator?: CsvSeparator): string =>
  toCsvFile(
    entries.map(({ source, target }) => [source, target]),
    separator,
  )

/**
 * A table in the service's format, except for texts that would not be read back unchanged, formulas included.
 */
export const writeTsvFile = (entries: readonly GlossaryEntry[]): string => {
  const toCell = (text: string) => (text.startsWith('"') && !/^"[^"]*"$/.test(text) ? quoted(text) : text)
  return entries.map(({ source, target }) => `${toCell(source)}\t${toCell(target)}\n`).join('')
}
