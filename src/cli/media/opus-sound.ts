import { Downmixer } from '../../core/audio/downmixer.ts'
import {
  type RecordedPacket,
  type RecordedTrack,
  UnreadableRecording,
} from '../../core/media/media-recording.ts'

/** Smallest identification header with a channel mapping table (RFC 7845, 5.1.1). */
const MIN_MAPPED_HEAD = 22
const MAPPING_AT = 18
/** The most that have places in the mapping of music and speech. */
const MAX_CHANNELS = 8
/** Mapping of a channel without sound. */
const SILENT = 255
const RATES = [8000, 12_000, 16_000, 24_000, 48_000] as const
/** Packets that are decoded at once. */
const PACKETS = 10

interface Layout {
  readonly channels: number
  readonly streamCount: number
  readonly coupledStreamCount: number
  /** The decoded channel of each channel of the recording. */
  readonly channelMappingTable: number[]
  readonly preSkip: number
}

/** Streams of a recording in one packet, such as both sides of a meeting. Throws if its head makes no sense. */
function layoutOf({ channels, description: head, delaySamples: preSkip }: RecordedTrack): Layout {
  const isMapped = head !== undefined && head.length >= MIN_MAPPED_HEAD && head[MAPPING_AT] !== 0
  const coupled = channels === 2 ? 1 : 0
  if (!isMapped)
    return {
      channels,
      streamCount: 1,
      coupledStreamCount: coupled,
      channelMappingTable: channels === 2 ? [0, 1] : [0],
      preSkip,
    }
  const [streamCount = 0, coupledStreamCount = 0] = head.subarray(MAPPING_AT + 1)
  const channelMappingTable = [...head.subarray(MAPPING_AT + 3, MAPPING_AT + 3 + channels)]
  const decoded = streamCount + coupledStreamCount
  const isValid =
    channels <= MAX_CHANNELS &&
    channelMappingTable.length === channels &&
    streamCount > 0 &&
    coupledStreamCount <= streamCount &&
    channelMappingTable.every((each) => each < decoded || each === SILENT)
  if (!isValid) throw new UnreadableRecording('its format makes no sense')
  return { channels, streamCount, coupledStreamCount, channelMappingTable, preSkip }
}

/** The lowest rate that Opus is decoded to for the samples a second that are needed. */
export const opusRateFor = (wanted: number): number => RATES.find((each) => each >= wanted) ?? 48_000

/** Decodes Opus, and mixes its channels into one. */
export async function* decodeOpus(
  track: RecordedTrack,
  packets: AsyncGenerator<RecordedPacket>,
  sampleRate: number,
): AsyncGenerator<Float32Array<ArrayBuffer>> {
  const { OpusDecoder } = await import('opus-decoder')
  const rate = RATES.find((each) => each === sampleRate) ?? 48_000
  const decoder = new OpusDecoder({ ...layoutOf(track), sampleRate: rate })
  await decoder.ready
  const downmixer = new Downmixer()
  const decode = (waiting: Uint8Array[]) => {
    const { channelData, samplesDecoded, errors } = decoder.decodeFrames(waiting.splice(0))
    if (errors.length > 0) throw new UnreadableRecording('it is damaged')
    return downmixer.mix(channelData, samplesDecoded)
  }
  const waiting: Uint8Array[] = []
  try {
    for await (const { data } of packets) {
      waiting.push(data)
      if (waiting.length === PACKETS) yield decode(waiting)
    }
    if (waiting.length > 0) yield decode(waiting)
  } finally {
    decoder.free()
  }
}
