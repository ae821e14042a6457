import { joinBytes } from '../../core/audio/pcm.ts'
import { type DemuxEvent, type EncodedTrack, startsWith } from '../../core/media/demuxer.ts'
import { readFlacFrameHead } from '../../core/media/flac/flac-frame.ts'
import {
  cutOff,
  type MediaRecording,
  NO_SOUND_IN_FILE,
  type RecordedPacket,
  UnreadableRecording,
} from '../../core/media/media-recording.ts'
import { OggDemuxer } from '../../core/media/ogg/ogg-demuxer.ts'
import { OGG_MAGIC } from '../../core/media/ogg/ogg-read.ts'
import { OPUS_RATE, opusPacketSamples } from '../../core/media/opus/opus-packet.ts'
import { CHUNK_BYTES, type RecordingInput } from './recording-input.ts'

/** Playback of a packet in milliseconds; 0 if it is none. */
function lengthOf(data: Uint8Array<ArrayBuffer>, { codec, rate }: EncodedTrack): number {
  if (codec === 'opus') return (opusPacketSamples(data) * 1000) / OPUS_RATE
  const frame = readFlacFrameHead(data)
  return typeof frame === 'object' ? (frame.blockSize * 1000) / rate : 0
}

/**
 * Ogg with FLAC, which mediabunny does not read, and with Opus, of which it does not follow recordings that were joined.
 *
 * @returns undefined if it has neither of them, or Opus of several streams
 */
export async function openOggRecording(input: RecordingInput): Promise<MediaRecording | undefined> {
  const first = await readHead(input)
  if (first.length === 0) throw new UnreadableRecording(NO_SOUND_IN_FILE)
  if (!startsWith(first, OGG_MAGIC)) return undefined
  const demuxer = new OggDemuxer()
  const events = [...demuxer.push(first)]
  const found = () => events.find((event) => event.type === 'track')
  // A pipe may have no more than a page at a time.
  for (let bytes = first.length; found() === undefined && bytes < CHUNK_BYTES; ) {
    const chunk = await input.next()
    if (chunk.length === 0) break
    bytes += chunk.length
    events.push(...demuxer.push(chunk))
  }
  const track = found()?.track
  if (track === undefined) return undefined
  input.goOn()
  const packets = packetsOf(input, demuxer, events, track)
  return { type: 'packets', track, packets, close: () => input.close() }
}

/** As many bytes as tell whether it is Ogg; fewer at the end. */
async function readHead(input: RecordingInput): Promise<Uint8Array<ArrayBuffer>> {
  let head = await input.next()
  for (let last = head; last.length > 0 && head.length < OGG_MAGIC.length; ) {
    last = await input.next()
    head = joinBytes([head, last])
  }
  return head
}

async function* packetsOf(
  input: RecordingInput,
  demuxer: OggDemuxer,
  first: readonly DemuxEvent[],
  track: EncodedTrack,
): AsyncGenerator<RecordedPacket> {
  let ms = 0
  try {
    for (let events = first; ; ) {
      for (const event of events) {
        if (event.type === 'damage') throw new UnreadableRecording('it is damaged')
        if (event.type === 'track' && event.track.codec !== track.codec)
          throw new UnreadableRecording('recordings of different kinds were joined in it')
        if (event.type !== 'packet') continue
        const durationMs = lengthOf(event.data, track)
        ms += durationMs
        yield { data: event.data, durationMs }
      }
      const chunk = await input.next()
      if (chunk.length === 0) {
        // The last page is torn.
        if (ms > 0 && demuxer.pendingBytes > 0) throw cutOff(ms / 1000)
        return
      }
      events = demuxer.push(chunk)
    }
  } finally {
    await input.close()
  }
}
