import { concatBytes } from '../../media/concat.ts'
import type { ContainerWriter, TimedFrame, Track } from '../spoken-frames.ts'

/** Element ids of Matroska (RFC 9559) that a stream of one track needs. */
const EBML = [0x1a, 0x45, 0xdf, 0xa3]
const EBML_VERSION = [0x42, 0x86]
const EBML_READ_VERSION = [0x42, 0xf7]
const EBML_MAX_ID_LENGTH = [0x42, 0xf2]
const EBML_MAX_SIZE_LENGTH = [0x42, 0xf3]
const DOC_TYPE = [0x42, 0x82]
const DOC_TYPE_VERSION = [0x42, 0x87]
const DOC_TYPE_READ_VERSION = [0x42, 0x85]
const SEGMENT = [0x18, 0x53, 0x80, 0x67]
const INFO = [0x15, 0x49, 0xa9, 0x66]
const TIMESTAMP_SCALE = [0x2a, 0xd7, 0xb1]
const MUXING_APP = [0x4d, 0x80]
const WRITING_APP = [0x57, 0x41]
const TRACKS = [0x16, 0x54, 0xae, 0x6b]
const TRACK_ENTRY = [0xae]
const TRACK_NUMBER = [0xd7]
const TRACK_UID = [0x73, 0xc5]
const TRACK_TYPE = [0x83]
const FLAG_LACING = [0x9c]
const CODEC_ID = [0x86]
const CODEC_PRIVATE = [0x63, 0xa2]
const CODEC_DELAY = [0x56, 0xaa]
const SEEK_PRE_ROLL = [0x56, 0xbb]
const AUDIO = [0xe1]
const SAMPLING_FREQUENCY = [0xb5]
const CHANNELS = [0x9f]
const CLUSTER = [0x1f, 0x43, 0xb6, 0x75]
const TIMESTAMP = [0xe7]
const SIMPLE_BLOCK = [0xa3]

const BIT_DEPTH = [0x62, 0x64]

const AUDIO_TRACK = 2
const FIRST = 1
const KEYFRAME = 0x80
/** Unknown size (all bits set), because the stream continues. */
const UNKNOWN_SIZE = [0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]
const NANOSECONDS = 1e9
/** Timestamps count milliseconds. */
const SCALE = 1_000_000
/** Opus pre-roll after a seek (RFC 7845, 4.6): 80 ms. */
const PRE_ROLL = 80_000_000
const APP = 'demo service'

const CODEC_IDS = { opus: 'A_OPUS', flac: 'A_FLAC', aac: 'A_AAC' } as const

/** Matroska, or WebM by another name, with one mono track: one cluster per group of frames. */
export class MatroskaWriter implements ContainerWriter {
  readonly #docType: 'webm' | 'matroska'
  readonly #track: Track

  constructor(docType: 'webm' | 'matroska', track: Track) {
    this.#docType = docType
    this.#track = track
  }

  head(): readonly Uint8Array[] {
    const { codec, rate, head, delay } = this.#track
    const ebml = element(
      EBML,
      element(EBML_VERSION, uint(1)),
      element(EBML_READ_VERSION, uint(1)),
      element(EBML_MAX_ID_LENGTH, uint(4)),
      element(EBML_MAX_SIZE_LENGTH, uint(8)),
      element(DOC_TYPE, text(this.#docType)),
      element(DOC_TYPE_VERSION, uint(4)),
      element(DOC_TYPE_READ_VERSION, uint(2)),
    )
    const info = element(
      INFO,
      element(TIMESTAMP_SCALE, uint(SCALE)),
      element(MUXING_APP, text(APP)),
      element(WRITING_APP, text(APP)),
    )
    const timing = [
      element(CODEC_DELAY, uint(Math.round((delay / rate) * NANOSECONDS))),
      element(SEEK_PRE_ROLL, uint(PRE_ROLL)),
    ]
    const depth = codec === 'flac' ? [element(BIT_DEPTH, uint(16))] : []
    const track = element(
      TRACK_ENTRY,
      element(TRACK_NUMBER, uint(FIRST)),
      element(TRACK_UID, uint(1)),
      element(TRACK_TYPE, uint(AUDIO_TRACK)),
      element(FLAG_LACING, uint(0)),
      element(CODEC_ID, text(CODEC_IDS[codec])),
      element(CODEC_PRIVATE, head),
      ...(codec === 'opus' ? timing : []),
      element(AUDIO, element(SAMPLING_FREQUENCY, float64(rate)), element(CHANNELS, uint(1)), ...depth),
    )
    const segment = Uint8Array.from([...SEGMENT, ...UNKNOWN_SIZE])
    return [concatBytes(ebml, segment, info, element(TRACKS, track))]
  }

  packets(frames: readonly TimedFrame[]): readonly Uint8Array[] {
    const toMs = (at: number) => Math.round((at * 1000) / this.#track.rate)
    const start = toMs(frames[0]?.at ?? 0)
    const blocks = frames.map(({ at, data }) => {
      const offset = toMs(at) - start
      const place = Uint8Array.from([0x80 | FIRST, (offset >> 8) & 0xff, offset & 0xff, KEYFRAME])
      return element(SIMPLE_BLOCK, place, data)
    })
    return [element(CLUSTER, element(TIMESTAMP, uint(start)), ...blocks)]
  }
}

function element(id: readonly number[], ...content: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const size = content.reduce((total, { length }) => total + length, 0)
  return concatBytes(Uint8Array.from(id), sizeOf(size), ...content)
}

/** A size in as few bytes as possible: the leading zeros state the number of bytes. */
function sizeOf(size: number): Uint8Array {
  let length = 1
  // All ones would mean an unknown size.
  while (size >= 2 ** (7 * length) - 1) length += 1
  const bytes = bigEndian(size, length)
  bytes[0] = (bytes[0] ?? 0) | (0x80 >> (length - 1))
  return bytes
}

function uint(value: number): Uint8Array {
  let length = 1
  while (value >= 2 ** (8 * length)) length += 1
  return bigEndian(value, length)
}

function bigEndian(value: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length)
  for (let i = length - 1, rest = value; i >= 0; i -= 1, rest = Math.floor(rest / 256)) bytes[i] = rest % 256
  return bytes
}

function float64(value: number): Uint8Array {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setFloat64(0, value)
  return bytes
}

const text = (value: string): Uint8Array => new TextEncoder().encode(value)
