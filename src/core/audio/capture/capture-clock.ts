/**
 * Age limit of an observation. Clocks drift apart by some parts per million, so old observations are dropped.
 */
const WINDOW_MS = 5000

/**
 * Relates the sound card's clock to the local clock. Samples arrive late, sometimes very late, but never
 * early: the smallest delay of the last seconds is the best estimate.
 */
export class CaptureClock {
  #current = Number.POSITIVE_INFINITY
  #previous = Number.POSITIVE_INFINITY
  #windowEnd = 0

  /**
   * @param now the local clock when the sample arrived
   * @param capturedMs duration of all sound captured up to that sample
   */
  observe(now: number, capturedMs: number): void {
    if (now >= this.#windowEnd) {
      this.#previous = this.#current
      this.#current = Number.POSITIVE_INFINITY
      this.#windowEnd = now + WINDOW_MS
    }
    this.#current = Math.min(this.#current, now - capturedMs)
  }

  /** When the sound at this capture time was captured, on the local clock; undefined before the first sample. */
  timeOf(captureMs: number): number | undefined {
    const start = Math.min(this.#current, this.#previous)
    return Number.isFinite(start) ? start + captureMs : undefined
  }
}
