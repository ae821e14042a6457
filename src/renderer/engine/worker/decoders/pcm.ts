import { fromS16le, joinBytes } from '../../../../core/audio/pcm.ts'
import type { OpenDecoder } from './decoder.ts'

/** Plain 16-bit samples. A sample that is cut by the end of a message waits for the next one. */
export const openPcmDecoder =
  (rate: number): OpenDecoder =>
  (output) => {
    let half = new Uint8Array(0)
    return {
      push(packets, caption) {
        const bytes = joinBytes([half, ...packets])
        const whole = bytes.length & ~1
        half = bytes.slice(whole)
        output.samples(fromS16le(bytes.subarray(0, whole)), rate, caption)
      },
      // A half sample that is left over is no sound.
      flush: () => Promise.resolve(),
      close: () => undefined,
    }
  }
