import { encodeG711 } from '../../media/g711/g711-encode.ts'
import type { Encoder } from '../../voice/session/ports.ts'

/** G.711 has no container and holds nothing back. */
export const createG711Encoder = (law: 'alaw' | 'ulaw'): Encoder => ({
  encode: (samples) => Promise.resolve(encodeG711(law, samples)),
  finish: () => Promise.resolve(new Uint8Array(0)),
  close: () => undefined,
})
