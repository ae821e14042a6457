import type { AppError } from '../../../core/base/errors.ts'

interface Attempted {
  readonly error: AppError | undefined
  readonly isPending: boolean
  readonly reset: () => void
}

interface Attempts {
  /** Error of the latest attempt. */
  readonly error: AppError | undefined
  /** Takes back what was said of those before. */
  readonly reset: () => void
  /** Runs one of the mutations, and says nothing more of those before. */
  readonly attempt: <T>(run: () => T) => T
}

/** Several mutations whose errors are told in one place: only what was tried last counts. */
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
