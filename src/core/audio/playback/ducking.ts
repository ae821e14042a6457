/** Gain of the original voice while a translation speaks: -14 dB. */
const UNDER = 0.2
const DOWN_S = 0.08
const UP_S = 0.4
/** A pause between two words does not restore the original. */
const HOLD_S = 0.5

/** Lowers one voice while another speaks: quickly down, slowly up, without a step. */
export class Ducking {
  readonly #rate: number
  #gain = 1
  #held = 0

  /** @param rate samples a second */
  constructor(rate: number) {
    this.#rate = rate
  }

  /**
   * Writes the gain of the lowered voice for each sample.
   *
   * @param isSpeaking whether the other voice speaks during these samples
   */
  write(gains: Float32Array, isSpeaking: boolean): void {
    for (let i = 0; i < gains.length; i += 1) {
      this.#held = isSpeaking ? HOLD_S * this.#rate : Math.max(0, this.#held - 1)
      const wanted = this.#held > 0 ? UNDER : 1
      const step = (1 - UNDER) / (this.#rate * (wanted < this.#gain ? DOWN_S : UP_S))
      this.#gain =
        wanted < this.#gain ? Math.max(wanted, this.#gain - step) : Math.min(wanted, this.#gain + step)
      gains[i] = this.#gain
    }
  }
}
