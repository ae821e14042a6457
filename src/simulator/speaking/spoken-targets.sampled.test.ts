import { join } from 'node:path'
import { MkvOutputFormat } from 'mediabunny'
import { beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../../scripts/commands.ts'
import { compareSound } from '../../../test/support/audio/compare-sound.ts'
import { decodeSound, ffmpeg } from '../../../test/support/audio/ffmpeg.ts'
import { probeSound } from '../../../test/support/audio/ffprobe.ts'
import { remux } from '../../../test/support/audio/mediabunny.ts'
import { share } from '../../../test/support/base/share.ts'
import type { TargetContentType } from '../../core/audio/content-types.ts'
import { joinBytes } from '../../core/audio/pcm.ts'
import { type Clip, stretchOf, wholeClip } from '../script/clip.ts'
import { ClipLibrary } from '../script/clip-library.ts'
import type { EncodedChunk } from './speech-encoder.ts'
import { targets } from './spoken-targets.ts'

const RESOURCES = join(root, 'resources')
const fileOf = ({ name }: Clip) =>
  join(RESOURCES, 'demo', 'clips', `${name.language}-${name.voice}`, `${name.id}.opus`)

let plan: Clip
let agreed: Clip
beforeAll(async () => {
  const library = await ClipLibrary.open(RESOURCES)
  await library.prepare(['de'])
  plan = library.clip({ language: 'de', voice: 'female', id: 'plan' })
  agreed = library.clip({ language: 'de', voice: 'female', id: 'agreed' })
})

const bytesOf = (chunks: readonly EncodedChunk[]) => joinBytes(chunks.flatMap(({ packets }) => packets))
const lengthOf = (chunks: readonly EncodedChunk[]) =>
  chunks.reduce((total, { durationMs }) => total + durationMs, 0)

interface Contained {
  readonly type: TargetContentType
  readonly codec: string
  readonly container: string
  readonly rate: number
  /** Minimum correlation of ffmpeg's output with the clip. */
  readonly least: number
  /** Samples that a decoder outputs before the sound, which the stream does not declare to ffmpeg. */
  readonly delay: number
}

const opus = { codec: 'opus', rate: 48_000, least: 0.999, delay: 0 }
const flac = { codec: 'flac', rate: 24_000, least: 0.97, delay: 0 }
const aac = { codec: 'aac', rate: 24_000, least: 0.9, delay: 1024 }
const contained: readonly Contained[] = [
  { type: 'audio/webm;codecs=opus', container: 'matroska,webm', ...opus },
  { type: 'audio/webm', container: 'matroska,webm', ...opus },
  { type: 'audio/x-matroska;codecs=opus', container: 'matroska,webm', ...opus },
  { type: 'audio/x-matroska;codecs=flac', container: 'matroska,webm', ...flac },
  { type: 'audio/x-matroska;codecs=aac', container: 'matroska,webm', ...aac },
  { type: 'audio/ogg', container: 'ogg', ...opus },
  { type: 'audio/ogg;codecs=opus', container: 'ogg', ...opus },
  { type: 'audio/ogg;codecs=flac', container: 'ogg', ...flac },
  { type: 'audio/flac', container: 'flac', ...flac },
  { type: 'video/mp2t;codecs=aac', container: 'mpegts', ...aac },
  // ffmpeg does not trim the samples that the transport stream declares.
  { type: 'video/mp2t;codecs=opus', container: 'mpegts', ...opus, delay: 312 },
]

/** Two clips, one after the other. */
async function speak(type: TargetContentType) {
  const encoder = targets[type]()
  const head = encoder.head(plan)
  const first = await encoder.encode(plan, wholeClip(plan))
  const second = await encoder.encode(agreed, wholeClip(agreed))
  return { head, first, second, file: joinBytes([...head, bytesOf(first), bytesOf(second)]) }
}

describe.each(share(contained, 2))('speech as $type', ({ type, codec, container, rate, least, delay }) => {
  it('is what it says, and as long, one clip right after the other', async () => {
    const { first, second, file } = await speak(type)
    expect(await probeSound(file)).toEqual({ container, codec, rate, channels: 1 })
    const decoded = await decodeSound(['-i', 'pipe:0'], rate, file)
    const total = ((lengthOf(first) + lengthOf(second)) * rate) / 1000
    expect(Math.abs(decoded.length - total)).toBeLessThanOrEqual(
      Math.round((plan.track.delaySamples * rate) / 48_000),
    )
  })

  it('is decoded to what the clip is decoded to', async () => {
    const { head, first } = await speak(type)
    const decoded = await decodeSound(['-i', 'pipe:0'], rate, joinBytes([...head, bytesOf(first)]))
    const expected = await decodeSound(['-i', fileOf(plan)], rate)
    const { offset, windows } = compareSound(expected, decoded.subarray(delay), rate, 10)
    expect(Math.abs(offset)).toBeLessThanOrEqual(1)
    for (const { correlation } of windows) expect(correlation).toBeGreaterThan(least)
  })

  it('comes in pieces of half a second, of several packets each', async () => {
    const { head, first } = await speak(type)
    expect(head.length).toBeGreaterThan(0)
    for (const { packets, durationMs } of first.slice(0, -1)) {
      expect(durationMs).toBeGreaterThan(440)
      expect(durationMs).toBeLessThanOrEqual(500)
      expect(packets.length).toBeGreaterThanOrEqual(5)
    }
  })

  it('can begin and end at a word', async () => {
    const stretch = stretchOf(plan, 2, 5)
    const chunks = await targets[type]().encode(plan, stretch)
    expect(Math.abs(lengthOf(chunks) - (stretch.endMs - stretch.startMs))).toBeLessThanOrEqual(86)
  })
})

const UNKNOWN_TO_MEDIABUNNY: ReadonlySet<TargetContentType> = new Set([
  'audio/ogg;codecs=flac',
  'video/mp2t;codecs=opus',
])
const known = contained.filter(({ type }) => !UNKNOWN_TO_MEDIABUNNY.has(type))

it.each(share(known, 1))('speech as $type is read by mediabunny as well', async ({ type, rate, delay }) => {
  const { file } = await speak(type)
  const decoded = await decodeSound(['-i', 'pipe:0'], rate, file)
  const again = await decodeSound(['-i', 'pipe:0'], rate, await remux(file, new MkvOutputFormat()))
  const { offset, windows } = compareSound(decoded, again, rate, 100)
  expect(Math.abs(offset)).toBeLessThanOrEqual(delay)
  for (const { correlation } of windows) expect(correlation).toBeGreaterThan(0.999)
})

it.each(['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/opus'] as const)(
  'speech as %s holds the very packets of the clip',
  async (type) => {
    const encoder = targets[type]()
    const bytes = Buffer.from(bytesOf(await encoder.encode(plan, wholeClip(plan))))
    for (const packet of plan.packets) expect(bytes.includes(Buffer.from(packet))).toBe(true)
  },
)

it('speech as FLAC is lossless, and smaller than plain samples', async () => {
  const encoder = targets['audio/flac']()
  const file = joinBytes([...encoder.head(plan), bytesOf(await encoder.encode(plan, wholeClip(plan)))])
  const plain = bytesOf(await targets['audio/pcm;encoding=s16le;rate=24000']().encode(plan, wholeClip(plan)))
  const decoded = await ffmpeg(['-i', 'pipe:0', '-f', 's16le', 'pipe:1'], file)
  expect(decoded.subarray(0, plain.length).equals(plain)).toBe(true)
  // Silence fills up the last frame.
  const filled = decoded.subarray(plain.length)
  expect(filled.length).toBeLessThan(2 * 480)
  expect(filled.every((byte) => byte === 0)).toBe(true)
  expect(file.length).toBeLessThan(0.7 * plain.length)
})

const raw: readonly (readonly [type: TargetContentType, rate: number, format: string, bytes: number])[] = [
  ['audio/pcm;encoding=s16le;rate=16000', 16_000, 's16le', 2],
  ['audio/pcm;encoding=s16le;rate=24000', 24_000, 's16le', 2],
  ['audio/pcm;encoding=alaw;rate=8000', 8000, 'alaw', 1],
  ['audio/pcm;encoding=ulaw;rate=8000', 8000, 'mulaw', 1],
]

describe.each(share(raw, 1))('speech as %s', (type, rate, format, bytesPerSample) => {
  it('is the sound of the clip, in whole samples, as long as it says', async () => {
    const encoder = targets[type]()
    const chunks = await encoder.encode(plan, wholeClip(plan))
    expect(encoder.head(plan)).toEqual([])
    for (const { packets } of chunks)
      for (const packet of packets) expect(packet.length % bytesPerSample).toBe(0)
    const input = ['-f', format, '-ar', String(rate), '-ac', '1', '-i', 'pipe:0']
    const decoded = await decodeSound(input, rate, bytesOf(chunks))
    const expected = await decodeSound(['-i', fileOf(plan)], rate)
    expect(Math.abs(decoded.length - expected.length)).toBeLessThanOrEqual(1)
    expect(decoded.length / rate).toBeCloseTo(lengthOf(chunks) / 1000, 5)
    const { offset, windows } = compareSound(expected, decoded, rate, 10)
    expect(Math.abs(offset)).toBeLessThanOrEqual(2)
    for (const { correlation } of windows) expect(correlation).toBeGreaterThan(0.97)
  })
})
