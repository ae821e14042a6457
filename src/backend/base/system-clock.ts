import type { Clock } from '../../core/base/clock.ts'

export const systemClock: Clock = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, Math.max(0, ms))
    return () => clearTimeout(timer)
  },
}
