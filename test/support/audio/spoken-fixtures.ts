import type { TargetContentType } from '../../../src/core/audio/content-types.ts'
import type { Demuxer } from '../../../src/core/media/demuxer.ts'
import { OggDemuxer } from '../../../src/core/media/ogg/ogg-demuxer.ts'
import { ffmpeg } from './ffmpeg.ts'

/** ffmpeg's arguments to encode and decode a target type. */
export interface SpokenFixture {
  readonly type: TargetContentType
  readonly encode: readonly string[]
  /** ffmpeg's input arguments: its own Opus decoder is not the reference decoder. */
  readonly decode: readonly string[]
  readonly rate: number
  readonly isExact: boolean
  /** Samples at the start and the end that ffmpeg decodes although the stream marks them as not to be played. */
  readonly unheard?: readonly [start: number, end: number]
}

const OPUS = ['-ar', '48000', '-c:a', 'libopus', '-b:a', '32k']
const FLAC = ['-ar', '24000', '-sample_fmt', 's16', '-c:a', 'flac']
const AAC = ['-ar', '24000', '-c:a', 'aac', '-b:a', '70k']
const LIBOPUS = ['-c:a', 'libopus']

const opus = (type: TargetContentType, ...container: string[]): SpokenFixture => ({
  type,
  encode: [...OPUS, ...container],
  decode: LIBOPUS,
  rate: 48_000,
  isExact: false,
})
const flac = (type: TargetContentType, ...container: string[]): SpokenFixture => ({
  type,
  encode: [...FLAC, ...container],
  decode: [],
  rate: 24_000,
  isExact: true,
})
const aac = (type: TargetContentType, ...container: string[]): SpokenFixture => ({
  type,
  encode: [...AAC, ...container],
  decode: [],
  rate: 24_000,
  isExact: false,
})
const raw = (type: TargetContentType, format: string, rate: number): SpokenFixture => ({
  type,
  encode: ['-ar', String(rate), '-f', format],
  decode: ['-f', format, '-ar', String(rate), '-ac', '1'],
  rate,
  isExact: true,
})

const PAGES = ['-page_duration', '100000', '-f', 'ogg']
const CLUSTERS = ['-live', '1', '-cluster_time_limit', '100']

export const spokenFixtures: readonly SpokenFixture[] = [
  flac('audio/flac', '-f', 'flac'),
  aac('video/mp2t;codecs=aac', '-f', 'mpegts'),
  opus('video/mp2t;codecs=opus', '-f', 'mpegts'),
  opus('audio/ogg', ...PAGES),
  flac('audio/ogg;codecs=flac', ...PAGES),
  opus('audio/ogg;codecs=opus', ...PAGES),
  opus('audio/opus', ...PAGES),
  raw('audio/pcm;encoding=alaw;rate=8000', 'alaw', 8000),
  raw('audio/pcm;encoding=ulaw;rate=8000', 'mulaw', 8000),
  raw('audio/pcm;encoding=s16le;rate=16000', 's16le', 16_000),
  raw('audio/pcm;encoding=s16le;rate=24000', 's16le', 24_000),
  opus('audio/webm', ...CLUSTERS, '-f', 'webm'),
  opus('audio/webm;codecs=opus', ...CLUSTERS, '-f', 'webm'),
  aac('audio/x-matroska;codecs=aac', ...CLUSTERS, '-f', 'matroska'),
  flac('audio/x-matroska;codecs=flac', ...CLUSTERS, '-f', 'matroska'),
  opus('audio/x-matroska;codecs=opus', ...CLUSTERS, '-f', 'matroska'),
]

/** Encodes a file as a stream of a target type. */
export const encodeSpoken = ({ encode }: SpokenFixture, file: string): Promise<Buffer> =>
  ffmpeg(['-i', file, '-ac', '1', ...encode, 'pipe:1'])

/** The bare packets of an Ogg stream, header first. */
export function withoutContainer(ogg: Uint8Array): Uint8Array[] {
  const demuxer: Demuxer = new OggDemuxer()
  return demuxer.push(ogg).flatMap((event) => {
    if (event.type === 'packet') return [event.data]
    return event.type === 'track' && event.track.description !== undefined ? [event.track.description] : []
  })
}
