/** Time to return to full gain after the loudest possible peak. */
const RELEASE_S = 0.5

/**
 * Keeps the sum of several sounds within full scale. A peak that would go beyond it is turned down to it at once, and
 * what follows comes back slowly, so that a wave keeps its shape where clipping would cut it off. What fits is not
 * touched, and nothing is held back.
 */
export class Limiter {
  readonly #step: number
  #gain = 1

  /** @param rate samples a second */
  constructor(rate: number) {
    this.#step = 1 / (rate * RELEASE_S)
  }

  /** Changes these samples where they need it. */
  apply(samples: Float32Array): void {
    for (let i = 0; i < samples.length; i += 1) {
      const sample = samples[i] ?? 0
      const peak = Math.abs(sample)
      this.#gain = Math.min(1, this.#gain + this.#step)
      if (peak * this.#gain > 1) this.#gain = 1 / peak
      if (this.#gain < 1) samples[i] = Math.max(-1, Math.min(1, sample * this.#gain))
    }
  }
}
