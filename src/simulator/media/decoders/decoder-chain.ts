import { concatSamples } from '../concat.ts'
import type { PacketDecoder } from './packet-decoder.ts'

interface Retired {
  /** Its remaining samples, once available. */
  rest: Float32Array | undefined
  /** Output of newer decoders in the meantime. */
  readonly after: Float32Array[]
}

/** Output of consecutive decoders in order, even if an earlier one finishes late. */
export class DecoderChain {
  readonly #retired: Retired[] = []
  #settled: Promise<unknown> = Promise.resolve()

  /** Ends a decoder: it receives no more packets. */
  retire(decoder: PacketDecoder): void {
    const retired: Retired = { rest: undefined, after: [] }
    this.#retired.push(retired)
    this.#settled = Promise.all([this.#settled, this.#settle(retired, decoder)])
  }

  async #settle(retired: Retired, decoder: PacketDecoder): Promise<void> {
    retired.rest = await decoder.finish()
    decoder.close()
  }

  /** Adds output of the newest decoder; returns the output that no earlier decoder delays. */
  pass(sound: Float32Array): Float32Array {
    const last = this.#retired.at(-1)
    last?.after.push(sound)
    const ready: Float32Array[] = last === undefined ? [sound] : []
    for (let [first] = this.#retired; first?.rest !== undefined; [first] = this.#retired) {
      ready.push(first.rest, ...first.after)
      this.#retired.shift()
    }
    return concatSamples(ready)
  }

  /** Returns the rest of the output. */
  async finish(): Promise<Float32Array> {
    await this.#settled
    return this.pass(new Float32Array(0))
  }
}
