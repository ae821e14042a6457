import { encodeG711 } from '../../media/g711/g711-encode.ts'
import type { Encoder } from '../../voice/session/ports.ts'

/** An encoder of G.711, which has no container and no delay. */
export const createG711Encoder = (law: 'alaw' | 'ulaw'): Encoder => ({
  encode: (samples) => Promise.resolve(encodeG711(law, samples)),
  finish: () => Promise.resolve(new Uint8Array(0)),
  close: () => undefined,
})
