export const sinc = (x: number): number => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x))

/** Modified Bessel function of the first kind, of order zero. */
function bessel(x: number): number {
  let sum = 1
  let term = 1
  for (let k = 1; k < 40; k += 1) {
    term *= (x / (2 * k)) ** 2
    sum += term
  }
  return sum
}

/** Shape of the Kaiser window: about 80 dB of stopband. */
const BETA = 8

/** @param position from -1 to 1 across the window; 0 outside */
export const kaiser = (position: number): number =>
  Math.abs(position) >= 1 ? 0 : bessel(BETA * Math.sqrt(1 - position ** 2)) / bessel(BETA)

/** Zero crossings of the sinc on each side: about 80 dB of stopband with this window. */
const CROSSINGS = 24
/** End of the passband, as a fraction of the lower Nyquist rate. */
const PASSBAND = 0.94

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

/**
 * Changes the sample rate of a stream with a polyphase windowed sinc. The delay is compensated: output sample
 * `n` is at `n / to` seconds.
 */
export class Resampler {
  readonly #up: number
  readonly #down: number
  readonly #half: number
  /** One filter per fraction of an input sample at which an output sample can fall. */
  readonly #phases: readonly Float64Array[]
  #history: Float32Array
  /** Position of the next output sample, in input samples times `up`, from the start of the history. */
  #position: number
  readonly #isNeeded: boolean

  /** @param from @param to samples a second */
  constructor(from: number, to: number) {
    const divisor = gcd(from, to)
    this.#up = to / divisor
    this.#down = from / divisor
    this.#isNeeded = from !== to
    const cutoff = PASSBAND * Math.min(1, to / from)
    this.#half = Math.ceil(CROSSINGS / cutoff)
    this.#phases = this.#isNeeded ? makePhases(this.#up, this.#half, cutoff) : []
    this.#history = new Float32Array(this.#half)
    this.#position = this.#half * this.#up
  }

  push(samples: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
    if (!this.#isNeeded) return samples
    const input = new Float32Array(this.#history.length + samples.length)
    input.set(this.#history)
    input.set(samples, this.#history.length)
    const last = (input.length - this.#half) * this.#up
    const count = Math.max(0, Math.ceil((last - this.#position) / this.#down))
    const output = Float32Array.from({ length: count }, (_, i) =>
      this.#at(input, this.#position + i * this.#down),
    )
    this.#position += count * this.#down
    const used = Math.max(0, Math.floor(this.#position / this.#up) - this.#half)
    this.#history = input.slice(used)
    this.#position -= used * this.#up
    return output
  }

  /** Flushes the filter at the end of the stream. */
  finish(): Float32Array<ArrayBuffer> {
    return this.#isNeeded ? this.push(new Float32Array(this.#half)) : new Float32Array(0)
  }

  #at(input: Float32Array, position: number): number {
    const center = Math.floor(position / this.#up)
    const taps = this.#phases[position % this.#up]
    if (taps === undefined) return 0
    const first = center - this.#half + 1
    let sum = 0
    for (let i = 0; i < taps.length; i += 1) sum += (input[first + i] ?? 0) * (taps[i] ?? 0)
    return sum
  }
}

function makePhases(up: number, half: number, cutoff: number): Float64Array[] {
  return Array.from({ length: up }, (_, phase) => {
    const taps = Float64Array.from({ length: 2 * half }, (__, i) => {
      const distance = i - half + 1 - phase / up
      return cutoff * sinc(cutoff * distance) * kaiser(distance / half)
    })
    // Each phase has unity gain for a constant.
    const gain = taps.reduce((sum, tap) => sum + tap, 0)
    return taps.map((tap) => tap / gain)
  })
}
