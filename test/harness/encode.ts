import { captureRateOf, type SourceContentType } from '../../src/core/audio/content-types.ts'
import { joinBytes } from '../../src/core/audio/pcm.ts'
import { openEncoder } from '../../src/renderer/engine/worker/encoders/encoders.ts'
import { fromBase64, toBase64 } from './base64.ts'

export interface Encoded {
  /** Encoded bytes in base64. */
  readonly bytes: string
  /** Number of bytes output for each chunk, and after the last one. */
  readonly sizes: readonly number[]
  /** Time to load and open the encoder, and (`encodeMs`) to encode all the sound. */
  readonly openMs: number
  readonly encodeMs: number
  /** Time to encode each chunk. */
  readonly chunkMs: readonly number[]
}

interface Encoding {
  readonly parts: readonly Uint8Array[]
  readonly openMs: number
  readonly encodeMs: number
  readonly chunkMs: readonly number[]
}

async function encode(type: SourceContentType, sound: Float32Array, chunkMs: number): Promise<Encoding> {
  const chunk = (captureRateOf(type) * chunkMs) / 1000
  const opening = performance.now()
  const encoder = await openEncoder(type)
  const begun = performance.now()
  const parts: Uint8Array[] = []
  const times: number[] = []
  for (let at = 0; at < sound.length; at += chunk) {
    const from = performance.now()
    parts.push(await encoder.encode(sound.slice(at, at + chunk)))
    times.push(performance.now() - from)
  }
  parts.push(await encoder.finish())
  const ended = performance.now()
  encoder.close()
  return { parts, openMs: begun - opening, encodeMs: ended - begun, chunkMs: times }
}

/** Decodes samples that stay in the page, so that transferring them is not measured. */
export const toSound = (samples: string): Float32Array => new Float32Array(fromBase64(samples).buffer)

/** Encodes the page's sound at full speed; returns the milliseconds that each chunk of `chunkMs` took. */
export const timeEncoding = async (
  type: SourceContentType,
  sound: Float32Array,
  chunkMs: number,
): Promise<readonly number[]> => (await encode(type, sound, chunkMs)).chunkMs

/**
 * Encodes sound at full speed.
 *
 * @param samples 32-bit floats in base64, at the capture rate
 * @param chunkMs length of a chunk
 */
export async function encodeSound(
  type: SourceContentType,
  samples: string,
  chunkMs: number,
): Promise<Encoded> {
  const { parts, ...times } = await encode(type, toSound(samples), chunkMs)
  return { bytes: toBase64(joinBytes([...parts])), sizes: parts.map(({ length }) => length), ...times }
}
