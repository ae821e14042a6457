/** Full scale of 16-bit samples. The same factor both ways, so that a round trip changes no sample. */
const SCALE = 0x8000

/** @returns little-endian 16-bit samples; what is beyond full scale is clipped */
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

/** The mean of all channels, or silence of `length` samples where there is no channel at all. */
export function downmix(channels: readonly Float32Array[], length: number): Float32Array<ArrayBuffer> {
  const mono = new Float32Array(channels[0]?.length ?? length)
  for (const channel of channels)
    for (let i = 0; i < mono.length; i += 1) mono[i] = (mono[i] ?? 0) + (channel[i] ?? 0) / channels.length
  return mono
}

/**
 * Adds up several sources, each made mono first, so that one in stereo is no louder than one in mono.
 *
 * @param sum is zero, and as long as the channels
 */
export function mixInto(sum: Float32Array, sources: readonly (readonly Float32Array[])[]): void {
  for (const channels of sources)
    for (const channel of channels)
      for (let i = 0; i < sum.length; i += 1) sum[i] = (sum[i] ?? 0) + (channel[i] ?? 0) / channels.length
}

export function joinSamples(parts: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const whole = new Float32Array(parts.reduce((total, part) => total + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((total, part) => total + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
