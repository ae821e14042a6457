/** The pitch of voices, in samples per period at 8 kHz, half of the input rate: 400 down to 70 Hz. */
const SHORTEST_PERIOD = 20
const LONGEST_PERIOD = 114
/** Lifts the high end, so that a rumble does not look like a pitch. */
const PRE_EMPHASIS = 0.95

/**
 * Periodicity of sound at the pitch of a voice, from 0 to 1: the highest normalised autocorrelation. Vowels
 * are near 1; noise and silence are below one half. A steady tone also reaches 1.
 *
 * @param samples at 16 kHz; `size` of them from `at` on are analysed
 */
export class Voicing {
  readonly #halved: Float64Array

  constructor(size: number) {
    this.#halved = new Float64Array(size / 2)
  }

  measure(samples: Float32Array, at: number): number {
    this.#halve(samples, at)
    const x = this.#halved
    const span = x.length - LONGEST_PERIOD
    let fixed = 0
    for (let i = 0; i < span; i += 1) fixed += (x[i] as number) ** 2
    if (fixed === 0) return 0
    let best = 0
    for (let period = SHORTEST_PERIOD; period <= LONGEST_PERIOD; period += 1) {
      let product = 0
      let moved = 0
      for (let i = 0; i < span; i += 1) {
        const later = x[i + period] as number
        product += (x[i] as number) * later
        moved += later * later
      }
      if (product > 0 && moved > 0) best = Math.max(best, product / Math.sqrt(fixed * moved))
    }
    return best
  }

  /** Pre-emphasis, then half the rate: neighbours are added. */
  #halve(samples: Float32Array, at: number): void {
    let last = samples[at] as number
    for (let i = 0; i < this.#halved.length; i += 1) {
      const a = samples[at + 2 * i] as number
      const b = samples[at + 2 * i + 1] as number
      this.#halved[i] = a - PRE_EMPHASIS * last + (b - PRE_EMPHASIS * a)
      last = b
    }
  }
}
