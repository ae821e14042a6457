import { joinBytes } from '../../audio/pcm.ts'
import { letters } from '../demuxer.ts'
import { OPUS_RATE } from './opus-packet.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** 20 ms of digital silence: one full-band CELT frame, mono (RFC 6716, 3.1). */
export const SILENT_PACKET: Bytes = Uint8Array.of(0xf8, 0xff, 0xfe)

const HEAD_SIZE = 23
/** Vorbis channel order: left, right. */
const MAPPING_FAMILY = 1
/** Frame lengths from this one on take two bytes. */
const LONG_FRAME = 252

/**
 * The identification header of two mono streams that are left and right of one (RFC 7845, 5.1.1): they share no
 * prediction and no bits, so that neither is heard in the other.
 *
 * @param delaySamples delay of both encoders, in samples at 48 kHz
 */
export function pairedHead(delaySamples: number): Bytes {
  const head = new Uint8Array(HEAD_SIZE)
  const view = new DataView(head.buffer)
  head.set(letters('OpusHead'))
  head.set([1, 2], 8)
  view.setUint16(10, delaySamples, true)
  view.setUint32(12, OPUS_RATE, true)
  // Two streams, none of them coupled; the first is left, the second right.
  head.set([MAPPING_FAMILY, 2, 0, 0, 1], 18)
  return head
}

/**
 * Joins two packets of equal duration, each of one frame: the first states its length (RFC 6716, appendix B).
 * Throws if the first has several frames.
 */
export function pairPackets(left: Uint8Array, right: Uint8Array): Bytes {
  const [head = 0] = left
  if ((head & 3) !== 0) throw new Error('an Opus packet of several frames')
  return joinBytes([left.subarray(0, 1), lengthField(left.length - 1), left.subarray(1), right])
}

function lengthField(length: number): Bytes {
  if (length < LONG_FRAME) return Uint8Array.of(length)
  const first = LONG_FRAME + (length & 3)
  return Uint8Array.of(first, (length - first) >> 2)
}
