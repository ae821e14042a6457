import type { EncodedTrack } from './demuxer.ts'

const MAGIC = 'OpusHead'
const SIZE = 19
/** Opus counts its delay at this rate, whatever rate was put in. */
const OPUS_RATE = 48_000

/** Reads the identification header of Opus (RFC 7845, section 5.1). */
export function readOpusHead(head: Uint8Array<ArrayBuffer>): EncodedTrack | undefined {
  if (head.length < SIZE) return undefined
  if (String.fromCharCode(...head.subarray(0, MAGIC.length)) !== MAGIC) return undefined
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  return {
    codec: 'opus',
    rate: OPUS_RATE,
    channels: view.getUint8(9),
    description: head,
    delaySamples: view.getUint16(10, true),
  }
}
