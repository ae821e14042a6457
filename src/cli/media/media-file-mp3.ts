import { joinBytes } from '../../core/audio/pcm.ts'
import { letters, startsWith } from '../../core/media/demuxer.ts'
import { readMp3FrameHead } from '../../core/media/mp3/mp3-frame.ts'
import type { Bytes, MediaFile, MediaUnit } from './media-unit.ts'

const ID3 = letters('ID3')
const ID3_HEAD_SIZE = 10
const NOTHING = new Uint8Array(0)

/** Length of the tags before the audio. */
function tagsIn(bytes: Bytes): number {
  if (!startsWith(bytes, ID3)) return 0
  const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(6)
  return ID3_HEAD_SIZE + (a << 21) + (b << 14) + (c << 7) + d
}

/** Splits an MP3 file into frames; tags before the first frame belong to it, and data behind the last one to that. */
export function readMp3File(bytes: Bytes): MediaFile | undefined {
  const begins = tagsIn(bytes)
  if (readMp3FrameHead(bytes.subarray(begins)) === undefined) return undefined
  const units: MediaUnit[] = []
  let at = begins
  let before: Bytes = bytes.slice(0, begins)
  for (let frame = readMp3FrameHead(bytes.subarray(at)); frame !== undefined; ) {
    const data = joinBytes([before, bytes.subarray(at, at + frame.size)])
    units.push({ data, durationMs: (frame.samples * 1000) / frame.rate, head: NOTHING })
    before = NOTHING
    at += frame.size
    frame = readMp3FrameHead(bytes.subarray(at))
  }
  const last = units.pop()
  if (last === undefined) return undefined
  return {
    contentType: 'audio/mpeg',
    units: [...units, { ...last, data: joinBytes([last.data, bytes.subarray(at)]) }],
  }
}
