import type { AppError } from '../../../core/base/errors.ts'

/**
 * Converts the error of a key test. Every key may make the test request, so a refusal without missing scopes
 * means an invalid key.
 */
export const keyErrorOf = (error: AppError): AppError =>
  error.kind === 'not-allowed' && error.missingScopes === undefined
    ? { ...error, kind: 'key-rejected' }
    : error
