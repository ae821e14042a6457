import type { AppError } from '../../../core/base/errors.ts'

/**
 * The error of a key that was refused during entry. The test uses a request that every key may make: a
 * refusal without missing scopes means a wrong key.
 */
export const keyErrorOf = (error: AppError): AppError =>
  error.kind === 'not-allowed' && error.missingScopes === undefined
    ? { ...error, kind: 'key-rejected' }
    : error
