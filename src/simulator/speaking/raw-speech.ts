import { toS16le } from '../../core/audio/pcm.ts'
import { encodeG711, type G711Law } from '../../core/media/g711.ts'
import { type OpusOutputRate, openOpusDecoder } from '../media/decoders/opus-decoder.ts'
import { type Clip, type ClipStretch, clipSamples } from '../script/clip.ts'
import { type EncodedChunk, SPEECH_CHUNK_MS, type SpeechEncoder } from './speech-encoder.ts'

/** Duration of one packet of a message. */
const PACKET_MS = 100

/** Speech without a container: PCM, G.711. */
export class RawSpeech implements SpeechEncoder {
  readonly #rate: OpusOutputRate
  readonly #encode: (samples: Float32Array) => Uint8Array

  constructor(rate: OpusOutputRate, encode: (samples: Float32Array) => Uint8Array) {
    this.#rate = rate
    this.#encode = encode
  }

  head(): readonly Uint8Array[] {
    return []
  }

  async encode(clip: Clip, { startMs, endMs }: ClipStretch): Promise<readonly EncodedChunk[]> {
    const decoder = await openOpusDecoder(this.#rate)
    const samples = clipSamples(clip, decoder, this.#rate)
    decoder.close()
    const stretch = samples.subarray(this.#toSamples(startMs), this.#toSamples(endMs))
    return this.#split(stretch, SPEECH_CHUNK_MS).map((chunk) => ({
      packets: this.#split(chunk, PACKET_MS).map(this.#encode),
      durationMs: (chunk.length / this.#rate) * 1000,
    }))
  }

  #toSamples(ms: number): number {
    return Math.round((ms / 1000) * this.#rate)
  }

  #split(samples: Float32Array, ms: number): Float32Array[] {
    const size = this.#toSamples(ms)
    return Array.from({ length: Math.ceil(samples.length / size) }, (_, i) =>
      samples.subarray(i * size, (i + 1) * size),
    )
  }
}

export const pcmSpeech = (rate: OpusOutputRate) => (): SpeechEncoder => new RawSpeech(rate, toS16le)

export const g711Speech = (law: G711Law) => (): SpeechEncoder =>
  new RawSpeech(8000, (samples) => encodeG711(law, samples))
