/** Full scale of 16-bit samples. The same factor both ways, so that a round trip changes no sample. */
const SCALE = 0x8000

/** @returns little-endian 16-bit samples, clipped at full scale */
export function toS16le(samples: Float32Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(samples.length * 2)
  const view = new DataView(bytes.buffer)
  for (let i = 0; i < samples.length; i += 1) {
    const value = Math.round((samples[i] ?? 0) * SCALE)
    view.setInt16(i * 2, Math.max(-SCALE, Math.min(SCALE - 1, value)), true)
  }
  return bytes
}

/** @param bytes whole little-endian 16-bit samples; a single byte at the end is ignored */
export function fromS16le(bytes: Uint8Array): Float32Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const samples = new Float32Array(bytes.byteLength >> 1)
  for (let i = 0; i < samples.length; i += 1) samples[i] = view.getInt16(i * 2, true) / SCALE
  return samples
}

/** The channels of sound whose samples take turns. */
export const deinterleave = (samples: Float32Array, channels: number): Float32Array<ArrayBuffer>[] =>
  Array.from({ length: channels }, (_, channel) =>
    Float32Array.from(
      { length: Math.floor(samples.length / channels) },
      (_none, i) => samples[i * channels + channel] ?? 0,
    ),
  )

export const joinSamples = (parts: readonly Float32Array[]): Float32Array<ArrayBuffer> =>
  fill(new Float32Array(totalLength(parts)), parts)

export const joinBytes = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> =>
  fill(new Uint8Array(totalLength(parts)), parts)

const totalLength = (parts: readonly { readonly length: number }[]): number =>
  parts.reduce((total, { length }) => total + length, 0)

/** Fills an array with parts of its own kind, one after the other. */
function fill<T extends Float32Array | Uint8Array>(
  whole: T,
  parts: readonly (Float32Array | Uint8Array)[],
): T {
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
