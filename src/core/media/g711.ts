/** G.711: telephone audio with 8 bits per sample, in steps that grow with the level (ITU-T G.711). */

export type G711Law = 'alaw' | 'ulaw'

export const FULL_SCALE = 0x8000
/** A-law bytes are sent with every second bit inverted, mu-law bytes with all bits inverted. */
const A_LAW_INVERTED = 0x55
const MU_LAW_INVERTED = 0xff
/** Bias that moves the steps of mu-law to powers of two, in 16-bit units. */
const MU_LAW_BIAS = 132

/** Decodes one byte to the 16-bit scale. */
function decodeALaw(byte: number): number {
  const bits = byte ^ A_LAW_INVERTED
  const segment = (bits >> 4) & 7
  const step = ((bits & 0x0f) << 4) + 8
  const magnitude = segment === 0 ? step : (step + 256) << (segment - 1)
  return (bits & 0x80) === 0 ? -magnitude : magnitude
}

export function decodeMuLaw(byte: number): number {
  const bits = byte ^ MU_LAW_INVERTED
  const magnitude = ((((bits & 0x0f) << 3) + MU_LAW_BIAS) << ((bits >> 4) & 7)) - MU_LAW_BIAS
  // Zero has no sign.
  return (bits & 0x80) === 0 ? magnitude : 0 - magnitude
}

const tableOf = (law: (byte: number) => number): Float32Array =>
  Float32Array.from({ length: 256 }, (_, byte) => law(byte) / FULL_SCALE)

const TABLES: Readonly<Record<G711Law, Float32Array>> = {
  alaw: /* @__PURE__ */ tableOf(decodeALaw),
  ulaw: /* @__PURE__ */ tableOf(decodeMuLaw),
}

/** @returns samples from -1 to 1, one per byte */
export function decodeG711(law: G711Law, bytes: Uint8Array): Float32Array<ArrayBuffer> {
  const table = TABLES[law]
  const samples = new Float32Array(bytes.length)
  for (const [i, byte] of bytes.entries()) samples[i] = table[byte] ?? 0
  return samples
}

/** Segment of a magnitude, from 0 to 7, by its highest set bit. */
const segmentOf = (magnitude: number): number => Math.max(0, 24 - Math.clz32(magnitude))

function encodeALaw(sample: number): number {
  const isNegative = sample < 0
  const magnitude = isNegative ? -sample - 1 : sample
  const segment = segmentOf(magnitude)
  const step = (magnitude >> Math.max(4, segment + 3)) & 0x0f
  return ((isNegative ? 0 : 0x80) | (segment << 4) | step) ^ A_LAW_INVERTED
}

function encodeMuLaw(sample: number): number {
  const magnitude = Math.min(FULL_SCALE - 1, Math.abs(sample) + MU_LAW_BIAS)
  const segment = segmentOf(magnitude)
  const step = (magnitude >> (segment + 3)) & 0x0f
  return ((sample < 0 ? 0x80 : 0) | (segment << 4) | step) ^ MU_LAW_INVERTED
}

const ENCODERS = { alaw: encodeALaw, ulaw: encodeMuLaw } as const

/** @returns one byte per sample; values beyond full scale are clipped */
export function encodeG711(law: G711Law, samples: Float32Array): Uint8Array<ArrayBuffer> {
  const encode = ENCODERS[law]
  const bytes = new Uint8Array(samples.length)
  for (let i = 0; i < samples.length; i += 1) {
    const value = Math.round((samples[i] ?? 0) * FULL_SCALE)
    bytes[i] = encode(Math.max(-FULL_SCALE, Math.min(FULL_SCALE - 1, value)))
  }
  return bytes
}
