import { beforeAll, describe, expect, it } from 'vitest'
import { demux } from '../../../../test/support/audio/demux.ts'
import { decodeSound, ffmpeg } from '../../../../test/support/audio/ffmpeg.ts'
import { joinBytes } from '../../audio/pcm.ts'
import { OggDemuxer } from '../ogg/ogg-demuxer.ts'
import { OggOpusMuxer } from '../ogg/ogg-opus-muxer.ts'
import { OPUS_RATE, opusPacketSamples } from './opus-packet.ts'
import { pairedHead, pairPackets, SILENT_PACKET } from './opus-pair.ts'

const FRAME = 960

interface Mono {
  readonly file: Uint8Array
  readonly packets: readonly Uint8Array<ArrayBuffer>[]
  readonly delaySamples: number
}

async function encode(filter: string, bitrate: string): Promise<Mono> {
  const file = await ffmpeg([
    ...['-f', 'lavfi', '-i', filter, '-ac', '1', '-c:a', 'libopus', '-b:a', bitrate],
    ...['-frame_duration', '20', '-f', 'ogg', 'pipe:1'],
  ])
  const events = demux(new OggDemuxer(), [new Uint8Array(file)])
  return {
    file,
    packets: events.flatMap((event) => (event.type === 'packet' ? [event.data] : [])),
    delaySamples:
      events.flatMap((event) => (event.type === 'track' ? [event.track.delaySamples] : []))[0] ?? 0,
  }
}

/** Decodes one channel of a stream of pairs. */
function decodeChannel(left: Mono['packets'], right: Mono['packets'], channel: 0 | 1, delaySamples: number) {
  const muxer = new OggOpusMuxer(25)
  const description = pairedHead(delaySamples)
  const length = Math.max(left.length, right.length)
  const file = joinBytes([
    muxer.begin({ codec: 'opus', rate: OPUS_RATE, channels: 2, description, delaySamples }),
    ...Array.from({ length }, (_, i) =>
      muxer.add({
        data: pairPackets(left[i] ?? SILENT_PACKET, right[i] ?? SILENT_PACKET),
        samples: FRAME,
        ...(i === length - 1 && { padding: 0 }),
      }),
    ),
  ])
  return decodeSound(['-i', 'pipe:0', '-af', `pan=mono|c0=c${channel}`], OPUS_RATE, file)
}

let low: Mono
let high: Mono
beforeAll(async () => {
  low = await encode('sine=frequency=440:duration=1:sample_rate=48000', '24k')
  high = await encode('anoisesrc=duration=1:sample_rate=48000:seed=1', '256k')
})

describe('two mono Opus streams in one', () => {
  it('are decoded as they are apart, whatever the length of their packets', async () => {
    expect(Math.max(...low.packets.map(({ length }) => length))).toBeLessThan(252)
    expect(Math.min(...high.packets.map(({ length }) => length))).toBeGreaterThan(252)
    const [tone, noise] = await Promise.all(
      [low, high].map(({ file }) => decodeSound(['-i', 'pipe:0'], OPUS_RATE, file)),
    )
    for (const [left, right, heardLeft, heardRight] of [
      [low, high, tone, noise],
      [high, low, noise, tone],
    ] as const) {
      for (const [channel, heard = new Float32Array(0)] of [heardLeft, heardRight].entries()) {
        const own = await decodeChannel(left.packets, right.packets, channel as 0 | 1, low.delaySamples)
        // ffmpeg trims the end of the original file to its exact length.
        expect(own.length).toBeGreaterThanOrEqual(heard.length)
        expect(own.subarray(0, heard.length)).toEqual(heard)
      }
    }
  })

  it('stay apart: one that is silent contains nothing of the other', async () => {
    const silent = await decodeChannel([], high.packets, 0, high.delaySamples)
    expect(silent.length).toBeGreaterThan(OPUS_RATE * 0.9)
    expect(silent.every((sample) => sample === 0)).toBe(true)
  })

  it('have a silent packet of the same duration as the others', () => {
    expect(opusPacketSamples(SILENT_PACKET)).toBe(FRAME)
  })

  it('refuses a packet of several frames, whose length cannot be stated', () => {
    expect(() => pairPackets(Uint8Array.of(0xf9, 1, 2), SILENT_PACKET)).toThrow('several frames')
  })
})
