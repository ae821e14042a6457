import { fromS16le } from '../../core/audio/pcm.ts'
import { Resampler } from '../../core/audio/resampler.ts'
import { decodeG711, type G711Law } from '../../core/media/g711.ts'
import { HEARING_RATE } from '../hearing/heard-frames.ts'
import type { DecodedMedia, MediaFault, SourceDecoder } from './source-decoder.ts'

type Decode = (bytes: Uint8Array) => Float32Array<ArrayBuffer>

/** Samples without a container: PCM, G.711. */
class RawSource implements SourceDecoder {
  readonly #rate: number
  readonly #bytesPerSample: number
  readonly #decode: Decode
  readonly #resampler: Resampler

  constructor(rate: number, bytesPerSample: number, decode: Decode) {
    this.#rate = rate
    this.#bytesPerSample = bytesPerSample
    this.#decode = decode
    this.#resampler = new Resampler(rate, HEARING_RATE)
  }

  push(bytes: Uint8Array): DecodedMedia | MediaFault {
    if (bytes.length % this.#bytesPerSample !== 0)
      return { fault: 'broken-sample', detail: `${bytes.length} bytes are not whole samples` }
    const samples = this.#decode(bytes)
    return {
      samples: this.#resampler.push(samples),
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
  Promise.resolve(new RawSource(rate, 2, fromS16le))

export const openG711 = (law: G711Law) => (): Promise<SourceDecoder> =>
  Promise.resolve(new RawSource(8000, 1, (bytes) => decodeG711(law, bytes)))
