import { err, type Result } from '../core/base/result.ts'

/** Errors for invalid arguments; `field` is the argument or option. */

export const missing = (field: string): Result<never> =>
  err({ kind: 'invalid-input', field, problem: { type: 'missing' } })

export const unknown = (field: string, value: string): Result<never> =>
  err({ kind: 'invalid-input', field, problem: { type: 'unknown-value', value } })

export const malformed = (field: string, detail: string): Result<never> =>
  err({ kind: 'invalid-input', field, problem: { type: 'malformed', detail } })
