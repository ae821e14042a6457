import { HEARING_RATE } from '../hearing/heard-frames.ts'
import { decodeG711, type G711Law } from './decoders/g711-decoder.ts'
import { BYTES_PER_SAMPLE, decodePcm } from './decoders/pcm-decoder.ts'
import { Resampler } from './decoders/stream-resampler.ts'
import type { DecodedMedia, MediaFault, SourceDecoder } from './source-decoder.ts'

/** Samples without a container: PCM, G.711. */
class RawSource implements SourceDecoder {
  readonly #rate: number
  readonly #bytesPerSample: number
  readonly #decode: (bytes: Uint8Array) => Float32Array
  readonly #resampler: Resampler | undefined

  constructor(rate: number, bytesPerSample: number, decode: (bytes: Uint8Array) => Float32Array) {
    this.#rate = rate
    this.#bytesPerSample = bytesPerSample
    this.#decode = decode
    this.#resampler = rate === HEARING_RATE ? undefined : new Resampler(rate, HEARING_RATE)
  }

  push(bytes: Uint8Array): DecodedMedia | MediaFault {
    if (bytes.length % this.#bytesPerSample !== 0)
      return { fault: 'broken-sample', detail: `${bytes.length} bytes are not whole samples` }
    const samples = this.#decode(bytes)
    return {
      samples: this.#resampler?.push(samples) ?? samples,
      durationMs: (samples.length / this.#rate) * 1000,
      lateMs: 0,
      damage: [],
    }
  }

  newLink(): void {}

  finish(): Promise<Float32Array> {
    return Promise.resolve(new Float32Array(0))
  }

  close(): void {}
}

export const openPcm = (rate: number) => (): Promise<SourceDecoder> =>
  Promise.resolve(new RawSource(rate, BYTES_PER_SAMPLE, decodePcm))

export const openG711 = (law: G711Law) => (): Promise<SourceDecoder> =>
  Promise.resolve(new RawSource(8000, 1, (bytes) => decodeG711(law, bytes)))
