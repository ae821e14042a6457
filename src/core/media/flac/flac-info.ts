import { type EncodedTrack, letters, startsWith } from '../demuxer.ts'

export const FLAC_MARKER = letters('fLaC')
export const STREAM_INFO_SIZE = 34
/** Header of a STREAMINFO block that is also the last block. */
const ONLY_BLOCK = [0x80, 0, 0, STREAM_INFO_SIZE]
const BLOCK_HEAD = 4

/**
 * A FLAC track.
 *
 * @param info the STREAMINFO block (RFC 9639, section 8.2), without its header
 */
export function flacTrack(info: Uint8Array): EncodedTrack | undefined {
  if (info.length < STREAM_INFO_SIZE) return undefined
  const view = new DataView(info.buffer, info.byteOffset, info.byteLength)
  const packed = view.getUint32(10)
  const rate = packed >>> 12
  if (rate === 0) return undefined
  return {
    codec: 'flac',
    rate,
    channels: ((packed >>> 9) & 7) + 1,
    description: Uint8Array.from([...FLAC_MARKER, ...ONLY_BLOCK, ...info.subarray(0, STREAM_INFO_SIZE)]),
    delaySamples: 0,
  }
}

/** Bits per sample, from the STREAMINFO block. */
export const flacBits = (info: Uint8Array): number =>
  (((info[12] ?? 0) & 1) << 4) + ((info[13] ?? 0) >> 4) + 1

/** A FLAC track from a stream header as stored in containers: the marker and metadata blocks. */
export function flacTrackOf(head: Uint8Array): EncodedTrack | undefined {
  const at = FLAC_MARKER.length
  if (!startsWith(head, FLAC_MARKER) || ((head[at] ?? 0xff) & 0x7f) !== 0) return undefined
  return flacTrack(head.subarray(at + BLOCK_HEAD))
}
