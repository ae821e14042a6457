import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../../scripts/commands.ts'
import { compareSound } from '../../../test/support/compare-sound.ts'
import { decodeSound } from '../../../test/support/ffmpeg.ts'
import { probePackets } from '../../../test/support/ffprobe.ts'
import type { TargetContentType } from '../../core/audio/content-types.ts'
import { concatBytes } from '../media/concat.ts'
import { type Clip, packetsOf, stretchOf, wholeClip } from '../script/clip.ts'
import { ClipLibrary } from '../script/library.ts'
import type { SpeechPiece } from './speech-encoder.ts'
import { targets } from './targets.ts'

const RESOURCES = join(root, 'resources')
const fileOf = ({ name }: Clip) =>
  join(RESOURCES, 'demo', 'clips', `${name.language}-${name.voice}`, `${name.id}.opus`)

let folder: string
let plan: Clip
let agreed: Clip
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-speech-'))
  const library = await ClipLibrary.open(RESOURCES)
  await library.prepare(['de'])
  plan = library.clip({ language: 'de', voice: 'female', id: 'plan' })
  agreed = library.clip({ language: 'de', voice: 'female', id: 'agreed' })
})
afterAll(() => rm(folder, { recursive: true }))

const bytesOf = (pieces: readonly SpeechPiece[]) => concatBytes(...pieces.flatMap(({ packets }) => packets))
const lengthOf = (pieces: readonly SpeechPiece[]) =>
  pieces.reduce((total, { durationMs }) => total + durationMs, 0)
const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex')

describe('speech in WebM', () => {
  const speak = async () => {
    const encoder = targets['audio/webm;codecs=opus']!()
    const head = encoder.head(plan)
    const first = await encoder.encode(plan, wholeClip(plan))
    const second = await encoder.encode(agreed, wholeClip(agreed))
    return { head, first, second, file: concatBytes(...head, bytesOf(first), bytesOf(second)) }
  }

  it('holds the very packets of the clips, one clip right after the other', async () => {
    const path = join(folder, 'two.webm')
    await writeFile(path, (await speak()).file)
    const found = await probePackets(path)
    expect(found.map((packet) => packet.md5)).toEqual([...plan.packets, ...agreed.packets].map(md5))
  })

  it('is decoded to what the clip is decoded to', async () => {
    const { head, first } = await speak()
    const decoded = await decodeSound(['-i', 'pipe:0'], 48_000, concatBytes(...head, bytesOf(first)))
    const expected = await decodeSound(['-i', fileOf(plan)], 48_000)
    const { offset, windows } = compareSound(expected, decoded, 48_000, 20)
    expect(offset).toBe(0)
    for (const { correlation } of windows) expect(correlation).toBeGreaterThan(0.999)
    // WebM has no way to say here that the last packet is not played to its end.
    expect(decoded.length - expected.length).toBeGreaterThanOrEqual(0)
    expect(decoded.length - expected.length).toBeLessThan(960)
  })

  it('plays as long as it says, on one time line', async () => {
    const { first, second, file } = await speak()
    const decoded = await decodeSound(['-i', 'pipe:0'], 48_000, file)
    const total = lengthOf(first) + lengthOf(second)
    expect(Math.abs(decoded.length / 48 - total)).toBeLessThan(plan.preSkip / 48 + 1)
  })

  it('comes in pieces of half a second, whose packets are clusters', async () => {
    const { first } = await speak()
    expect(first.slice(0, -1).map(({ durationMs }) => durationMs)).toEqual(first.slice(0, -1).map(() => 500))
    for (const { packets } of first)
      for (const packet of packets) expect([...packet.subarray(0, 4)]).toEqual([0x1f, 0x43, 0xb6, 0x75])
  })

  it('can begin and end at a word', async () => {
    const encoder = targets['audio/webm']!()
    const stretch = stretchOf(plan, 2, 5)
    const pieces = await encoder.encode(plan, stretch)
    const wanted = stretch.endMs - stretch.startMs
    expect(Math.abs(lengthOf(pieces) - wanted)).toBeLessThanOrEqual(40)
    expect(packetsOf(plan, stretch).length * 20).toBe(lengthOf(pieces))
  })
})

const raw: readonly (readonly [type: TargetContentType, rate: number, format: string, bytes: number])[] = [
  ['audio/pcm;encoding=s16le;rate=16000', 16_000, 's16le', 2],
  ['audio/pcm;encoding=s16le;rate=24000', 24_000, 's16le', 2],
  ['audio/pcm;encoding=alaw;rate=8000', 8000, 'alaw', 1],
  ['audio/pcm;encoding=ulaw;rate=8000', 8000, 'mulaw', 1],
]

describe.each(raw)('speech as %s', (type, rate, format, bytesPerSample) => {
  it('is the sound of the clip, in whole samples, as long as it says', async () => {
    const encoder = targets[type]!()
    const pieces = await encoder.encode(plan, wholeClip(plan))
    expect(encoder.head(plan)).toEqual([])
    for (const { packets } of pieces)
      for (const packet of packets) expect(packet.length % bytesPerSample).toBe(0)
    const input = ['-f', format, '-ar', String(rate), '-ac', '1', '-i', 'pipe:0']
    const decoded = await decodeSound(input, rate, bytesOf(pieces))
    const expected = await decodeSound(['-i', fileOf(plan)], rate)
    expect(Math.abs(decoded.length - expected.length)).toBeLessThanOrEqual(1)
    expect(decoded.length / rate).toBeCloseTo(lengthOf(pieces) / 1000, 5)
    const { offset, windows } = compareSound(expected, decoded, rate, 10)
    expect(Math.abs(offset)).toBeLessThanOrEqual(2)
    for (const { correlation } of windows) expect(correlation).toBeGreaterThan(0.97)
  })
})
