import * as z from 'zod/mini'
import type { AppErrorOf } from '../../base/errors.ts'
import { asTyped, hasUnseen } from '../../base/words/typed-text.ts'

/** One row of a glossary: a text and its fixed translation. */
export const glossaryEntrySchema = z.object({ source: z.string(), target: z.string() })
export type GlossaryEntry = z.output<typeof glossaryEntrySchema>

/** A fault and its row, counted from 1. */
export type RowFault = Omit<
  Extract<AppErrorOf<'invalid-input'>['problem'], { readonly type: 'bad-row' }>,
  'type'
>

const LINE_BREAK = /[\t\n\v\f\r\u0085\u2028\u2029]/
const CONTROL_CHARACTER = /\p{Cc}/u
/** Matches texts that cannot be at fault, which most are: the detailed checks are skipped. */
const CLEAN = /^[^\s\p{Cc}](?:[^\p{Cc}\u2028\u2029]*[^\s\p{Cc}])?$/u

/** The fault of a single entry for which the service would refuse it, or never find it. */
export function faultOf({ source, target }: GlossaryEntry): RowFault['fault'] | undefined {
  if (CLEAN.test(source) && CLEAN.test(target) && !hasUnseen(source)) return undefined
  // Checked before spaces at the ends, since tabs and line breaks count as spaces too.
  if (LINE_BREAK.test(source) || LINE_BREAK.test(target)) return 'line-break'
  if (CONTROL_CHARACTER.test(source) || CONTROL_CHARACTER.test(target) || hasUnseen(source))
    return 'control-character'
  const [bareSource, bareTarget] = [source.trim(), target.trim()]
  if (bareSource === '') return 'no-source'
  if (bareTarget === '') return 'no-target'
  return bareSource === source && bareTarget === target ? undefined : 'space-at-end'
}

/**
 * Checks the entries of one dictionary for what the service would refuse.
 *
 * @returns the first faulty row, or undefined
 */
export function findBadRow(entries: readonly GlossaryEntry[]): RowFault | undefined {
  const seen = new Set<string>()
  for (const [i, entry] of entries.entries()) {
    const source = asTyped(entry.source)
    const fault = faultOf(entry) ?? (seen.has(source) ? 'repeated-source' : undefined)
    if (fault !== undefined) return { row: i + 1, fault }
    seen.add(source)
  }
  return undefined
}

/** Entries in the service's format, with sources as people type them. They must have passed `findBadRow`, since the format has no quoting. */
export const writeTsv = (entries: readonly GlossaryEntry[]): string =>
  entries.map(({ source, target }) => `${asTyped(source)}\t${target}`).join('\n')

/** The lines of a text, whichever way they end. */
export const linesOf = (text: string): string[] => text.split(text.includes('\r') ? /\r\n|\n|\r/ : '\n')

/** A text without the line breaks at its end. Only the first break of several is a beginning: each would be tried to the last. */
export const withoutLastBreaks = (text: string): string => text.replace(/(?<![\r\n])[\r\n]+$/, '')

/** @returns the two columns of a line; undefined if it has another number of columns */
export function readTsvLine(line: string): GlossaryEntry | undefined {
  const tab = line.indexOf('\t')
  if (tab === -1 || line.includes('\t', tab + 1)) return undefined
  return { source: line.slice(0, tab), target: line.slice(tab + 1) }
}

export const isBlankLine = (line: string): boolean => line.trim() === ''

/** @returns the first line of a table that does not have two columns; blank lines are skipped, but counted */
export function findBadLine(tsv: string): RowFault | undefined {
  const row = linesOf(tsv).findIndex((line) => !isBlankLine(line) && readTsvLine(line) === undefined)
  return row === -1 ? undefined : { row: row + 1, fault: 'not-a-pair' }
}

/** Reads a table of two columns that has passed `findBadLine`. The rows are as they are, not checked further. */
export const readTsv = (tsv: string): GlossaryEntry[] =>
  linesOf(tsv).flatMap((line) => (isBlankLine(line) ? [] : (readTsvLine(line) ?? [])))
