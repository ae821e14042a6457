/** G.711: telephone audio with 8 bits per sample, in steps that grow with the level (ITU-T G.711). */

const FULL_SCALE = 0x8000
/** A-law bytes are sent with every second bit inverted, mu-law bytes with all bits inverted. */
const A_LAW_INVERTED = 0x55
const MU_LAW_INVERTED = 0xff
/** Bias that moves the steps of mu-law to powers of two, in 16-bit units. */
const MU_LAW_BIAS = 132

/** Segment of a magnitude, from 0 to 7, by its highest set bit. */
const segmentOf = (magnitude: number): number => Math.max(0, 24 - Math.clz32(magnitude))

function aLaw(sample: number): number {
  const isNegative = sample < 0
  const magnitude = isNegative ? -sample - 1 : sample
  const segment = segmentOf(magnitude)
  const step = (magnitude >> Math.max(4, segment + 3)) & 0x0f
  return ((isNegative ? 0 : 0x80) | (segment << 4) | step) ^ A_LAW_INVERTED
}

function muLaw(sample: number): number {
  const magnitude = Math.min(FULL_SCALE - 1, Math.abs(sample) + MU_LAW_BIAS)
  const segment = segmentOf(magnitude)
  const step = (magnitude >> (segment + 3)) & 0x0f
  return ((sample < 0 ? 0x80 : 0) | (segment << 4) | step) ^ MU_LAW_INVERTED
}

const LAWS = { alaw: aLaw, ulaw: muLaw } as const

/** @returns one byte per sample; values beyond full scale are clipped */
export function encodeG711(law: keyof typeof LAWS, samples: Float32Array): Uint8Array<ArrayBuffer> {
  const encode = LAWS[law]
  const bytes = new Uint8Array(samples.length)
  for (let i = 0; i < samples.length; i += 1) {
    const value = Math.round((samples[i] ?? 0) * FULL_SCALE)
    bytes[i] = encode(Math.max(-FULL_SCALE, Math.min(FULL_SCALE - 1, value)))
  }
  return bytes
}
