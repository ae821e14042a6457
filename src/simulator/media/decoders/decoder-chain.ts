import { concatSamples } from '../concat.ts'
import type { PacketDecoder } from './packet-decoder.ts'

interface Retired {
  /** Its last sound, once it is there. */
  rest: Float32Array | undefined
  /** Output of newer decoders in the meantime. */
  readonly after: Float32Array[]
}

/** The sound of one decoder after another, in order, though an earlier one may still have some to come. */
export class DecoderChain {
  readonly #retired: Retired[] = []
  #settled: Promise<unknown> = Promise.resolve()

  /** The decoder gets no more packets. */
  retire(decoder: PacketDecoder): void {
    const retired: Retired = { rest: undefined, after: [] }
    this.#retired.push(retired)
    this.#settled = Promise.all([this.#settled, this.#settle(retired, decoder)])
  }

  async #settle(retired: Retired, decoder: PacketDecoder): Promise<void> {
    retired.rest = await decoder.finish()
    decoder.close()
  }

  /** Adds sound of the newest decoder; gives what has nothing before it that is still awaited. */
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
