import * as z from 'zod/mini'
import type { AppErrorOf } from '../errors.ts'
import { err, ok, type Result } from '../result.ts'

/** One row of a glossary: a text, and how it is always translated. */
export const glossaryEntrySchema = z.object({ source: z.string(), target: z.string() })
export type GlossaryEntry = z.output<typeof glossaryEntrySchema>

/** What is wrong with which row, counted from 1. */
export type RowFault = Omit<
  Extract<AppErrorOf<'invalid-input'>['problem'], { readonly type: 'bad-row' }>,
  'type'
>

const LINE_BREAK = /[\t\n\v\f\r\u0085\u2028\u2029]/
const CONTROL_CHARACTER = /\p{Cc}/u

/** What the service would refuse about one entry by itself. */
export function faultOf({ source, target }: GlossaryEntry): RowFault['fault'] | undefined {
  // Before the spaces at the ends: tabs and line breaks count among those as well.
  if (LINE_BREAK.test(source) || LINE_BREAK.test(target)) return 'line-break'
  if (CONTROL_CHARACTER.test(source) || CONTROL_CHARACTER.test(target)) return 'control-character'
  const [bareSource, bareTarget] = [source.trim(), target.trim()]
  if (bareSource === '') return 'no-source'
  if (bareTarget === '') return 'no-target'
  return bareSource === source && bareTarget === target ? undefined : 'space-at-end'
}

/**
 * What the service would refuse about the entries of one dictionary.
 *
 * @returns the first row at fault, or nothing
 */
export function findBadRow(entries: readonly GlossaryEntry[]): RowFault | undefined {
  const seen = new Set<string>()
  for (const [i, entry] of entries.entries()) {
    const fault = faultOf(entry) ?? (seen.has(entry.source) ? 'repeated-source' : undefined)
    if (fault !== undefined) return { row: i + 1, fault }
    seen.add(entry.source)
  }
  return undefined
}

/** Entries as the service takes them. They must have passed `findBadRow`: the format has no way to quote. */
export const writeTsv = (entries: readonly GlossaryEntry[]): string =>
  entries.map(({ source, target }) => `${source}\t${target}`).join('\n')

/**
 * Reads a table of two columns. Blank lines are passed over; they count as rows, so that a number leads to the
 * line of a file.
 *
 * @returns the rows as they are, not checked further, or the first that does not have two columns
 */
export function readTsv(tsv: string): Result<GlossaryEntry[], RowFault> {
  const entries: GlossaryEntry[] = []
  for (const [i, line] of tsv.split(/\r\n|\n|\r/).entries()) {
    if (line.trim() === '') continue
    const [source, target, ...rest] = line.split('\t')
    if (source === undefined || target === undefined || rest.length > 0)
      return err({ row: i + 1, fault: 'not-a-pair' })
    entries.push({ source, target })
  }
  return ok(entries)
}
