import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cuts, damageOf, demux, inChunks, packetsOf } from '../../../test/support/audio/demux.ts'
import { ffmpeg } from '../../../test/support/audio/ffmpeg.ts'
import { probePackets } from '../../../test/support/audio/ffprobe.ts'
import { seededRandom } from '../../../test/support/base/random.ts'
import { share } from '../../../test/support/base/share.ts'
import type { Demuxer } from './demuxer.ts'
import { FlacDemuxer } from './flac/flac-demuxer.ts'
import { MatroskaDemuxer } from './matroska/matroska-demuxer.ts'
import { MpegTsDemuxer } from './mpeg-ts/mpeg-ts-demuxer.ts'
import { OggDemuxer } from './ogg/ogg-demuxer.ts'

const NOISE = 'anoisesrc=duration=1.3:color=pink:sample_rate=48000:seed=5:amplitude=0.3'

interface Fixture {
  readonly name: string
  readonly args: readonly string[]
  readonly open: () => Demuxer
  readonly track: object
  /** Maximum number of packets lost by damage in one place. */
  readonly costs: number
}

const ogg = () => new OggDemuxer()
const matroska = () => new MatroskaDemuxer()
const opus = { codec: 'opus', rate: 48_000, delaySamples: 312 }
// As a service streams it: sizes unknown, clusters of 200 ms.
const LIVE = ['-c:a', 'libopus', '-live', '1', '-cluster_time_limit', '200']
const FIXTURES: readonly Fixture[] = [
  {
    name: 'opus.ogg',
    args: ['-c:a', 'libopus', '-page_duration', '20000'],
    open: ogg,
    track: opus,
    costs: 1,
  },
  { name: 'webm.webm', args: ['-c:a', 'libopus', '-b:a', '32k'], open: matroska, track: opus, costs: 2 },
  { name: 'live.webm', args: LIVE, open: matroska, track: opus, costs: 10 },
  { name: 'opus.mkv', args: ['-c:a', 'libopus'], open: matroska, track: opus, costs: 2 },
  {
    name: 'flac.mkv',
    args: ['-c:a', 'flac'],
    open: matroska,
    track: { codec: 'flac', rate: 48_000 },
    costs: 2,
  },
  {
    name: 'aac.ts',
    args: ['-ar', '24000', '-c:a', 'aac', '-b:a', '70k', '-f', 'mpegts'],
    open: () => new MpegTsDemuxer(),
    track: { codec: 'aac', rate: 24_000 },
    costs: 2,
  },
  {
    name: 'mp3.mkv',
    args: ['-c:a', 'libmp3lame'],
    open: matroska,
    track: { codec: 'mp3', rate: 48_000 },
    costs: 2,
  },
  // Pages of a second, and packets that go on in the next page.
  { name: 'pages.ogg', args: ['-c:a', 'flac'], open: ogg, track: { codec: 'flac', rate: 48_000 }, costs: 20 },
  {
    name: 'flac.ogg',
    args: ['-ar', '24000', '-c:a', 'flac', '-page_duration', '20000'],
    open: ogg,
    track: { codec: 'flac', rate: 24_000 },
    costs: 2,
  },
  {
    name: 'long.flac',
    args: ['-compression_level', '8'],
    open: () => new FlacDemuxer(),
    track: { codec: 'flac', rate: 48_000 },
    costs: 1,
  },
  {
    name: 'stream.flac',
    args: ['-ar', '24000', '-frame_size', '480'],
    open: () => new FlacDemuxer(),
    track: { codec: 'flac', rate: 24_000 },
    costs: 1,
  },
  { name: 'aac.mkv', args: ['-c:a', 'aac'], open: matroska, track: { codec: 'aac', rate: 48_000 }, costs: 2 },
  {
    name: 'opus.ts',
    args: ['-c:a', 'libopus', '-b:a', '32k', '-f', 'mpegts', '-pes_payload_size', '0'],
    open: () => new MpegTsDemuxer(),
    track: { codec: 'opus', rate: 48_000 },
    costs: 2,
  },
]

describe.each(share(FIXTURES, 5))('the demuxer of $name', ({ name, args, open, track, costs }) => {
  let folder: string
  let bytes: Uint8Array
  let expected: { readonly size: number; readonly md5: string }[]
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parley-demuxer-'))
    const path = join(folder, name)
    await ffmpeg(['-y', '-f', 'lavfi', '-i', NOISE, '-ac', '1', ...args, path])
    bytes = new Uint8Array(await readFile(path))
    expected = await probePackets(path)
  })
  afterAll(() => rm(folder, { recursive: true }))

  it.each(cuts)('finds the packets that ffmpeg finds, %s', (_name, cut) => {
    const events = demux(open(), cut(bytes))
    expect(damageOf(events)).toEqual([])
    expect(packetsOf(events)).toEqual(expected)
    expect(events[0]).toMatchObject({ type: 'track', track: { ...track, channels: 1 } })
  })

  it('starts over where a second stream follows', () => {
    const events = demux(open(), [bytes, bytes])
    expect(packetsOf(events)).toEqual([...expected, ...expected])
  })

  it('loses no more than the packet that was damaged', () => {
    const random = seededRandom(11)
    for (let round = 0; round < 60; round += 1) {
      const damaged = bytes.slice()
      // After the headers, without which there is no stream.
      const at = 1200 + Math.floor(random() * (damaged.length - 1200))
      damaged[at] = (damaged[at] ?? 0) ^ (1 + Math.floor(random() * 255))
      const chunks = inChunks(damaged, () => 700)
      const events = demux(open(), chunks)
      const found = new Set(packetsOf(events).map((packet) => packet.md5))
      const lost = expected.filter((packet) => !found.has(packet.md5)).length
      expect(lost, `byte ${at}`).toBeLessThanOrEqual(costs)
    }
  })
})
