/** A day in milliseconds. The simulator shares no code with the client, and has its own. */
export const DAY_MS = 24 * 60 * 60 * 1000

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
