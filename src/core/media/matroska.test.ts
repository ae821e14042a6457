import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ffmpeg } from '../../../test/support/ffmpeg.ts'
import { probePackets } from '../../../test/support/ffprobe.ts'
import { seededRandom } from '../../../test/support/random.ts'
import type { DemuxEvent } from './demuxer.ts'
import { MatroskaDemuxer } from './matroska.ts'

const TONE = ['-f', 'lavfi', '-i', 'sine=frequency=440:duration=1.3:sample_rate=48000']

interface Fixture {
  readonly name: string
  readonly args: readonly string[]
  readonly codec: string
}

const FIXTURES: readonly Fixture[] = [
  { name: 'webm.webm', args: ['-c:a', 'libopus', '-b:a', '32k'], codec: 'opus' },
  // As a service streams it: sizes unknown, clusters of 200 ms.
  { name: 'live.webm', args: ['-c:a', 'libopus', '-live', '1', '-cluster_time_limit', '200'], codec: 'opus' },
  { name: 'opus.mkv', args: ['-c:a', 'libopus'], codec: 'opus' },
  { name: 'flac.mkv', args: ['-c:a', 'flac'], codec: 'flac' },
  { name: 'aac.mkv', args: ['-c:a', 'aac'], codec: 'aac' },
  { name: 'mp3.mkv', args: ['-c:a', 'libmp3lame'], codec: 'mp3' },
]

const md5 = (data: Uint8Array) => createHash('md5').update(data).digest('hex')
const packetsOf = (events: readonly DemuxEvent[]) =>
  events.flatMap((event) =>
    event.type === 'packet' ? [{ size: event.data.length, md5: md5(event.data) }] : [],
  )

function demux(bytes: Uint8Array, sizeOfPiece: () => number): DemuxEvent[] {
  const demuxer = new MatroskaDemuxer()
  const events: DemuxEvent[] = []
  for (let at = 0; at < bytes.length; ) {
    const size = Math.max(1, sizeOfPiece())
    events.push(...demuxer.push(bytes.subarray(at, at + size)))
    at += size
  }
  return events
}

describe('the Matroska demuxer', () => {
  let folder: string
  const files = new Map<string, Uint8Array>()
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parley-matroska-'))
    for (const { name, args } of FIXTURES) {
      await ffmpeg(['-y', ...TONE, '-ac', '1', ...args, join(folder, name)])
      files.set(name, new Uint8Array(await readFile(join(folder, name))))
    }
  })
  afterAll(() => rm(folder, { recursive: true }))

  describe.each(FIXTURES)('in $name', ({ name, codec }) => {
    it.each([
      ['as a whole', () => Number.MAX_SAFE_INTEGER],
      ['byte by byte', () => 1],
      ['in pieces of any size', (random = seededRandom(7)) => Math.floor(random() * 900)],
    ] as const)('finds the packets that ffmpeg finds, %s', async (_name, size) => {
      const random = seededRandom(7)
      const events = demux(files.get(name)!, () => size(random))
      expect(packetsOf(events)).toEqual(await probePackets(join(folder, name)))
      expect(events.filter(({ type }) => type === 'damage')).toEqual([])
      expect(events[0]).toMatchObject({ type: 'track', track: { codec, channels: 1, rate: 48_000 } })
    })
  })

  it('gives a packet out with its last byte, and waits for no cluster', () => {
    const bytes = files.get('live.webm')!
    const demuxer = new MatroskaDemuxer()
    let packets = 0
    let longestWait = 0
    let lastAt = 0
    for (let at = 0; at < bytes.length; at += 1) {
      const found = packetsOf(demuxer.push(bytes.subarray(at, at + 1)))
      if (found.length === 0) continue
      expect(found).toHaveLength(1)
      if (packets > 0) longestWait = Math.max(longestWait, at - lastAt - found[0]!.size)
      packets += 1
      lastAt = at
    }
    expect(packets).toBeGreaterThan(60)
    // Between two packets there are heads of elements, never another packet's worth of bytes.
    expect(longestWait).toBeLessThan(40)
  })

  it('reads the delay of Opus from its head', () => {
    const [track] = demux(files.get('live.webm')!, () => 100)
    expect(track).toMatchObject({ track: { delaySamples: 312, description: expect.any(Uint8Array) } })
  })

  it('begins anew where a second stream follows', () => {
    const bytes = files.get('live.webm')!
    const events = demux(new Uint8Array([...bytes, ...bytes]), () => 333)
    expect(events.filter(({ type }) => type === 'track')).toHaveLength(2)
    expect(packetsOf(events)).toHaveLength(2 * packetsOf(demux(bytes, () => 333)).length)
  })

  it('neither hangs nor throws on damaged bytes, and finds its way back', () => {
    const bytes = files.get('live.webm')!
    const whole = packetsOf(demux(bytes, () => 500)).length
    const random = seededRandom(42)
    let recovered = 0
    for (let round = 0; round < 400; round += 1) {
      const damaged = bytes.slice()
      for (let hits = 0; hits < 3; hits += 1)
        damaged[Math.floor(random() * damaged.length)] = Math.floor(random() * 256)
      const found = packetsOf(demux(damaged, () => 400)).length
      if (found > whole / 2) recovered += 1
    }
    expect(recovered).toBeGreaterThan(300)
  })

  it('keeps no more in memory than the element that it waits for', () => {
    const random = seededRandom(3)
    const noise = Uint8Array.from({ length: 3_000_000 }, () => Math.floor(random() * 256))
    expect(() => demux(noise, () => 10_000)).not.toThrow()
  })
})
