/** Media allowed at once, and per second, in milliseconds of media. */
const BURST_MS = 1000
const RATE = 2
/** Beyond this, no network explains it. */
const FAR_BEYOND_MS = 5000

export type Pace = 'fair' | 'too-fast' | 'far-too-fast'

/** Judges by a token bucket how fast media comes. */
export class Pacing {
  #credit = BURST_MS
  #last: number

  constructor(now: number) {
    this.#last = now
  }

  /**
   * @param mediaMs what a chunk completes. Of a long page, most chunks complete nothing, and the time that they
   *   took counts when it ends
   * @param lateMs how much of that came in earlier chunks
   */
  take(now: number, mediaMs: number, lateMs = 0): Pace {
    if (mediaMs === 0) return 'fair'
    this.#credit = Math.min(BURST_MS + lateMs, this.#credit + (now - this.#last) * RATE) - mediaMs
    this.#last = now
    if (this.#credit >= 0) return 'fair'
    return this.#credit < -FAR_BEYOND_MS ? 'far-too-fast' : 'too-fast'
  }
}
