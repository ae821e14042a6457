import type { AppError } from '../../../core/base/errors.ts'

/**
 * What a key was refused for while it was entered. It is asked only what every key may do: whoever may not even that,
 * and is told of no scope that is missing, has the wrong key.
 */
export const keyErrorOf = (error: AppError): AppError =>
  error.kind === 'not-allowed' && error.missingScopes === undefined
    ? { ...error, kind: 'key-rejected' }
    : error
