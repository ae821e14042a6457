/** Zero crossings of the filter on each side; more of them make its edge steeper. */
const CROSSINGS = 16
/** Start of the filter's transition, as a fraction of half the lower rate. */
const EDGE = 0.92

/**
 * Changes the sample rate of a stream with a windowed sinc filter, which removes frequencies above half the
 * lower rate. Output sample k is exactly at the time of input sample k * from / to.
 */
export class Resampler {
  readonly #up: number
  readonly #down: number
  readonly #reach: number
  /** The filter's values for each position of an output sample between two input samples. */
  readonly #phases: readonly Float32Array[]
  #pending: Float32Array
  /** Position of the next output sample: `#at` input samples into `#pending`, and `#phase` of `#up` further on. */
  #at: number
  #phase = 0

  /** @param from and `to` are rates in samples a second */
  constructor(from: number, to: number) {
    const divisor = greatestCommonDivisor(from, to)
    this.#up = to / divisor
    this.#down = from / divisor
    const cutoff = Math.min(1, to / from) * EDGE
    this.#reach = Math.ceil(CROSSINGS / cutoff)
    this.#phases = Array.from({ length: this.#up }, (_, phase) => taps(phase / this.#up, cutoff, this.#reach))
    this.#pending = new Float32Array(this.#reach)
    this.#at = this.#reach
  }

  push(samples: Float32Array): Float32Array<ArrayBuffer> {
    const input = new Float32Array(this.#pending.length + samples.length)
    input.set(this.#pending)
    input.set(samples, this.#pending.length)
    const output: number[] = []
    while (this.#at + this.#reach < input.length) {
      output.push(this.#filter(input))
      this.#phase += this.#down
      this.#at += Math.floor(this.#phase / this.#up)
      this.#phase %= this.#up
    }
    const done = this.#at - this.#reach
    this.#pending = input.slice(done)
    this.#at = this.#reach
    return Float32Array.from(output)
  }

  #filter(input: Float32Array): number {
    const values = this.#phases[this.#phase] as Float32Array
    const from = this.#at - this.#reach + 1
    let sum = 0
    for (let i = 0; i < values.length; i += 1) sum += (input[from + i] as number) * (values[i] as number)
    return sum
  }
}

/** Filter taps around a position `fraction` after an input sample: `reach` samples on either side. */
function taps(fraction: number, cutoff: number, reach: number): Float32Array {
  const values = Float32Array.from({ length: 2 * reach }, (_, i) => {
    const distance = i - reach + 1 - fraction
    const hann = 0.5 + 0.5 * Math.cos((Math.PI * distance) / (reach + 1))
    return cutoff * sinc(cutoff * distance) * hann
  })
  const sum = values.reduce((total, value) => total + value, 0)
  return values.map((value) => value / sum)
}

const sinc = (x: number): number => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x))

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}
