import {
  FlacOutputFormat,
  MkvOutputFormat,
  MpegTsOutputFormat,
  OggOutputFormat,
  type OutputFormat,
  WebMOutputFormat,
} from 'mediabunny'
import { describe, expect, it } from 'vitest'
import { damageOf, demux, packetsOf } from '../../../test/support/audio/demux.ts'
import { decodeSound, ffmpeg } from '../../../test/support/audio/ffmpeg.ts'
import { readPackets, remux } from '../../../test/support/audio/mediabunny.ts'
import { share } from '../../../test/support/base/share.ts'
import { type Codec, type Container, sourceFormats, targetFormats } from '../audio/content-types.ts'
import { joinBytes } from '../audio/pcm.ts'
import type { DemuxEvent, Demuxer, EncodedPacket } from './demuxer.ts'
import { FlacDemuxer } from './flac/flac-demuxer.ts'
import { readFlacFrameHead } from './flac/flac-frame.ts'
import { MatroskaDemuxer } from './matroska/matroska-demuxer.ts'
import { MatroskaMuxer } from './matroska/matroska-muxer.ts'
import { MP3_DECODER_DELAY, mp3InfoFrame } from './mp3/mp3-info-frame.ts'
import { MpegTsDemuxer } from './mpeg-ts/mpeg-ts-demuxer.ts'
import { createFlacMuxer, createRawMuxer, type Muxer, type MuxPacket } from './muxer.ts'
import { OggDemuxer } from './ogg/ogg-demuxer.ts'
import { OggFlacMuxer } from './ogg/ogg-flac-muxer.ts'
import { OggOpusMuxer } from './ogg/ogg-opus-muxer.ts'
import { opusPacketSamples } from './opus/opus-packet.ts'

const CLIP = new URL('../../../resources/demo/clips/en-male/search.opus', import.meta.url).pathname
/** Decoder delay of LAME's MP3, in samples. */
const MP3_DELAY = 576

interface Row {
  readonly container: Container
  readonly codec: Codec
  /** How ffmpeg makes it. */
  readonly args: readonly string[]
  readonly open: () => Demuxer
  /** Undefined where the app only reads it. */
  readonly createMuxer?: () => Muxer
  /** Undefined where mediabunny does not support it. */
  readonly format?: () => OutputFormat
  /** Samples that our stream drops at the beginning and keeps at the end, unlike the one that its packets come from. */
  readonly shift?: { readonly dropped: number; readonly surplus: number }
}

type Written = Row & Required<Pick<Row, 'createMuxer'>>
type Supported = Row & Required<Pick<Row, 'format'>>

const OPUS = ['-c:a', 'libopus', '-b:a', '32k', '-frame_duration', '20']
const FLAC = ['-ar', '16000', '-sample_fmt', 's16', '-c:a', 'flac', '-frame_size', '320']
const AAC = ['-ar', '24000', '-c:a', 'aac', '-b:a', '70k']
const ogg = { container: 'ogg', open: () => new OggDemuxer() } as const
const matroska = {
  container: 'matroska',
  open: () => new MatroskaDemuxer(),
  createMuxer: () => new MatroskaMuxer('matroska'),
  format: () => new MkvOutputFormat(),
} as const

const rows: readonly Row[] = [
  {
    ...ogg,
    codec: 'opus',
    args: [...OPUS, '-f', 'ogg'],
    createMuxer: () => new OggOpusMuxer(),
    format: () => new OggOutputFormat(),
  },
  { ...ogg, codec: 'flac', args: [...FLAC, '-f', 'ogg'], createMuxer: () => new OggFlacMuxer() },
  {
    ...matroska,
    container: 'webm',
    codec: 'opus',
    args: [...OPUS, '-f', 'webm'],
    createMuxer: () => new MatroskaMuxer('webm'),
    format: () => new WebMOutputFormat(),
  },
  { ...matroska, codec: 'opus', args: [...OPUS, '-f', 'matroska'] },
  { ...matroska, codec: 'flac', args: [...FLAC, '-f', 'matroska'] },
  { ...matroska, codec: 'aac', args: [...AAC, '-f', 'matroska'] },
  {
    ...matroska,
    codec: 'mp3',
    args: ['-ar', '48000', '-b:a', '128k', '-c:a', 'libmp3lame', '-f', 'matroska'],
  },
  {
    container: 'flac',
    codec: 'flac',
    args: [...FLAC, '-f', 'flac'],
    open: () => new FlacDemuxer(),
    createMuxer: createFlacMuxer,
    format: () => new FlacOutputFormat(),
  },
  // The packets come from Matroska: the app sends MP3 and never reads it.
  {
    container: 'mp3',
    codec: 'mp3',
    open: () => new MatroskaDemuxer(),
    args: ['-ar', '48000', '-b:a', '128k', '-c:a', 'libmp3lame', '-f', 'matroska'],
    createMuxer: () => createRawMuxer(({ rate }) => mp3InfoFrame(rate, 128_000, MP3_DELAY)),
    shift: { dropped: MP3_DELAY + MP3_DECODER_DELAY, surplus: 147 },
  },
  {
    container: 'mpeg-ts',
    codec: 'aac',
    args: [...AAC, '-f', 'mpegts'],
    open: () => new MpegTsDemuxer(),
    format: () => new MpegTsOutputFormat(),
  },
]

