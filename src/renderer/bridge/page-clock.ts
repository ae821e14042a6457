import type { Clock } from '../../core/base/clock.ts'

/** A page's own time. */
export const pageClock: Clock = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
