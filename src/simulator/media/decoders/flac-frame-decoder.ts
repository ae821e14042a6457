import { BitReader } from '../../../core/media/bit-reader.ts'
import { crc16 } from '../../../core/media/crc.ts'
import { readFlacFrameHead } from '../../../core/media/flac/flac-frame.ts'
import { readSubframe } from './flac-subframe-decoder.ts'

/** Stream parameters that a frame may leave out. */
export interface FlacInfo {
  readonly rate: number
  readonly bits: number
}

/**
 * Decodes a frame with one channel (RFC 9639, 9).
 *
 * @returns samples from -1 to 1; undefined if it is damaged or not of this stream
 */
export function decodeFlacFrame(frame: Uint8Array, info: FlacInfo): Float32Array<ArrayBuffer> | undefined {
  const head = readFlacFrameHead(frame)
  if (head === undefined || head === 'short' || head.channels !== 1 || crc16(frame) !== 0) return undefined
  if (head.rate !== undefined && head.rate !== info.rate) return undefined
  const reader = new BitReader(frame.subarray(head.length))
  const bits = head.bits ?? info.bits
  const samples = readSubframe(reader, head.blockSize, bits)
  if (samples === undefined || reader.isOverrun) return undefined
  const scale = 2 ** (bits - 1)
  return Float32Array.from(samples, (sample) => sample / scale)
}
