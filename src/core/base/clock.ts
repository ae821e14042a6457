/** Injected time of core, so that tests can control it. */
export interface Clock {
  /** Monotonic milliseconds with an arbitrary origin. */
  now(): number
  /** Runs a callback once, later. The returned function cancels it. */
  after(ms: number, run: () => void): () => void
}

/** Waits, or until `signal` aborts. */
export function sleep(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted || ms <= 0) return Promise.resolve()
  return new Promise((resolve) => {
    const wake = () => {
      cancel()
      signal.removeEventListener('abort', wake)
      resolve()
    }
    const cancel = clock.after(ms, wake)
    signal.addEventListener('abort', wake)
  })
}
