import type { AppError } from '../../core/base/errors.ts'
import type { CallName } from '../../core/contract/contract.ts'
import type { Action } from './react.tsx'

type Attempted = Pick<Action<CallName>, 'error' | 'isRunning' | 'reset'>

interface Attempts {
  /** What went wrong with the last of them. */
  readonly error: AppError | undefined
  /** Takes back what was said of those before. */
  readonly reset: () => void
  /** Runs one of the actions, and says nothing more of those before. */
  readonly attempt: <T>(run: () => T) => T
}

/** Several actions whose errors are told in one place: only what was tried last counts. */
export function attemptsOf(...actions: readonly Attempted[]): Attempts {
  const reset = () => {
    for (const action of actions) if (!action.isRunning) action.reset()
  }
  return {
    error: actions.find(({ error }) => error !== undefined)?.error,
    reset,
    attempt: (run) => {
      reset()
      return run()
    },
  }
}
