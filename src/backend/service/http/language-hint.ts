import type { AppError } from '../../../core/base/errors.ts'
import { suggestedCode } from '../../../core/languages/suggested-code.ts'

const SIDES = ['source', 'target'] as const

/**
 * Names the code that the service probably knows, if it refused the language of a request.
 *
 * @param input of the call
 */
export function withLanguageHint(error: AppError, input: object): AppError {
  if (error.kind !== 'refused') return error
  // Services name the parameter that they refuse.
  const refused = SIDES.find((side) => error.message?.includes(`${side}_lang`) === true)
  if (refused === undefined) return error
  const field = `${refused}Language` as const
  const value = (input as Readonly<Record<string, unknown>>)[field]
  const suggestion = typeof value === 'string' ? suggestedCode(value, refused) : undefined
  return typeof value === 'string' && suggestion !== undefined
    ? { kind: 'invalid-input', field, problem: { type: 'suggested-value', value, suggestion } }
    : error
}
