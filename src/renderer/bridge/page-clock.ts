import type { Clock } from '../../core/base/clock.ts'

/** The page's monotonic clock. */
export const pageClock: Clock = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
