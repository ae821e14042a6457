import type { Encoder } from '../../voice/session/ports.ts'
import { toS16le } from '../pcm.ts'

/** An encoder of 16-bit samples, without container and delay. */
export const createPcmEncoder = (): Encoder => ({
  encode: (samples) => Promise.resolve(toS16le(samples)),
  finish: () => Promise.resolve(new Uint8Array(0)),
  close: () => undefined,
})
