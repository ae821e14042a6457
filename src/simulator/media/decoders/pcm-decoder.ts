/** Signed 16-bit samples, little-endian on every computer. */
export const BYTES_PER_SAMPLE = 2

/** @param bytes whole samples */
export function decodePcm(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Float32Array.from(
    { length: bytes.length / BYTES_PER_SAMPLE },
    (_, i) => view.getInt16(i * BYTES_PER_SAMPLE, true) / 0x8000,
  )
}

export function encodePcm(samples: Float32Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(samples.length * BYTES_PER_SAMPLE)
  const view = new DataView(bytes.buffer)
  for (const [i, sample] of samples.entries()) view.setInt16(i * BYTES_PER_SAMPLE, toInt16(sample), true)
  return bytes
}

/** A sample from -1 to 1 in 16 bits; values beyond full scale are clipped. */
export const toInt16 = (sample: number): number =>
  Math.max(-0x8000, Math.min(0x7fff, Math.round(sample * 0x8000)))
