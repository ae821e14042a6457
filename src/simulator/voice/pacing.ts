/** Media allowed at once, and per second, in milliseconds of media. */
const BURST_MS = 1000
const RATE = 2
/** Above this, a network cannot be the cause. */
const FAR_BEYOND_MS = 5000

export type Pace = 'fair' | 'too-fast' | 'far-too-fast'

/** Measures the rate of media with a token bucket. */
export class Pacing {
  #credit = BURST_MS
  #last: number

  constructor(now: number) {
    this.#last = now
  }

  /**
   * @param mediaMs media that a chunk completes. Most chunks of a long page complete none; their time counts when the
   *   page ends
   * @param lateMs the part of it that arrived in earlier chunks
   */
  update(now: number, mediaMs: number, lateMs = 0): Pace {
    if (mediaMs === 0) return 'fair'
    this.#credit = Math.min(BURST_MS + lateMs, this.#credit + (now - this.#last) * RATE) - mediaMs
    this.#last = now
    if (this.#credit >= 0) return 'fair'
    return this.#credit < -FAR_BEYOND_MS ? 'far-too-fast' : 'too-fast'
  }
}
