/** G.711: telephone audio with 8 bits per sample, in steps that grow with the level (ITU-T G.711). */

export type G711Law = 'alaw' | 'ulaw'

const FULL_SCALE = 0x8000
/** A-law bytes are sent with every second bit inverted, mu-law bytes with all bits inverted. */
const A_LAW_INVERTED = 0x55
const MU_LAW_INVERTED = 0xff
const MU_LAW_BIAS = 132

/** Decodes one byte to the 16-bit scale. */
function aLaw(byte: number): number {
  const bits = byte ^ A_LAW_INVERTED
  const segment = (bits >> 4) & 7
  const step = ((bits & 0x0f) << 4) + 8
  const magnitude = segment === 0 ? step : (step + 256) << (segment - 1)
  return (bits & 0x80) === 0 ? -magnitude : magnitude
}

function muLaw(byte: number): number {
  const bits = byte ^ MU_LAW_INVERTED
  const magnitude = ((((bits & 0x0f) << 3) + MU_LAW_BIAS) << ((bits >> 4) & 7)) - MU_LAW_BIAS
  return (bits & 0x80) === 0 ? magnitude : -magnitude
}

const tableOf = (law: (byte: number) => number): Float32Array =>
  Float32Array.from({ length: 256 }, (_, byte) => law(byte) / FULL_SCALE)

const TABLES: Readonly<Record<G711Law, Float32Array>> = { alaw: tableOf(aLaw), ulaw: tableOf(muLaw) }

/** @returns samples from -1 to 1, one per byte */
export function decodeG711(law: G711Law, bytes: Uint8Array): Float32Array<ArrayBuffer> {
  const table = TABLES[law]
  const samples = new Float32Array(bytes.length)
  for (const [i, byte] of bytes.entries()) samples[i] = table[byte] ?? 0
  return samples
}
