import type { EncodedTrack } from '../demuxer.ts'
import type { MuxPacket, PacketEncoder } from '../muxer.ts'
import { flacFrame, flacHead } from './flac-writer.ts'

const SCALE = 0x8000

/**
 * Lossless FLAC from 16-bit samples. A frame leaves with its last sample, and the last frame is shorter, so
 * that nothing is padded.
 */
export class FlacPackets implements PacketEncoder {
  readonly track: EncodedTrack
  readonly #rate: number
  readonly #block: Int32Array<ArrayBuffer>
  #filled = 0
  #frames = 0

  /** @param blockSize samples per frame */
  constructor(rate: number, blockSize: number) {
    this.#rate = rate
    this.#block = new Int32Array(blockSize)
    const description = flacHead(rate, blockSize)
    this.track = { codec: 'flac', rate, channels: 1, description, delaySamples: 0 }
  }

  encode(samples: Float32Array<ArrayBuffer>): Promise<readonly MuxPacket[]> {
    const packets: MuxPacket[] = []
    for (const sample of samples) {
      this.#block[this.#filled] = Math.max(-SCALE, Math.min(SCALE - 1, Math.round(sample * SCALE)))
      this.#filled += 1
      if (this.#filled === this.#block.length) packets.push(this.#frame())
    }
    return Promise.resolve(packets)
  }

  finish(): Promise<readonly MuxPacket[]> {
    return Promise.resolve(this.#filled === 0 ? [] : [this.#frame()])
  }

  close(): void {}

  #frame(): MuxPacket {
    const samples = this.#filled
    const data = flacFrame(this.#block.slice(0, samples), this.#rate, this.#frames)
    this.#frames += 1
    this.#filled = 0
    return { data, samples }
  }
}
