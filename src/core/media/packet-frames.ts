import { ADJOINING_MS, type EncodedFrame } from '../audio/capture/capture-port.ts'
import type { SourceContentType } from '../audio/content-types.ts'
import type { EncodedTrack } from './demuxer.ts'
import { element, uintElement } from './matroska/ebml-writer.ts'
import { CLUSTER, SIMPLE_BLOCK } from './matroska/matroska-elements.ts'
import { MatroskaMuxer } from './matroska/matroska-muxer.ts'
import { type RecordedPacket, type RecordedTrack, UnreadableRecording } from './media-recording.ts'

const TIMESTAMP = 0xe7
/** Track number 1, and the flag of a packet that needs no other one. */
const [TRACK, KEYFRAME] = [0x81, 0x80]
/** Limits of one message: bytes, and milliseconds of audio. */
const MAX_BYTES = 100_000
const MAX_MS = 1000

/** Content types of the codecs that a service takes as they are. */
const TYPES = {
  opus: 'audio/x-matroska;codecs=opus',
  flac: 'audio/x-matroska;codecs=flac',
  aac: 'audio/x-matroska;codecs=aac',
  mp3: 'audio/x-matroska;codecs=mp3',
} as const satisfies Partial<Record<EncodedTrack['codec'], SourceContentType>>

const isSendable = (codec: string): codec is keyof typeof TYPES => Object.hasOwn(TYPES, codec)

/** The content type of a track that can be sent as it is: services take one channel. */
export const contentTypeOf = ({ codec, channels }: RecordedTrack): SourceContentType | undefined =>
  channels === 1 && isSendable(codec) ? TYPES[codec] : undefined

const follows = ({ atMs }: RecordedPacket, before: RecordedPacket | undefined): boolean =>
  atMs === undefined || before?.atMs === undefined || atMs - before.atMs - before.durationMs < ADJOINING_MS

/**
 * Packets as a Matroska stream. Each frame is a cluster of its own: after a lost link, the header begins a stream with any
 * of them. mediabunny writes its header once, and asynchronously.
 */
export async function* packetFrames(
  track: RecordedTrack,
  packets: AsyncGenerator<RecordedPacket>,
  chunkMs: number,
): AsyncGenerator<EncodedFrame> {
  const head = new MatroskaMuxer('matroska').begin(track as EncodedTrack)
  let mediaMs = 0
  let waiting: RecordedPacket[] = []
  const frame = (): EncodedFrame => {
    let durationMs = 0
    const blocks = waiting.map((packet) => {
      const ms = Math.round(durationMs)
      durationMs += packet.durationMs
      return element(SIMPLE_BLOCK, Uint8Array.of(TRACK, ms >> 8, ms & 0xff, KEYFRAME), packet.data)
    })
    const cluster = element(CLUSTER, uintElement(TIMESTAMP, Math.round(mediaMs)), ...blocks)
    const made = { head, data: cluster, startMs: waiting[0]?.atMs ?? mediaMs, durationMs }
    mediaMs += durationMs
    waiting = []
    return made
  }
  for await (const packet of packets) {
    if (packet.durationMs > MAX_MS || packet.data.length + head.length > MAX_BYTES)
      throw new UnreadableRecording('its parts are longer than a message to the service may be')
    const [ms, bytes] = [
      waiting.reduce((sum, each) => sum + each.durationMs, packet.durationMs),
      waiting.reduce((sum, each) => sum + each.data.length, packet.data.length + head.length),
    ]
    const isApart = !follows(packet, waiting.at(-1))
    if (waiting.length > 0 && (ms > MAX_MS || bytes > MAX_BYTES || isApart)) yield frame()
    waiting.push(packet)
    if (waiting.reduce((sum, each) => sum + each.durationMs, 0) >= chunkMs) yield frame()
  }
  if (waiting.length > 0) yield frame()
}
