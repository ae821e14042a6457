/** Time to return to full gain after the loudest possible peak. */
const RELEASE_S = 0.5

/**
 * Keeps the sum of several sounds within full scale. The gain drops at once for a peak beyond it and recovers
 * slowly, so that a wave keeps its shape where clipping would distort it. Sound within full scale is
 * unchanged, without delay.
 */
export class Limiter {
  readonly #step: number
  #gain = 1

  /** @param rate samples a second */
  constructor(rate: number) {
    this.#step = 1 / (rate * RELEASE_S)
  }

  /** Limits these samples in place. */
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
