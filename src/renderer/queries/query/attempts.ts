import type { AppError } from '../../../core/base/errors.ts'

interface Attempted {
  readonly error: AppError | undefined
  readonly isPending: boolean
  readonly reset: () => void
}

interface Attempts {
  /** Error of the latest attempt. */
  readonly error: AppError | undefined
  /** Clears the error of the previous attempts. */
  readonly reset: () => void
  /** Clears the previous errors and runs one of the mutations. */
  readonly attempt: <T>(run: () => T) => T
}

/** Several mutations that share one error message: only the latest attempt counts. */
export function attemptsOf(...mutations: readonly Attempted[]): Attempts {
  const reset = () => {
    for (const mutation of mutations) if (!mutation.isPending) mutation.reset()
  }
  return {
    error: mutations.find(({ error }) => error !== undefined)?.error,
    reset,
    attempt: (run) => {
      reset()
      return run()
    },
  }
}
