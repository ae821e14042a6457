import { toS16le } from '../pcm.ts'
import type { Encoder } from './encoder.ts'

/** An encoder without container and delay, such as one of G.711. */
export const createRawEncoder = (toBytes: (samples: Float32Array) => Uint8Array): Encoder => ({
  encode: (samples) => Promise.resolve(toBytes(samples)),
  finish: () => Promise.resolve(new Uint8Array(0)),
  close: () => undefined,
})

/** An encoder of 16-bit samples. */
export const createPcmEncoder = (): Encoder => createRawEncoder(toS16le)
