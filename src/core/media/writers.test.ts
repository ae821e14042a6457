import { beforeAll, describe, expect, it } from 'vitest'
import { decodeSound } from '../../../test/support/audio/ffmpeg.ts'
import { probeSound } from '../../../test/support/audio/ffprobe.ts'
import { seededRandom } from '../../../test/support/base/random.ts'
import { joinBytes } from '../audio/pcm.ts'
import { FlacPackets } from './flac/flac-packets.ts'
import { MatroskaMuxer } from './matroska/matroska-muxer.ts'
import { MuxedEncoder } from './muxed-encoder.ts'
import { createFlacMuxer, type Muxer } from './muxer.ts'
import { OggFlacMuxer } from './ogg/ogg-flac-muxer.ts'

const CLIP = new URL('../../../resources/demo/clips/en-male/search.opus', import.meta.url).pathname
const RATE = 16_000
const BLOCK = 320

const containers: readonly (readonly [name: string, format: string, create: () => Muxer])[] = [
  ['FLAC', 'flac', createFlacMuxer],
  ['FLAC in Ogg', 'ogg', () => new OggFlacMuxer()],
  ['FLAC in Matroska', 'matroska,webm', () => new MatroskaMuxer('matroska')],
]

/** 16-bit samples, so that nothing is lost by rounding. */
const whole = (samples: Float32Array) =>
  Float32Array.from(
    samples,
    (sample) => Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_768))) / 32_768 + 0,
  )

async function encode(samples: Float32Array<ArrayBuffer>, create: () => Muxer, chunk = BLOCK) {
  const encoder = new MuxedEncoder(new FlacPackets(RATE, BLOCK), create())
  const chunks: Uint8Array[] = []
  for (let at = 0; at < samples.length; at += chunk)
    chunks.push(await encoder.encode(samples.slice(at, at + chunk)))
  return { chunks, rest: await encoder.finish() }
}

describe.each(containers)('%s', (_, format, create) => {
  let voice: Float32Array<ArrayBuffer>
  beforeAll(async () => {
    voice = whole(await decodeSound(['-i', CLIP], RATE))
  })

  it('is decoded by ffmpeg to the last sample and bit', async () => {
    const { chunks, rest } = await encode(voice, create)
    const file = joinBytes([...chunks, rest])
    expect(await probeSound(file)).toEqual({ container: format, codec: 'flac', rate: RATE, channels: 1 })
    expect(await decodeSound(['-i', 'pipe:0'], RATE, file)).toEqual(voice)
  })

  it('leaves with every 20 ms of sound', async () => {
    const { chunks } = await encode(voice.slice(0, 50 * BLOCK), create)
    expect(chunks.every(({ length }) => length > 0)).toBe(true)
  })

  it('states the duration of its output, which varies for chunks that are not whole frames', async () => {
    const encoder = new MuxedEncoder(new FlacPackets(RATE, BLOCK), create())
    const given: number[] = []
    for (let at = 0; at < 4 * 800; at += 800) {
      await encoder.encode(voice.slice(at, at + 800))
      given.push(encoder.givenMs)
    }
    expect(given).toEqual([40, 100, 140, 200])
  })

  it('encodes difficult sound: silence, noise at full scale, one sample, jumps', async () => {
    const random = seededRandom(5)
    const hard = whole(
      Float32Array.from({ length: 7 * BLOCK + 1 }, (_value, i) => {
        if (i < 2 * BLOCK) return 0
        if (i < 4 * BLOCK) return 2 * random() - 1
        return i % 100 < 50 ? 1 : -1
      }),
    )
    const { chunks, rest } = await encode(hard, create, 97)
    expect(await decodeSound(['-i', 'pipe:0'], RATE, joinBytes([...chunks, rest]))).toEqual(hard)
  })
})

describe('FLAC', () => {
  it('is decoded by ffmpeg beyond its 2048th frame, whose number takes another byte', async () => {
    const ramp = whole(Float32Array.from({ length: 2060 * BLOCK }, (_value, i) => (i % 400) / 400))
    const { chunks, rest } = await encode(ramp, createFlacMuxer)
    expect(await decodeSound(['-i', 'pipe:0'], RATE, joinBytes([...chunks, rest]))).toEqual(ramp)
  })

  it('takes less than 70 % of the samples for speech, and next to nothing for silence', async () => {
    const voice = whole(await decodeSound(['-i', CLIP], RATE))
    const { chunks } = await encode(voice, createFlacMuxer)
    expect(joinBytes(chunks).length).toBeLessThan(0.7 * 2 * voice.length)
    const silence = await encode(new Float32Array(RATE), createFlacMuxer)
    expect(joinBytes(silence.chunks).length).toBeLessThan(1000)
  })
})
