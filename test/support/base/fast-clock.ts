import type { Clock } from '../../../src/core/base/clock.ts'

const MINUTE_MS = 60_000

/**
 * A clock that records waits of less than a minute and ends them at once. Longer waits are timeouts, which keep their
 * length.
 */
export class FastClock implements Clock {
  readonly waits: number[] = []

  now(): number {
    return performance.now()
  }

  after(ms: number, run: () => void): () => void {
    if (ms < MINUTE_MS) this.waits.push(ms)
    const timer = setTimeout(run, ms < MINUTE_MS ? 1 : ms)
    timer.unref()
    return () => clearTimeout(timer)
  }
}
