import { joinBytes } from '../pcm.ts'
import { kaiser, sinc } from '../resampler.ts'
import type { Encoder } from './encoder.ts'

/** Taps on each side of the middle: only every other one is not zero. */
const REACH = 31

/** The taps at odd distances from the middle, 1, 3, 5...; they and the middle's half add up to one. */
const TAPS = (() => {
  const distances = Array.from({ length: (REACH + 1) / 2 }, (_, i) => 2 * i + 1)
  const taps = distances.map((distance) => 0.5 * sinc(distance / 2) * kaiser(distance / (REACH + 1)))
  const gain = 2 * taps.reduce((sum, tap) => sum + tap, 0)
  return Float64Array.from(taps, (tap) => (0.5 * tap) / gain)
})()

/**
 * Halves the rate of a stream of samples. The delay is compensated: output sample `n` is at the time of input
 * sample `2n`. Flat up to 0.8 of the new Nyquist rate, 80 dB down from 1.2 of it on.
 */
export class HalfBand {
  #history = new Float32Array(REACH)
  /** Position of the next output sample, from the start of the history. */
  #next = REACH

  push(samples: Float32Array): Float32Array<ArrayBuffer> {
    const input = new Float32Array(this.#history.length + samples.length)
    input.set(this.#history)
    input.set(samples, this.#history.length)
    const count = Math.max(0, Math.ceil((input.length - REACH - this.#next) / 2))
    const output = new Float32Array(count)
    for (let i = 0; i < count; i += 1) output[i] = filterAt(input, this.#next + 2 * i)
    const used = this.#next + 2 * count - REACH
    this.#history = input.slice(used)
    this.#next = REACH
    return output
  }

  /** Flushes the filter at the end of the stream. */
  finish(): Float32Array<ArrayBuffer> {
    return this.push(new Float32Array(REACH))
  }
}

function filterAt(input: Float32Array, center: number): number {
  let sum = 0.5 * (input[center] ?? 0)
  for (let i = 0; i < TAPS.length; i += 1) {
    const distance = 2 * i + 1
    sum += (TAPS[i] ?? 0) * ((input[center - distance] ?? 0) + (input[center + distance] ?? 0))
  }
  return sum
}

/** Encodes sound that is captured at twice the codec's rate. */
export class HalvingEncoder implements Encoder {
  readonly #encoder: Encoder
  readonly #filter = new HalfBand()

  constructor(encoder: Encoder) {
    this.#encoder = encoder
  }

  encode(samples: Float32Array<ArrayBuffer>): Promise<Uint8Array> {
    return this.#encoder.encode(this.#filter.push(samples))
  }

  async finish(): Promise<Uint8Array> {
    const held = await this.#encoder.encode(this.#filter.finish())
    return joinBytes([held, await this.#encoder.finish()])
  }

  close(): void {
    this.#encoder.close()
  }
}
