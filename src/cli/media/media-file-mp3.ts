import { joinBytes } from '../../core/audio/pcm.ts'
import { letters, startsWith } from '../../core/media/demuxer.ts'
import type { Bytes, MediaFile, MediaUnit } from './media-unit.ts'

/** Bit rates of layer III in kilobits per second by code, for MPEG-1 and MPEG-2 (ISO 11172-3, 13818-3). */
const BIT_RATES = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const
const RATES = [44_100, 48_000, 32_000] as const
/** Divisors of the sample rates by version code: MPEG 2.5, reserved, 2, 1. */
const DIVISORS = [4, undefined, 2, 1] as const

interface Mp3FrameHead {
  /** Length of the whole frame in bytes. */
  readonly size: number
  readonly samples: number
  /** Samples per second. */
  readonly rate: number
}

/** Reads the header of an MP3 frame; undefined if these bytes begin none. */
function readMp3FrameHead(bytes: Uint8Array): Mp3FrameHead | undefined {
  const [sync = 0, layout = 0, rates = 0] = bytes
  if (sync !== 0xff || (layout & 0xe6) !== 0xe2) return undefined
  const divisor = DIVISORS[(layout >> 3) & 3]
  const base = RATES[(rates >> 2) & 3]
  const kilobits = BIT_RATES[divisor === 1 ? 0 : 1][rates >> 4] ?? 0
  if (divisor === undefined || base === undefined || kilobits === 0) return undefined
  const rate = base / divisor
  const samples = divisor === 1 ? 1152 : 576
  return { size: Math.floor((125 * samples * kilobits) / rate) + ((rates >> 1) & 1), samples, rate }
}

const ID3 = letters('ID3')
const ID3_HEAD_SIZE = 10
const NOTHING = new Uint8Array(0)

/** Length of the tags before the audio. */
function tagsIn(bytes: Bytes): number {
  if (!startsWith(bytes, ID3)) return 0
  const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(6)
  return ID3_HEAD_SIZE + (a << 21) + (b << 14) + (c << 7) + d
}

/** Splits an MP3 file into frames; tags before the first frame belong to it, and data behind the last one to that. */
export function readMp3File(bytes: Bytes): MediaFile | undefined {
  const begins = tagsIn(bytes)
  if (readMp3FrameHead(bytes.subarray(begins)) === undefined) return undefined
  const units: MediaUnit[] = []
  let at = begins
  let before: Bytes = bytes.slice(0, begins)
  for (let frame = readMp3FrameHead(bytes.subarray(at)); frame !== undefined; ) {
    const data = joinBytes([before, bytes.subarray(at, at + frame.size)])
    units.push({ data, durationMs: (frame.samples * 1000) / frame.rate, head: NOTHING })
    before = NOTHING
    at += frame.size
    frame = readMp3FrameHead(bytes.subarray(at))
  }
  const last = units.pop()
  if (last === undefined) return undefined
  return {
    contentType: 'audio/mpeg',
    units: [...units, { ...last, data: joinBytes([last.data, bytes.subarray(at)]) }],
  }
}
