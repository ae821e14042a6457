import { downmix, fromS16le } from '../../core/audio/pcm.ts'

export interface WavSound {
  /** Mono. */
  readonly samples: Float32Array<ArrayBuffer>
  /** In Hz. */
  readonly rate: number
}

interface Format {
  readonly tag: number
  readonly channels: number
  readonly rate: number
  readonly bits: number
}

const PCM = 1
const FLOAT = 3
const EXTENSIBLE = 0xfffe

const name = (view: DataView, at: number): string =>
  String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at, 4))

/**
 * Reads a WAV file: 16-bit or 32-bit float samples at any rate; multiple channels are mixed into one.
 *
 * @returns a readable reason if it cannot be read
 */
export function readWav(bytes: Uint8Array<ArrayBuffer>): WavSound | string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 12 || name(view, 0) !== 'RIFF' || name(view, 8) !== 'WAVE') return 'it is not a WAV file'
  let format: Format | undefined
  for (let at = 12; at + 8 <= bytes.length; ) {
    const kind = name(view, at)
    const size = view.getUint32(at + 4, true)
    const body = at + 8
    if (kind === 'fmt ' && body + 16 <= bytes.length) format = readFormat(view, body, size)
    if (kind === 'data') {
      if (format === undefined) return 'its format is not stated'
      return decode(bytes.subarray(body, Math.min(body + size, bytes.length)), format)
    }
    at = body + size + (size & 1)
  }
  return 'it holds no sound'
}

function readFormat(view: DataView, at: number, size: number): Format {
  const tag = view.getUint16(at, true)
  return {
    tag: tag === EXTENSIBLE && size >= 26 ? view.getUint16(at + 24, true) : tag,
    channels: view.getUint16(at + 2, true),
    rate: view.getUint32(at + 4, true),
    bits: view.getUint16(at + 14, true),
  }
}

function decode(data: Uint8Array<ArrayBuffer>, { tag, channels, rate, bits }: Format): WavSound | string {
  if (channels === 0 || rate === 0) return 'its format makes no sense'
  const interleaved = decodeSamples(data, tag, bits)
  if (interleaved === undefined)
    return `${bits}-bit samples of type ${tag} are not supported: use 16-bit or 32-bit float`
  if (channels === 1) return { samples: interleaved, rate }
  const length = Math.floor(interleaved.length / channels)
  const split = Array.from({ length: channels }, (_, channel) =>
    Float32Array.from({ length }, (__, i) => interleaved[i * channels + channel] ?? 0),
  )
  return { samples: downmix(split, length), rate }
}

function decodeSamples(
  data: Uint8Array<ArrayBuffer>,
  tag: number,
  bits: number,
): Float32Array<ArrayBuffer> | undefined {
  if (tag === PCM && bits === 16) return fromS16le(data)
  if (tag === FLOAT && bits === 32) return new Float32Array(data.slice(0, data.length & ~3).buffer)
  return undefined
}
