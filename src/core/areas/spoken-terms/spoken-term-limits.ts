import type { AppErrorOf } from '../../base/errors.ts'
import { codePoints } from '../../base/unicode.ts'
import { asTyped, hasUnseen } from '../../base/words/typed-text.ts'

/** Limits of spoken terms: bytes of a name in UTF-8, and characters of a list with a line break between terms. */
export const spokenTermLimits = { nameBytes: 1024, listCharacters: 300 } as const

const CONTROL_CHARACTER = /\p{Cc}/u
const LINE_BREAK = /[\t\n\v\f\r\u0085\u2028\u2029]/

type Fault = AppErrorOf<'invalid-input'>

/** The terms of one language in the format of the service: a line for each. */
export const writeTerms = (terms: readonly string[]): string => terms.map(asTyped).join('\n')

export const readTerms = (text: string): string[] => text.split('\n').filter((line) => line !== '')

/** Number of characters that a list takes of `spokenTermLimits.listCharacters`. */
export const charactersOf = (terms: readonly string[]): number => codePoints(writeTerms(terms))

export const bytesOf = (name: string): number => new TextEncoder().encode(name).length

/** Checks the name of a collection for what the service would refuse. */
export function findBadName(name: string): Fault | undefined {
  const limit = spokenTermLimits.nameBytes
  const actual = bytesOf(name)
  return actual <= limit
    ? undefined
    : { kind: 'invalid-input', field: 'name', problem: { type: 'too-much', limit, actual, unit: 'bytes' } }
}

/** The fault of a single term for which the service would refuse it. */
export function faultOfTerm(
  term: string,
): 'missing' | 'line-break' | 'control-character' | 'space-at-end' | undefined {
  if (term.trim() === '') return 'missing'
  // Checked before spaces at the ends, since tabs and line breaks count as spaces too.
  if (LINE_BREAK.test(term)) return 'line-break'
  if (CONTROL_CHARACTER.test(term) || hasUnseen(term)) return 'control-character'
  return term.trim() === term ? undefined : 'space-at-end'
}

/**
 * Checks the terms of one language for what the service would refuse.
 *
 * @param field path of the terms in the input
 */
export function findBadTerm(terms: readonly string[], field: string): Fault | undefined {
  const at = (index: number, problem: Fault['problem']): Fault => ({
    kind: 'invalid-input',
    field: `${field}.${index}`,
    problem,
  })
  const seen = new Set<string>()
  for (const [i, term] of terms.entries()) {
    const fault = faultOfTerm(term)
    if (fault === 'missing') return at(i, { type: 'missing' })
    if (fault !== undefined) return at(i, { type: 'bad-row', row: i + 1, fault })
    if (seen.has(asTyped(term))) return at(i, { type: 'repeated', value: term })
    seen.add(asTyped(term))
  }
  const limit = spokenTermLimits.listCharacters
  const actual = charactersOf(terms)
  return actual <= limit
    ? undefined
    : { kind: 'invalid-input', field, problem: { type: 'too-much', limit, actual, unit: 'characters' } }
}
