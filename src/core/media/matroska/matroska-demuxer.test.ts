import { beforeAll, describe, expect, it } from 'vitest'
import { damageOf, demux, packetsOf } from '../../../../test/support/audio/demux.ts'
import { ffmpeg } from '../../../../test/support/audio/ffmpeg.ts'
import { seededRandom } from '../../../../test/support/base/random.ts'
import { MatroskaDemuxer } from './matroska-demuxer.ts'
import { MatroskaMuxer } from './matroska-muxer.ts'

const TONE = ['-f', 'lavfi', '-i', 'sine=frequency=440:duration=1.3:sample_rate=48000']
const encode = async (...args: readonly string[]) =>
  new Uint8Array(await ffmpeg([...TONE, '-ac', '1', '-c:a', 'libopus', ...args, '-f', 'webm', 'pipe:1']))

describe('the Matroska demuxer', () => {
  let live: Uint8Array
  beforeAll(async () => {
    // As a service streams it: sizes unknown, clusters of 200 ms.
    live = await encode('-live', '1', '-cluster_time_limit', '200')
  })

  it('returns a packet with its last byte, without waiting for the cluster', () => {
    const demuxer = new MatroskaDemuxer()
    let packets = 0
    let longestWait = 0
    let lastAt = 0
    for (let at = 0; at < live.length; at += 1) {
      const found = packetsOf(demuxer.push(live.subarray(at, at + 1)))
      if (found.length === 0) continue
      expect(found).toHaveLength(1)
      if (packets > 0) longestWait = Math.max(longestWait, at - lastAt - found[0]!.size)
      packets += 1
      lastAt = at
    }
    expect(packets).toBeGreaterThan(60)
    // Only element headers are between two packets, never as many bytes as a packet.
    expect(longestWait).toBeLessThan(40)
  })

  it('states the padding of the last packet', () => {
    const events = demux(new MatroskaDemuxer(), [live])
    const last = events.findLast(({ type }) => type === 'packet')
    // 1.3 s and the delay of 312 samples are 65 packets and 312 samples of another.
    expect(last).toMatchObject({ trimEnd: 960 - 312 })
  })

  it('reads the delay of a codec that our muxer has written', () => {
    const muxer = new MatroskaMuxer('matroska')
    const description = Uint8Array.of(0x14, 0x08)
    const track = { codec: 'aac', rate: 16_000, channels: 1, description, delaySamples: 2112 } as const
    const stream = [muxer.begin(track), muxer.add({ data: Uint8Array.of(1, 2), samples: 1024 })]
    const [begun] = demux(new MatroskaDemuxer(), stream)
    expect(begun).toMatchObject({ type: 'track', track: { delaySamples: 2112 } })
  })

  it('continues with the next cluster if a chunk ends in the middle of a packet', () => {
    const cluster = Buffer.from([0x1f, 0x43, 0xb6, 0x75])
    const [first, second, third] = [0, 1, 2].map((i) => {
      let at = -1
      for (let found = 0; found <= i; found += 1) at = Buffer.from(live).indexOf(cluster, at + 1)
      return at
    }) as [number, number, number]
    const whole = packetsOf(demux(new MatroskaDemuxer(), [live]))
    const cut = [live.subarray(0, second), live.subarray(second, second + 200), live.subarray(third)]
    const events = demux(new MatroskaDemuxer(), cut)
    expect(damageOf(events)).toEqual(['an element without its end'])
    const found = packetsOf(events)
    expect(found.at(-1)).toEqual(whole.at(-1))
    expect(found.length).toBeGreaterThanOrEqual(whole.length - 10)
    expect(first).toBeGreaterThan(0)
  })

  it('neither waits nor throws on random bytes', () => {
    const random = seededRandom(3)
    const noise = Uint8Array.from({ length: 3_000_000 }, () => Math.floor(random() * 256))
    const chunks = Array.from({ length: 300 }, (_, i) => noise.subarray(i * 10_000, (i + 1) * 10_000))
    const demuxer = new MatroskaDemuxer()
    expect(demux(demuxer, chunks).length).toBeGreaterThan(0)
    expect(packetsOf(demuxer.push(live)).length).toBeGreaterThan(60)
  })
})
