import { BitReader } from '../bit-reader.ts'
import type { FlacFrameHead } from './flac-frame.ts'

const CONSTANT = 0
const VERBATIM = 1
const FIXED = 8
const LPC = 32
const FOOTER = 2

/**
 * Length of a FLAC frame in bytes, found by parsing its contents (RFC 9639, section 9), since no header field
 * states it.
 *
 * @param bits bits per sample if the frame does not state them
 * @returns undefined if the bytes end before the frame does or are invalid
 */
export function flacFrameLength(bytes: Uint8Array, head: FlacFrameHead, bits: number): number | undefined {
  const reader = new BitReader(bytes.subarray(head.length))
  for (let channel = 0; channel < head.channels; channel += 1) {
    const depth = (head.bits ?? bits) + (channel === head.differenceChannel ? 1 : 0)
    if (!skipSubframe(reader, head.blockSize, depth) || reader.isOverrun) return undefined
  }
  const length = head.length + reader.byteLength + FOOTER
  return length > bytes.length ? undefined : length
}

/** @returns whether it is valid */
function skipSubframe(reader: BitReader, blockSize: number, depth: number): boolean {
  if (reader.read(1) !== 0) return false
  const type = reader.read(6)
  const wasted = reader.read(1) === 0 ? 0 : reader.readUnary() + 1
  const width = depth - wasted
  if (width < 1) return false
  if (type === CONSTANT) reader.skip(width)
  else if (type === VERBATIM) reader.skip(width * blockSize)
  else if (type >= FIXED && type <= FIXED + 4) {
    reader.skip(width * (type - FIXED))
    return skipResidual(reader, blockSize, type - FIXED)
  } else if (type >= LPC) {
    const order = type - LPC + 1
    reader.skip(width * order)
    const precision = reader.read(4) + 1
    reader.skip(5 + precision * order)
    return skipResidual(reader, blockSize, order)
  } else return false
  return true
}

/** Skips a residual: Rice codes in partitions. */
function skipResidual(reader: BitReader, blockSize: number, order: number): boolean {
  const method = reader.read(2)
  if (method > 1) return false
  const parameterBits = method === 0 ? 4 : 5
  const escape = 2 ** parameterBits - 1
  const partitions = 1 << reader.read(4)
  if (blockSize % partitions !== 0 || blockSize / partitions < order) return false
  for (let partition = 0; partition < partitions; partition += 1) {
    const count = blockSize / partitions - (partition === 0 ? order : 0)
    const parameter = reader.read(parameterBits)
    if (parameter === escape) reader.skip(count * reader.read(5))
    else
      for (let i = 0; i < count && !reader.isOverrun; i += 1) {
        reader.readUnary()
        reader.skip(parameter)
      }
    if (reader.isOverrun) return false
  }
  return true
}
