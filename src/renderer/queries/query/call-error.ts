import type { AppError } from '../../../core/base/errors.ts'
import type { Result } from '../../../core/base/result.ts'

/** The `Error` of a failed query, which carries the error as data: React Query requires an `Error`. */
export class CallError extends Error {
  readonly error: AppError

  constructor(error: AppError) {
    super(error.kind)
    this.name = 'CallError'
    this.error = error
  }
}

/** Unwraps a result for React Query; rejects with `CallError` if it is an error. */
export async function valueOf<T>(result: Promise<Result<T>>): Promise<T> {
  const settled = await result
  if (settled.ok) return settled.value
  throw new CallError(settled.error)
}

/** The error of a query or mutation, whatever was thrown. */
export const errorOf = (thrown: Error | null): AppError | undefined =>
  thrown === null
    ? undefined
    : thrown instanceof CallError
      ? thrown.error
      : { kind: 'unexpected', detail: thrown.message }
