import { type EncodedTrack, letters, startsWith } from '../demuxer.ts'
import { OPUS_RATE } from './opus-packet.ts'

const HEAD = letters('OpusHead')
const TAGS = letters('OpusTags')
const SIZE = 19
const MAPPING_AT = 18

/** Reads the identification header of Opus (RFC 7845, section 5.1). */
export function readOpusHead(head: Uint8Array<ArrayBuffer>): EncodedTrack | undefined {
  if (head.length < SIZE || !startsWith(head, HEAD)) return undefined
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  const channels = view.getUint8(9)
  // Only one or two channels are supported. Other mappings have several streams in a packet.
  if (channels < 1 || channels > 2 || view.getUint8(MAPPING_AT) !== 0) return undefined
  return {
    codec: 'opus',
    rate: OPUS_RATE,
    channels,
    description: head,
    delaySamples: view.getUint16(10, true),
  }
}

/** RFC 7845: version 1, one channel at 48 kHz, without a delay. Describes a stream that is joined in its middle. */
export const MONO_OPUS_HEAD = Uint8Array.of(...HEAD, 1, 1, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, 0)

/** Headers cannot be audio packets: as such they would be too long. */
export const isOpusTags = (packet: Uint8Array): boolean => startsWith(packet, TAGS)

/** An Opus track whose container provides all parameters. */
export const opusTrack = (channels: number): EncodedTrack => ({
  codec: 'opus',
  rate: OPUS_RATE,
  channels,
  description: undefined,
  delaySamples: 0,
})
