/** Hum, wind and knocks are below; speech keeps its level, since its harmonics are above. */
const LOWEST_HZ = 150
/** Damping of both sections of a Butterworth filter of fourth order. */
const DAMPING = [1.847_759, 0.765_367]

/** A high-pass filter that takes away what is no speech: the offset of a device, and hum, by 30 dB and more. */
export class HumFilter {
  readonly #sections: readonly Section[]

  /** @param rate samples a second */
  constructor(rate: number) {
    this.#sections = DAMPING.map((damping) => new Section(Math.tan((Math.PI * LOWEST_HZ) / rate), damping))
  }

  process(sample: number): number {
    let filtered = sample
    for (const section of this.#sections) filtered = section.process(filtered)
    return filtered
  }
}

/** A filter of second order, in transposed direct form. */
class Section {
  readonly #gain: number
  readonly #back1: number
  readonly #back2: number
  #state1 = 0
  #state2 = 0

  constructor(warped: number, damping: number) {
    const scale = 1 + damping * warped + warped * warped
    this.#gain = 1 / scale
    this.#back1 = (2 * (warped * warped - 1)) / scale
    this.#back2 = (1 - damping * warped + warped * warped) / scale
  }

  process(sample: number): number {
    const scaled = this.#gain * sample
    const filtered = scaled + this.#state1
    this.#state1 = this.#state2 - 2 * scaled - this.#back1 * filtered
    this.#state2 = scaled - this.#back2 * filtered
    return filtered
  }
}
