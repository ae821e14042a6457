import { crc8 } from '../crc.ts'

/** The header of a FLAC frame (RFC 9639, section 9.1). */
export interface FlacFrameHead {
  /** Whether frames differ in length; `number` then counts samples instead of frames. */
  readonly isVariable: boolean
  readonly number: number
  /** Samples per channel. */
  readonly blockSize: number
  /** Samples per second; undefined if only the stream's header states it. */
  readonly rate: number | undefined
  readonly channels: number
  /** The channel that holds a difference and needs one more bit; undefined if neither does. */
  readonly differenceChannel: 0 | 1 | undefined
  /** Bits per sample; undefined if only the stream's header states it. */
  readonly bits: number | undefined
  /** Length of the header in bytes. */
  readonly length: number
}

/** Maximum length of a header. */
export const LONGEST_FRAME_HEAD = 16

const FIXED = 0xf8
const RATES: readonly (number | undefined)[] = [
  undefined,
  88_200,
  176_400,
  192_000,
  8000,
  16_000,
  22_050,
  24_000,
  32_000,
  44_100,
  48_000,
  96_000,
]
const BITS: readonly (number | undefined)[] = [undefined, 8, 12, undefined, 16, 20, 24, 32]
/** Codes of the two fields whose value follows the number. */
const SIZE_IN_BYTE = 6
const SIZE_IN_WORD = 7
const RATE_IN_KHZ = 12
const RATE_IN_HZ = 13
const RATE_IN_TENS = 14
const LEFT_AND_SIDE = 8
const SIDE_AND_RIGHT = 9
const MIDDLE_AND_SIDE = 10
const RESERVED_BITS = 3

function blockSizeOf(code: number): number {
  if (code === 1) return 192
  return code < 6 ? 576 << (code - 2) : 256 << (code - 8)
}

/** Reads a number in UTF-8 coding, of up to seven bytes. */
function readNumber(bytes: Uint8Array, at: number): { value: number; length: number } | 'short' | undefined {
  const first = bytes[at]
  if (first === undefined) return 'short'
  if (first < 0x80) return { value: first, length: 1 }
  const length = Math.clz32(~(first << 24))
  if (length < 2 || length > 7) return undefined
  let value = first & (0x7f >> length)
  for (let i = 1; i < length; i += 1) {
    const byte = bytes[at + i]
    if (byte === undefined) return 'short'
    if ((byte & 0xc0) !== 0x80) return undefined
    value = value * 64 + (byte & 0x3f)
  }
  return { value, length }
}

/** @returns `short` while bytes are missing, undefined if this is not a frame header */
export function readFlacFrameHead(bytes: Uint8Array): FlacFrameHead | 'short' | undefined {
  const [sync = 0xff, strategy = FIXED, sizes = 0x10, layout = 0] = bytes
  const sizeCode = sizes >> 4
  const rateCode = sizes & 0x0f
  const channelCode = layout >> 4
  const bitsCode = (layout >> 1) & 7
  if (sync !== 0xff || (strategy & 0xfe) !== FIXED || sizeCode === 0 || rateCode === 15) return undefined
  if (channelCode > MIDDLE_AND_SIDE || bitsCode === RESERVED_BITS || (layout & 1) !== 0) return undefined
  if (bytes.length < 5) return 'short'
  const number = readNumber(bytes, 4)
  if (number === 'short' || number === undefined) return number

  let at = 4 + number.length
  const read = (count: number): number => {
    at += count
    return count === 1 ? (bytes[at - 1] ?? 0) : (bytes[at - 2] ?? 0) * 256 + (bytes[at - 1] ?? 0)
  }
  let blockSize: number
  if (sizeCode === SIZE_IN_BYTE) blockSize = read(1) + 1
  else if (sizeCode === SIZE_IN_WORD) blockSize = read(2) + 1
  else blockSize = blockSizeOf(sizeCode)
  let rate = RATES[rateCode]
  if (rateCode === RATE_IN_KHZ) rate = read(1) * 1000
  if (rateCode === RATE_IN_HZ) rate = read(2)
  if (rateCode === RATE_IN_TENS) rate = read(2) * 10
  if (bytes.length < at + 1) return 'short'
  if (crc8(bytes.subarray(0, at + 1)) !== 0) return undefined
  return {
    isVariable: (strategy & 1) !== 0,
    number: number.value,
    blockSize,
    rate,
    channels: channelCode < LEFT_AND_SIDE ? channelCode + 1 : 2,
    differenceChannel: differenceOf(channelCode),
    bits: BITS[bitsCode],
    length: at + 1,
  }
}

function differenceOf(channelCode: number): 0 | 1 | undefined {
  if (channelCode < LEFT_AND_SIDE) return undefined
  return channelCode === SIDE_AND_RIGHT ? 0 : 1
}
