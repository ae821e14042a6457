/** G.711: telephone sound in 8 bits a sample, with steps that grow with the level (ITU-T G.711). */

import { toInt16 } from './pcm-decoder.ts'

export type G711Law = 'alaw' | 'ulaw'

/** A-law bytes travel with every second bit inverted; mu-law bytes with all of them. */
const A_INVERTED = 0x55
const MU_INVERTED = 0xff
/** Added before mu-law takes the logarithm, in 16-bit steps. */
const MU_BIAS = 0x84

/** To 16-bit samples. */
const expanders: { readonly [L in G711Law]: (byte: number) => number } = {
  alaw(byte) {
    const bits = byte ^ A_INVERTED
    const exponent = (bits >> 4) & 7
    const mantissa = ((bits & 0x0f) << 4) + 8
    const magnitude = exponent === 0 ? mantissa : (mantissa + 0x100) << (exponent - 1)
    return (bits & 0x80) === 0 ? -magnitude : magnitude
  },
  ulaw(byte) {
    const bits = byte ^ MU_INVERTED
    const magnitude = ((((bits & 0x0f) << 3) + MU_BIAS) << ((bits >> 4) & 7)) - MU_BIAS
    return (bits & 0x80) === 0 ? magnitude : 0 - magnitude
  },
}

const tables: { readonly [L in G711Law]: Float32Array } = {
  alaw: Float32Array.from({ length: 256 }, (_, byte) => expanders.alaw(byte) / 0x8000),
  ulaw: Float32Array.from({ length: 256 }, (_, byte) => expanders.ulaw(byte) / 0x8000),
}

export const decodeG711 = (law: G711Law, bytes: Uint8Array): Float32Array =>
  Float32Array.from(bytes, (byte) => tables[law][byte] as number)

/** From 16-bit samples. */
const compressors: { readonly [L in G711Law]: (sample: number) => number } = {
  alaw(sample) {
    const magnitude = Math.min(0x7fff, sample < 0 ? -sample - 1 : sample)
    const exponent = Math.max(0, 24 - Math.clz32(magnitude))
    const mantissa = (magnitude >> (exponent === 0 ? 4 : exponent + 3)) & 0x0f
    return ((sample < 0 ? 0 : 0x80) | (exponent << 4) | mantissa) ^ A_INVERTED
  },
  ulaw(sample) {
    const magnitude = Math.min(0x7fff, Math.abs(sample) + MU_BIAS)
    const exponent = Math.max(0, 24 - Math.clz32(magnitude))
    const mantissa = (magnitude >> (exponent + 3)) & 0x0f
    return ((sample < 0 ? 0x80 : 0) | (exponent << 4) | mantissa) ^ MU_INVERTED
  },
}

export const encodeG711 = (law: G711Law, samples: Float32Array): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(samples, (sample) => compressors[law](toInt16(sample)))
