import { BitWriter } from '../bit-writer.ts'
import { crc8, crc16 } from '../crc.ts'
import { type Block, writeSubframe } from './flac-subframe.ts'

/** Sync code of a frame in a stream with a fixed block size. */
const FRAME_SYNC = 0xfff8
const BLOCK_SIZE_16_BIT = 7
const SIXTEEN_BITS = 4
const MONO = 0

const RATE_CODES: Readonly<Record<number, number>> = { 8000: 4, 16_000: 5, 24_000: 7, 44_100: 9, 48_000: 10 }

/** Marker and STREAMINFO block of a stream (RFC 9639, 8.2) with mono 16-bit sound. */
export function flacHead(rate: number, blockSize: number): Uint8Array<ArrayBuffer> {
  const out = new BitWriter()
  for (const character of 'fLaC') out.write(character.charCodeAt(0), 8)
  // Header of the last metadata block: STREAMINFO with 34 bytes.
  out.write(0x8000_0022, 32)
  out.write(blockSize, 16)
  out.write(blockSize, 16)
  // Frame sizes, length of the stream and MD5 are unknown.
  out.write(0, 24)
  out.write(0, 24)
  out.write(rate, 20)
  out.write(MONO, 3)
  out.write(15, 5)
  for (const width of [4, 32, 32, 32, 32, 32]) out.write(0, width)
  return out.toBytes()
}

/** Writes a number of up to 31 bits in UTF-8 coding. */
function writeCodedNumber(out: BitWriter, value: number): void {
  if (value < 0x80) return out.write(value, 8)
  let extra = 1
  while (value >= 2 ** (5 * extra + 6)) extra += 1
  const lead = (0xff00 >> (extra + 1)) & 0xff
  out.write(lead | (value >>> (6 * extra)), 8)
  for (let i = extra - 1; i >= 0; i -= 1) out.write(0x80 | ((value >>> (6 * i)) & 0x3f), 8)
}

/** @param index number of the frame in the stream */
export function flacFrame(samples: Block, rate: number, index: number): Uint8Array<ArrayBuffer> {
  const out = new BitWriter()
  out.write(FRAME_SYNC, 16)
  out.write(BLOCK_SIZE_16_BIT, 4)
  out.write(RATE_CODES[rate] ?? 0, 4)
  out.write(MONO, 4)
  out.write(SIXTEEN_BITS, 3)
  out.write(0, 1)
  writeCodedNumber(out, index)
  out.write(samples.length - 1, 16)
  out.write(crc8(out.toBytes()), 8)
  writeSubframe(out, samples)
  out.align()
  out.write(crc16(out.toBytes()), 16)
  return out.toBytes()
}
