/** Injected time, so that tests can control it. */
export interface SimulatorClock {
  /** Monotonic milliseconds with an arbitrary origin. */
  now(): number
  /** Runs a callback once, later. The returned function cancels it. */
  after(ms: number, run: () => void): () => void
}

export const simulatorClock: SimulatorClock = {
  now: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
