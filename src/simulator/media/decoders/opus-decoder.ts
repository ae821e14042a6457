import { OpusDecoder } from 'opus-decoder'
import { opusPacketSamples } from '../../../core/media/opus/opus-packet.ts'

/** Rates at which Opus can be decoded. */
export type OpusOutputRate = 8000 | 16_000 | 24_000 | 48_000

export interface OpusPacketDecoder {
  /**
   * Mono samples from -1 to 1, which are the caller's own.
   *
   * @returns undefined if the packet is not an Opus packet
   */
  decode(packet: Uint8Array): Float32Array | undefined
  close(): void
}

/** Opens a decoder for one mono stream. It holds memory outside the heap until it is closed. */
export async function openOpusDecoder(sampleRate: OpusOutputRate): Promise<OpusPacketDecoder> {
  const decoder = new OpusDecoder({ sampleRate, channels: 1 })
  await decoder.ready
  return {
    decode(packet) {
      // The library prints errors to the console, so packets that are certainly invalid are not passed to it.
      if (opusPacketSamples(packet) === 0) return undefined
      const { channelData, errors } = decoder.decodeFrame(packet)
      return errors.length > 0 ? undefined : channelData[0]
    },
    close: () => decoder.free(),
  }
}
