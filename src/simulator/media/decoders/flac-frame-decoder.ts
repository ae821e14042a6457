import { crc8, crc16 } from '../mpeg-crc.ts'
import { BitReader } from '../readers/bit-reader.ts'
import { readSubframe } from './flac-subframe-decoder.ts'

const SIZES: Readonly<Record<number, number>> = { 1: 192, 2: 576, 3: 1152, 4: 2304, 5: 4608 }
const RATES = [0, 88_200, 176_400, 192_000, 8000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000, 96_000]
const DEPTHS: Readonly<Record<number, number>> = { 1: 8, 2: 12, 4: 16, 5: 20, 6: 24 }

/** Stream parameters before the first frame. */
export interface FlacInfo {
  readonly rate: number
  readonly channels: number
  readonly bits: number
}

const INFO_SIZE = 34

/** @param block the first metadata block of a stream, without its header (RFC 9639, 8.2) */
export function readFlacInfo(block: Uint8Array): FlacInfo | undefined {
  if (block.length < INFO_SIZE) return undefined
  const reader = new BitReader(block.subarray(10))
  return { rate: reader.read(20), channels: reader.read(3) + 1, bits: reader.read(5) + 1 }
}

export interface FlacFrame {
  /** From -1 to 1. */
  readonly samples: Float32Array
  /** Bytes that it takes. */
  readonly length: number
}

/**
 * Reads the frame that begins with these bytes (RFC 9639, 9): one channel.
 *
 * @returns undefined if more bytes are needed, `broken` if it is not a frame
 */
export function readFlacFrame(bytes: Uint8Array, info: FlacInfo): FlacFrame | 'broken' | undefined {
  const reader = new BitReader(bytes)
  const head = readHead(reader, info)
  const headLength = reader.byteLength
  const headSum = reader.read(8)
  if (reader.isOverrun) return bytes.length < 2 || isSync(bytes) ? undefined : 'broken'
  if (head === undefined || headSum !== crc8(bytes.subarray(0, headLength))) return 'broken'
  const samples = readSubframe(reader, head.size, head.bits)
  reader.align()
  const length = reader.byteLength
  const sum = reader.read(16)
  if (reader.isOverrun) return undefined
  if (samples === undefined || sum !== crc16(bytes.subarray(0, length))) return 'broken'
  const scale = 2 ** (head.bits - 1)
  return { samples: Float32Array.from(samples, (sample) => sample / scale), length: length + 2 }
}

/** 14 bits of sync, a zero, and either kind of numbering. */
export const isSync = (bytes: Uint8Array): boolean => bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xfe) === 0xf8

function readHead(reader: BitReader, info: FlacInfo): { size: number; bits: number } | undefined {
  const sync = reader.read(16)
  const sizeCode = reader.read(4)
  const rateCode = reader.read(4)
  const channels = reader.read(4)
  const bits = reader.read(3)
  const reserved = reader.read(1)
  readCodedNumber(reader)
  const size = readSize(reader, sizeCode)
  if (rateCode === 12) reader.read(8)
  if (rateCode === 13 || rateCode === 14) reader.read(16)
  const isRate = rateCode === 0 || rateCode >= 12 || RATES[rateCode] === info.rate
  if ((sync & 0xfffe) !== 0xfff8 || reserved !== 0 || channels !== 0 || size === undefined || !isRate)
    return undefined
  return { size, bits: DEPTHS[bits] ?? info.bits }
}

/** A number in UTF-8 coding, which is skipped. */
function readCodedNumber(reader: BitReader): void {
  let extra = 0
  for (let lead = reader.read(8); (lead & 0x80) !== 0; lead = (lead << 1) & 0xff) extra += 1
  for (let i = 1; i < extra; i += 1) reader.read(8)
}

function readSize(reader: BitReader, code: number): number | undefined {
  if (code === 6) return reader.read(8) + 1
  if (code === 7) return reader.read(16) + 1
  return code >= 8 ? 256 << (code - 8) : SIZES[code]
}

/** Number of samples in a frame, from its header. */
export function readFlacSize(bytes: Uint8Array): number | undefined {
  if (!isSync(bytes)) return undefined
  const reader = new BitReader(bytes)
  reader.read(16)
  const code = reader.read(4)
  reader.read(12)
  readCodedNumber(reader)
  return readSize(reader, code)
}