const nameOf = ({ container, codec }: Pick<Row, 'container' | 'codec'>) => `${codec} in ${container}`

it('every container and codec of the types is tried, but Opus in MPEG-TS, which only ffmpeg knows', () => {
  const formats = [...Object.values(sourceFormats), ...Object.values(targetFormats)]
  const wanted = new Set(formats.filter(({ container }) => container !== 'none').map(nameOf))
  expect(rows.map(nameOf).toSorted()).toEqual(
    [...wanted].filter((name) => name !== 'opus in mpeg-ts').toSorted(),
  )
})

function samplesIn(codec: Codec, data: Uint8Array): number {
  if (codec === 'opus') return opusPacketSamples(data)
  if (codec !== 'flac') return codec === 'aac' ? 1024 : 1152
  const head = readFlacFrameHead(data)
  if (head === undefined || head === 'short') throw new Error('not a frame of FLAC')
  return head.blockSize
}

/** The packets of a stream, written anew. */
function mux(codec: Codec, events: readonly DemuxEvent[], muxer: Muxer): Uint8Array<ArrayBuffer> {
  const [begun] = events
  if (begun?.type !== 'track') throw new Error('no track')
  const packets = events.filter((event): event is EncodedPacket => event.type === 'packet')
  const toMux = ({ data, trimEnd }: EncodedPacket, i: number): MuxPacket => ({
    data,
    samples: samplesIn(codec, data),
    ...(i === packets.length - 1 && { padding: trimEnd ?? 0 }),
  })
  const head = muxer.begin(begun.track)
  return joinBytes([head, ...packets.map((packet, i) => muxer.add(toMux(packet, i))), muxer.end()])
}

/** A stream of ffmpeg's, and what our demuxer finds in it. */
async function make({ args, open }: Row) {
  const file = await ffmpeg(['-i', CLIP, '-ac', '1', ...args, 'pipe:1'])
  return { file, events: demux(open(), [file]) }
}

const named = <T extends Row>(some: readonly T[]) => some.map((row) => [nameOf(row), row] as const)
const written = rows.filter((row): row is Written => row.createMuxer !== undefined)
const readable = written.filter((row) => nameOf(row) !== 'flac in ogg')
const supported = rows.filter((row): row is Supported => row.format !== undefined)

describe('written by us', () => {
  it.each(named(share(written, 2)))('%s is decoded by ffmpeg to the same samples', async (_name, row) => {
    const { file, events } = await make(row)
    const { rate } = sourceFormats['audio/ogg;codecs=opus']
    const { dropped, surplus } = row.shift ?? { dropped: 0, surplus: 0 }
    const sound = await decodeSound(['-i', 'pipe:0'], rate, mux(row.codec, events, row.createMuxer()))
    const original = (await decodeSound(['-i', 'pipe:0'], rate, file)).subarray(dropped)
    expect(sound.length - original.length).toBe(surplus)
    expect(original.findIndex((sample, i) => sample !== sound[i])).toBe(-1)
  })

  it.each(named(share(readable, 2)))('%s is read by mediabunny, packet for packet', async (_name, row) => {
    const { events } = await make(row)
    const packets = await readPackets(mux(row.codec, events, row.createMuxer()))
    expect(packets).toEqual(packetsOf(events))
  })
})

describe('written by mediabunny', () => {
  it.each(named(share(supported, 2)))('%s is read packet for packet', async (_name, row) => {
    const { file, events } = await make(row)
    const read = demux(row.open(), [await remux(file, row.format())])
    expect(damageOf(read)).toEqual([])
    expect(packetsOf(read)).toEqual(packetsOf(events))
  })
})
