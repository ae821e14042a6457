import { ADJOINING_MS } from '../../core/audio/capture/capture-port.ts'
import { joinBytes } from '../../core/audio/pcm.ts'
import type { EncodedTrack } from '../../core/media/demuxer.ts'
import { OggDemuxer } from '../../core/media/ogg/ogg-demuxer.ts'
import { OggOpusMuxer } from '../../core/media/ogg/ogg-opus-muxer.ts'
import { MONO_OPUS_HEAD, opusTrack } from '../../core/media/opus/opus-head.ts'
import { OPUS_RATE, opusPacketSamples } from '../../core/media/opus/opus-packet.ts'
import type { Gap } from '../../core/voice/sending/sending-gaps.ts'
import type { SealedRecord } from './sealed-records.ts'

/** The Ogg Opus stream of a take, without what cannot be read: its first record describes it. */
export const soundIn = (records: readonly SealedRecord[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.concat(records.slice(1).map(({ data }) => data)))

/** A packet of Opus, in milliseconds of the session. */
interface TakePacket {
  readonly data: Uint8Array<ArrayBuffer>
  readonly durationMs: number
  readonly atMs: number
}

/** The sound of a take that can be read, in milliseconds of the session. */
export interface TakePackets {
  readonly track: EncodedTrack | undefined
  readonly packets: readonly TakePacket[]
  /** The spans that they fill; the last one has no end, since an encoder held what follows. */
  readonly readable: readonly Gap[]
}

/**
 * The packets of a take, each at its time: what cannot be read between them shortens nothing, and what is repeated
 * lengthens nothing. Sound whose beginning is missing, and its headers with that, is described as Parley records it.
 */
export function packetsOfTake(sound: Uint8Array<ArrayBuffer>, fromMs: number): TakePackets {
  const whole = new OggDemuxer().push(sound)
  const isJoined = !whole.some(({ type }) => type === 'track')
  const events = isJoined ? new OggDemuxer().push(joinBytes([headOfStream(), sound])) : whole
  const packets: TakePacket[] = []
  // The rest of a recording in a second take begins with the position that it had in the first one.
  let originSample: number | undefined = isJoined ? 0 : undefined
  let [sample, endSample] = [0, 0]
  for (const event of events) {
    if (event.type !== 'packet') continue
    const { data, startSample } = event
    originSample ??= startSample ?? 0
    sample = startSample === undefined ? sample : startSample - originSample
    const samples = opusPacketSamples(data)
    const [atMs, durationMs] = [fromMs + (sample * 1000) / OPUS_RATE, (samples * 1000) / OPUS_RATE]
    if (sample >= endSample) packets.push({ data, atMs, durationMs })
    sample += samples
    endSample = Math.max(endSample, sample)
  }
  const track = events.find((event) => event.type === 'track')?.track
  return { track, packets, readable: spansOf(packets) }
}

function spansOf(packets: readonly TakePacket[]): readonly Gap[] {
  const spans: { fromMs: number; toMs: number }[] = []
  for (const { atMs, durationMs } of packets) {
    const last = spans.at(-1)
    if (last !== undefined && atMs - last.toMs < ADJOINING_MS) last.toMs = atMs + durationMs
    else spans.push({ fromMs: atMs, toMs: atMs + durationMs })
  }
  const last = spans.at(-1)
  if (last !== undefined) last.toMs = Number.POSITIVE_INFINITY
  return spans
}

const headOfStream = () => new OggOpusMuxer().begin({ ...opusTrack(1), description: MONO_OPUS_HEAD })
