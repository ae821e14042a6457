import type { Encoder } from '../audio/encoding/encoder.ts'
import { joinBytes } from '../audio/pcm.ts'
import type { Muxer, MuxPacket, PacketEncoder } from './muxer.ts'

/** A codec with a container: the header leaves with the first packet. */
export class MuxedEncoder implements Encoder {
  readonly #codec: PacketEncoder
  readonly #muxer: Muxer
  #hasBegun = false
  #givenMs = 0

  constructor(codec: PacketEncoder, muxer: Muxer) {
    this.#codec = codec
    this.#muxer = muxer
  }

  get givenMs(): number {
    return this.#givenMs
  }

  async encode(samples: Float32Array<ArrayBuffer>): Promise<Uint8Array> {
    return this.#mux(await this.#codec.encode(samples))
  }

  async finish(): Promise<Uint8Array> {
    const rest = this.#mux(await this.#codec.finish())
    return this.#hasBegun ? joinBytes([rest, this.#muxer.end()]) : rest
  }

  close(): void {
    this.#codec.close()
  }

  #mux(packets: readonly MuxPacket[]): Uint8Array<ArrayBuffer> {
    if (packets.length === 0) return new Uint8Array(0)
    const { track } = this.#codec
    for (const { samples } of packets) this.#givenMs += (samples * 1000) / track.rate
    const head = this.#hasBegun ? [] : [this.#muxer.begin(track)]
    this.#hasBegun = true
    return joinBytes([...head, ...packets.map((packet) => this.#muxer.add(packet))])
  }
}
