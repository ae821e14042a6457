import { joinBytes } from '../pcm.ts'
import type { Encoder } from './encoder.ts'
import { HalfBand } from './half-band.ts'

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
