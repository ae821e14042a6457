import type { Encoder } from '../../voice/session/ports.ts'
import { toS16le } from '../pcm.ts'

/** Plain 16-bit samples: nothing is held back, and there is no container. */
export const createPcmEncoder = (): Encoder => ({
  encode: (samples) => Promise.resolve(toS16le(samples)),
  finish: () => Promise.resolve(new Uint8Array(0)),
  close: () => undefined,
})
