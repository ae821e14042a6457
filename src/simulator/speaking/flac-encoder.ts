import { concatBytes } from '../media/concat.ts'
import { crc8, crc16 } from '../media/mpeg-crc.ts'

/** Writes numbers of any length bit by bit, highest bit first. */
class BitWriter {
  #bytes = new Uint8Array(4096)
  /** Position in bits. */
  #at = 0

  /** @param count up to 32 */
  write(value: number, count: number): void {
    this.#reserve(count)
    for (let bit = count - 1; bit >= 0; bit -= 1, this.#at += 1)
      if (((value >>> bit) & 1) === 1) {
        const index = this.#at >> 3
        this.#bytes[index] = (this.#bytes[index] ?? 0) | (0x80 >> (this.#at & 7))
      }
  }

  /** Writes a number of zeros, then a one. */
  unary(zeros: number): void {
    this.#reserve(zeros)
    this.#at += zeros
    this.write(1, 1)
  }

  /** Pads with zeros to a whole byte. */
  align(): void {
    this.#at = (this.#at + 7) & ~7
  }

  get bytes(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, (this.#at + 7) >> 3)
  }

  #reserve(bits: number): void {
    if (this.#at + bits + 32 <= this.#bytes.length * 8) return
    const larger = new Uint8Array(2 * this.#bytes.length + (bits >> 3))
    larger.set(this.#bytes)
    this.#bytes = larger
  }
}

/** FLAC (RFC 9639) of 16-bit mono sound, with the fixed predictors: simple, and small enough for speech. */

const BITS = 16
const MARKER = Uint8Array.of(0x66, 0x4c, 0x61, 0x43)
const STREAM_INFO = Uint8Array.of(0x80, 0, 0, 34)
const SYNC = 0xfff9
const SIZE_IN_WORD = 7
const AS_STREAM = 0
const MAX_ORDER = 4
const FIXED = 8
const VERBATIM = 1
const MAX_RICE = 14

/** The header of a stream with a variable block size. */
export function flacStreamInfo(rate: number, shortest: number, longest: number): Uint8Array {
  const writer = new BitWriter()
  writer.write(shortest, 16)
  writer.write(longest, 16)
  // Sizes of frames: unknown.
  writer.write(0, 24)
  writer.write(0, 24)
  writer.write(rate, 20)
  writer.write(0, 3)
  writer.write(BITS - 1, 5)
  // Number of samples and checksum: unknown.
  writer.write(0, 4)
  const info = new Uint8Array(34)
  info.set(writer.bytes)
  return concatBytes(MARKER, STREAM_INFO, info)
}

/** @param at position of the frame in the stream, in samples */
export function encodeFlacFrame(samples: Int32Array, at: number): Uint8Array<ArrayBuffer> {
  const writer = new BitWriter()
  writer.write(SYNC, 16)
  writer.write((SIZE_IN_WORD << 4) | AS_STREAM, 8)
  // One channel, with the bit depth of the stream.
  writer.write(0, 8)
  for (const byte of numberBytes(at)) writer.write(byte, 8)
  writer.write(samples.length - 1, 16)
  writer.write(crc8(writer.bytes), 8)
  writeSubframe(writer, samples)
  writer.align()
  writer.write(crc16(writer.bytes), 16)
  return writer.bytes
}

/** A number in UTF-8 coding. */
function numberBytes(value: number): number[] {
  if (value < 0x80) return [value]
  // Continuation bytes hold six bits; the first byte holds their number and the rest.
  let length = 2
  while (value >= 2 ** (5 * length + 1)) length += 1
  const digit = (place: number) => Math.floor(value / 64 ** place) % 64
  const rest = Array.from({ length: length - 1 }, (_, i) => 0x80 | digit(length - 2 - i))
  const first = ((0xff00 >> length) & 0xff) | Math.floor(value / 64 ** (length - 1))
  return [first, ...rest]
}

const sizeOf = (residual: Int32Array): number => residual.reduce((total, value) => total + Math.abs(value), 0)

function writeSubframe(writer: BitWriter, samples: Int32Array): void {
  let best = samples
  let order = 0
  let residual = samples
  for (let next = 1; next <= Math.min(MAX_ORDER, samples.length - 1); next += 1) {
    residual = residual.subarray(1).map((value, i) => value - (residual[i] ?? 0))
    if (sizeOf(residual) >= sizeOf(best)) continue
    best = residual
    order = next
  }
  const rice = bestRice(best)
  if (rice === undefined) return writeVerbatim(writer, samples)
  writer.write((FIXED + order) << 1, 8)
  for (const sample of samples.subarray(0, order)) writer.write(sample, BITS)
  // Rice codes of 4-bit parameters, in one partition.
  writer.write(0, 2)
  writer.write(0, 4)
  writer.write(rice, 4)
  for (const value of best) {
    const folded = fold(value)
    writer.unary(folded >>> rice)
    writer.write(folded & (2 ** rice - 1), rice)
  }
}

function writeVerbatim(writer: BitWriter, samples: Int32Array): void {
  writer.write(VERBATIM << 1, 8)
  for (const sample of samples) writer.write(sample, BITS)
}

/** Zigzag coding: maps signed numbers to unsigned ones, small magnitudes first. */
const fold = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value)

/** @returns undefined if plain samples are shorter */
function bestRice(residual: Int32Array): number | undefined {
  let best: number | undefined
  let least = residual.length * BITS
  for (let rice = 0; rice <= MAX_RICE; rice += 1) {
    const bits = residual.reduce((total, value) => total + (fold(value) >>> rice) + 1 + rice, 0)
    if (bits >= least) continue
    least = bits
    best = rice
  }
  return best
}
