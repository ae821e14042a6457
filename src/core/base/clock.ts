/** Time as the core sees it: injected, so that a test can own it. */
export interface Clock {
  /** Milliseconds that only ever grow; the origin means nothing. */
  now(): number
  /** Runs something later, once. The answer cancels it. */
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
