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

  take(sentMs: number): LimitState {
    const limit = this.#limitMs
    if (limit === undefined) return 'far'
    if (sentMs >= limit) return 'reached'
    return sentMs >= limit - Math.min(WARN_MS, limit * WARN_SHARE) ? 'near' : 'far'
  }
}
