import { joinBytes } from '../../src/core/audio/pcm.ts'
import type { Demuxer } from '../../src/core/media/demuxer.ts'
import { FlacDemuxer } from '../../src/core/media/flac/flac-demuxer.ts'
import { MatroskaDemuxer } from '../../src/core/media/matroska/matroska-demuxer.ts'
import { MpegTsDemuxer } from '../../src/core/media/mpeg-ts/mpeg-ts-demuxer.ts'
import { OggDemuxer } from '../../src/core/media/ogg/ogg-demuxer.ts'
import { OpusPackets } from '../../src/core/media/opus/opus-packets.ts'
import { demux } from '../support/audio/demux.ts'
import { ffmpeg } from '../support/audio/ffmpeg.ts'
import { withoutContainer } from '../support/audio/spoken-fixtures.ts'

/** A demuxer and a stream that it can read. */
export interface Subject {
  readonly name: string
  readonly open: () => Demuxer
  readonly bytes: Uint8Array
}

const SOUND = [
  '-f',
  'lavfi',
  '-i',
  'anoisesrc=duration=0.4:color=pink:sample_rate=48000:seed=5:amplitude=0.3',
]
const OPUS = ['-c:a', 'libopus', '-b:a', '24k']
const FLAC = ['-ar', '16000', '-frame_size', '320', '-c:a', 'flac']
const AAC = ['-ar', '24000', '-c:a', 'aac', '-b:a', '32k']
const LIVE = ['-live', '1', '-cluster_time_limit', '100']

const RECIPES: readonly (readonly [name: string, open: () => Demuxer, args: readonly string[]])[] = [
  ['Opus in Ogg', () => new OggDemuxer(), [...OPUS, '-page_duration', '60000', '-f', 'ogg']],
  ['FLAC in Ogg', () => new OggDemuxer(), [...FLAC, '-page_duration', '60000', '-f', 'ogg']],
  ['FLAC', () => new FlacDemuxer(), [...FLAC, '-f', 'flac']],
  ['Opus in WebM', () => new MatroskaDemuxer(), [...OPUS, ...LIVE, '-f', 'webm']],
  ['Opus in Matroska', () => new MatroskaDemuxer(), [...OPUS, '-f', 'matroska']],
  ['AAC in Matroska', () => new MatroskaDemuxer(), [...AAC, ...LIVE, '-f', 'matroska']],
  ['FLAC in Matroska', () => new MatroskaDemuxer(), [...FLAC, ...LIVE, '-f', 'matroska']],
  ['AAC in MPEG-TS', () => new MpegTsDemuxer(), [...AAC, '-f', 'mpegts']],
  ['Opus in MPEG-TS', () => new MpegTsDemuxer(), [...OPUS, '-f', 'mpegts']],
]

async function create(open: () => Demuxer, args: readonly string[]): Promise<Uint8Array> {
  const bytes = new Uint8Array(await ffmpeg([...SOUND, '-ac', '1', ...args, 'pipe:1']))
  if (demux(open(), [bytes]).every(({ type }) => type !== 'packet')) throw new Error('nothing can be read')
  return bytes
}

export async function createSubjects(): Promise<Subject[]> {
  const subjects = await Promise.all(
    RECIPES.map(async ([name, open, args]) => ({ name, open, bytes: await create(open, args) })),
  )
  const packets = withoutContainer(subjects[0]?.bytes ?? new Uint8Array(0))
  return [
    ...subjects,
    { name: 'Opus without a container', open: () => new OpusPackets(), bytes: joinBytes(packets) },
  ]
}
