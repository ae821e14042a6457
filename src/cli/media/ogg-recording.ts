import { type FileHandle, open } from 'node:fs/promises'
import { type DemuxEvent, type EncodedTrack, startsWith } from '../../core/media/demuxer.ts'
import { readFlacFrameHead } from '../../core/media/flac/flac-frame.ts'
import {
  type MediaRecording,
  NO_SOUND_IN_FILE,
  type RecordedPacket,
  UnreadableRecording,
} from '../../core/media/media-recording.ts'
import { OggDemuxer } from '../../core/media/ogg/ogg.ts'
import { OGG_MAGIC } from '../../core/media/ogg/ogg-read.ts'
import { OPUS_RATE, opusPacketSamples } from '../../core/media/opus/opus-packet.ts'

/** Large enough for the headers of a stream. */
const CHUNK_BYTES = 1 << 16

async function readChunk(handle: FileHandle): Promise<Uint8Array<ArrayBuffer>> {
  const { buffer, bytesRead } = await handle.read(new Uint8Array(CHUNK_BYTES))
  return buffer.subarray(0, bytesRead)
}

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
export async function openOggRecording(file: string): Promise<MediaRecording | undefined> {
  const handle = await open(file)
  const close = () => handle.close()
  try {
    const first = await readChunk(handle)
    if (first.length === 0) throw new UnreadableRecording(NO_SOUND_IN_FILE)
    const demuxer = new OggDemuxer()
    const events = startsWith(first, OGG_MAGIC) ? demuxer.push(first) : []
    const found = events.find((event) => event.type === 'track')
    if (found !== undefined)
      return {
        type: 'packets',
        track: found.track,
        packets: packetsOf(handle, demuxer, events, found.track),
        close,
      }
  } catch (thrown) {
    await close()
    throw thrown
  }
  await close()
  return undefined
}

async function* packetsOf(
  handle: FileHandle,
  demuxer: OggDemuxer,
  first: readonly DemuxEvent[],
  track: EncodedTrack,
): AsyncGenerator<RecordedPacket> {
  try {
    for (let events = first; ; ) {
      for (const event of events) {
        if (event.type === 'damage') throw new UnreadableRecording('it is damaged')
        if (event.type === 'track' && event.track.codec !== track.codec)
          throw new UnreadableRecording('recordings of different kinds were joined in it')
        if (event.type === 'packet') yield { data: event.data, durationMs: lengthOf(event.data, track) }
      }
      const chunk = await readChunk(handle)
      if (chunk.length === 0) return
      events = demuxer.push(chunk)
    }
  } finally {
    await handle.close()
  }
}
