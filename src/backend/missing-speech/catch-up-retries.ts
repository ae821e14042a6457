import type { Clock } from '../../core/base/clock.ts'
import { type AppError, afterFailure, mayRepeat } from '../../core/base/errors.ts'

/** Delays before catching up is tried again by itself, in milliseconds, each after a failure without progress. */
export const RETRY_DELAYS_MS: readonly number[] = [1, 5, 15, 30].map((minutes) => minutes * 60_000)

/** Whether the same attempt may succeed later without anybody's help. */
const isPassing = (error: AppError): boolean =>
  mayRepeat(error, 'safe') || afterFailure(error) === 'ticket-holds'

/** Failures in a row of a session, and what cancels the next attempt. */
interface Plan {
  readonly failures: number
  readonly cancel: () => void
}

/** Tries again to catch up on sessions where that failed for a passing reason, a few times. */
export class CatchUpRetries {
  readonly #clock: Clock
  readonly #plans = new Map<string, Plan>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /**
   * Plans the next attempt.
   *
   * @returns the time of it, in milliseconds since 1970; undefined if there is none
   */
  plan(id: string, error: AppError, run: () => void): number | undefined {
    const { failures = 0 } = this.#plans.get(id) ?? {}
    const delayMs = isPassing(error) ? RETRY_DELAYS_MS[failures] : undefined
    if (delayMs === undefined) {
      this.reset(id)
      return undefined
    }
    this.#plans.set(id, { failures: failures + 1, cancel: this.#clock.after(delayMs, run) })
    return Date.now() + delayMs
  }

  /** Some was translated, or the user has decided: failures are counted anew. */
  reset(id: string): void {
    this.#plans.get(id)?.cancel()
    this.#plans.delete(id)
  }

  close(): void {
    for (const id of this.#plans.keys()) this.reset(id)
  }
}
