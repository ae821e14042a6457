/** Injected time, so that tests can control it. */
export interface Clock {
  /** Milliseconds that only ever grow; the origin means nothing. */
  now(): number
  /** Runs something later, once. The answer cancels it. */
  after(ms: number, run: () => void): () => void
}

export const systemClock: Clock = {
  now: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
