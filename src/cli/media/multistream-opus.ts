import { downmix, joinBytes, joinSamples } from '../../core/audio/pcm.ts'
import { letters, startsWith } from '../../core/media/demuxer.ts'
import {
  OGG_HEAD_SIZE,
  OGG_MAGIC,
  type OggPage,
  oggPageLength,
  readOggPage,
} from '../../core/media/ogg/ogg-read.ts'
import type { Bytes } from './media-unit.ts'
import type { WavSound } from './wav.ts'

const HEAD = letters('OpusHead')
/** Smallest identification header with a channel mapping table (RFC 7845, 5.1.1). */
const MIN_HEAD = 22
const MAPPING_AT = 18
/** The most that have places in the mapping of music and speech. */
const MAX_CHANNELS = 8
/** Mapping of a channel without sound. */
const SILENT = 255
/** Headers: identification and comments. */
const HEADER_PACKETS = 2
const RATES = [8000, 12_000, 16_000, 24_000, 48_000] as const

/**
 * Decodes an Ogg Opus file of several streams, such as the kept sound of a meeting: services take only one stream in
 * a packet. All channels are mixed into one. A file that is cut off is decoded up to there.
 *
 * @param wanted the samples a second that are needed; there may be more
 * @returns a readable reason if it cannot be read; undefined if it is another kind of file
 */
export async function readMultistreamOpus(
  bytes: Bytes,
  wanted: number,
): Promise<WavSound | string | undefined> {
  const [first] = pagesIn(bytes)
  const head = first?.parts[0]
  if (head === undefined || !startsWith(head, HEAD) || head.length < MIN_HEAD || head[MAPPING_AT] === 0)
    return undefined
  const layout = layoutOf(head)
  if (layout === undefined) return 'its format makes no sense'
  const rate = RATES.find((each) => each >= wanted) ?? 48_000
  const decoder = await openDecoder(layout, rate)
  const sound: Float32Array<ArrayBuffer>[] = []
  try {
    let headers = HEADER_PACKETS
    let open: Bytes[] = []
    for (const page of pagesIn(bytes)) {
      if (page === undefined) return 'a part of it is damaged'
      const packets: Bytes[] = []
      for (const [i, part] of page.parts.entries()) {
        open.push(part)
        if (i === page.parts.length - 1 && !page.isLastPartWhole) break
        if (headers > 0) headers -= 1
        else packets.push(joinBytes(open))
        open = []
      }
      const { channelData, samplesDecoded, errors } = decoder.decodeFrames(packets)
      if (errors.length > 0) return 'a part of it is damaged'
      sound.push(downmix(channelData, samplesDecoded))
    }
  } finally {
    decoder.free()
  }
  const samples = joinSamples(sound)
  return samples.length === 0 ? 'it holds no sound' : { samples, rate }
}

/** The whole pages of a file; undefined for one that is damaged, which is the last. */
function* pagesIn(bytes: Bytes): Generator<OggPage | undefined> {
  for (let at = 0; at + OGG_HEAD_SIZE <= bytes.length; ) {
    const rest = bytes.subarray(at)
    const length = oggPageLength(rest)
    if (startsWith(rest, OGG_MAGIC) && length > rest.length) return
    const page = startsWith(rest, OGG_MAGIC) ? readOggPage(rest.slice(0, length)) : undefined
    yield page
    if (page === undefined) return
    at += length
  }
}

interface Layout {
  readonly channels: number
  readonly streamCount: number
  readonly coupledStreamCount: number
  /** The decoded channel of each channel of the file. */
  readonly channelMappingTable: number[]
  readonly preSkip: number
}

function layoutOf(head: Bytes): Layout | undefined {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  const [channels, streamCount, coupledStreamCount] = [view.getUint8(9), view.getUint8(19), view.getUint8(20)]
  const channelMappingTable = [...head.subarray(21, 21 + channels)]
  const decoded = streamCount + coupledStreamCount
  const isValid =
    channels > 0 &&
    channels <= MAX_CHANNELS &&
    channelMappingTable.length === channels &&
    streamCount > 0 &&
    coupledStreamCount <= streamCount &&
    channelMappingTable.every((each) => each < decoded || each === SILENT)
  const preSkip = view.getUint16(10, true)
  return isValid ? { channels, streamCount, coupledStreamCount, channelMappingTable, preSkip } : undefined
}

async function openDecoder(layout: Layout, sampleRate: (typeof RATES)[number]) {
  const { OpusDecoder } = await import('opus-decoder')
  const decoder = new OpusDecoder({ ...layout, sampleRate })
  await decoder.ready
  return decoder
}
