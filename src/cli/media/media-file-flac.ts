import { startsWith } from '../../core/media/demuxer.ts'
import { FlacDemuxer } from '../../core/media/flac/flac.ts'
import { readFlacFrameHead } from '../../core/media/flac/flac-frame.ts'
import { FLAC_MARKER } from '../../core/media/flac/flac-info.ts'
import type { Bytes, MediaFile, MediaUnit } from './media-unit.ts'

const BLOCK_HEAD = 4
const LAST_BLOCK = 0x80

/** Offset of the first frame, after all metadata blocks. */
function framesAt(bytes: Bytes): number {
  let at = FLAC_MARKER.length
  for (let isLast = false; !isLast && at + BLOCK_HEAD <= bytes.length; ) {
    const [kind = 0, high = 0, middle = 0, low = 0] = bytes.subarray(at)
    isLast = (kind & LAST_BLOCK) !== 0
    at += BLOCK_HEAD + (high << 16) + (middle << 8) + low
  }
  return at
}

/** Splits a FLAC file into frames. */
export function readFlacFile(bytes: Bytes): MediaFile | string | undefined {
  if (!startsWith(bytes, FLAC_MARKER)) return undefined
  const head = bytes.slice(0, framesAt(bytes))
  const units: MediaUnit[] = []
  let rate = 0
  for (const event of new FlacDemuxer().push(bytes)) {
    if (event.type === 'track') rate = event.track.rate
    if (event.type === 'damage') return `it is damaged: ${event.reason}`
    if (event.type !== 'packet') continue
    const frame = readFlacFrameHead(event.data)
    if (typeof frame !== 'object') return 'it is damaged'
    units.push({ data: event.data, durationMs: (frame.blockSize * 1000) / rate, head })
  }
  return { contentType: 'audio/flac', units }
}
