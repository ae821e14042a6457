/** State of a session in relation to the user's limit. */
export type LimitState = 'far' | 'near' | 'reached'

/** The user is warned when this much is left, or the last tenth of a short limit. */
const WARN_MS = 5 * 60_000
const WARN_SHARE = 0.1

export class LimitWatch {
  readonly #limitMs: number | undefined

  /** @param limitMs speech that may be sent; undefined for no limit */
  constructor(limitMs: number | undefined) {
    this.#limitMs = limitMs
  }

  update(sentMs: number): LimitState {
    const limit = this.#limitMs
    if (limit === undefined) return 'far'
    if (sentMs >= limit) return 'reached'
    return sentMs >= limit - Math.min(WARN_MS, limit * WARN_SHARE) ? 'near' : 'far'
  }
}

/** Thresholds for a slow connection: queued speech in milliseconds, and the time for which it must not shrink. */
const SLOW_MS = 2500
const FINE_MS = 1000
const AFTER_MS = 2000

/** Detects a network that accepts speech more slowly than it is spoken. A queue that is shrinking is not slow. */
export class SlowWatch {
  /** Reference measurement of the queue, renewed every `AFTER_MS`. */
  #from: { readonly at: number; readonly heldMs: number } | undefined
  #isSlow = false

  /** @param now in milliseconds */
  update(heldMs: number, isStreaming: boolean, now: number): boolean {
    if (!isStreaming || heldMs < FINE_MS) {
      this.#from = undefined
      this.#isSlow = false
    } else if (heldMs > SLOW_MS) {
      this.#from ??= { at: now, heldMs }
      // Each message shrinks the queue a little, so the queue is compared over a longer time.
      if (now - this.#from.at >= AFTER_MS) {
        if (heldMs >= this.#from.heldMs) this.#isSlow = true
        this.#from = { at: now, heldMs }
      }
    } else if (!this.#isSlow) this.#from = undefined
    return this.#isSlow
  }
}
