import { fromS16le, joinBytes } from '../../../../core/audio/pcm.ts'
import { decodeG711, type G711Law } from '../../../../core/media/g711.ts'
import type { OpenDecoder } from './decoder.ts'

/** Samples without a codec. A sample that is split between two messages is completed by the next one. */
const openRaw =
  (
    rate: number,
    sampleBytes: number,
    decode: (bytes: Uint8Array) => Float32Array<ArrayBuffer>,
  ): OpenDecoder =>
  (output) => {
    let cut = new Uint8Array(0)
    return {
      push({ packets, headers, segment }) {
        const bytes = joinBytes([cut, ...packets.slice(headers)])
        const whole = bytes.length - (bytes.length % sampleBytes)
        cut = bytes.slice(whole)
        output.samples(decode(bytes.subarray(0, whole)), rate, segment)
      },
      // An incomplete sample at the end is discarded.
      flush: () => Promise.resolve(),
      close: () => undefined,
    }
  }

export const openPcm = (rate: number): OpenDecoder => openRaw(rate, 2, fromS16le)

export const openG711 = (law: G711Law): OpenDecoder => openRaw(8000, 1, (bytes) => decodeG711(law, bytes))
