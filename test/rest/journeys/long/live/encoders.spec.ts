import type { Page } from '@playwright/test'
import { MkvOutputFormat } from 'mediabunny'
import {
  captureRateOf,
  type SourceContentType,
  sourceContentTypes,
  sourceFormats,
} from '../../../../../src/core/audio/content-types.ts'
import { expect, test } from '../../../../journeys/support/app.ts'
import { because } from '../../../../journeys/support/hosts.ts'
import { compareSound } from '../../../../support/audio/compare-sound.ts'
import { decodeSound } from '../../../../support/audio/ffmpeg.ts'
import { probeSound } from '../../../../support/audio/ffprobe.ts'
import { remux } from '../../../../support/audio/mediabunny.ts'
import { clipPath } from '../../../../support/audio/recordings.ts'
import { expectedProbe, rawArguments, tolerancesOf } from '../../../../support/audio/source-media.ts'
import { openEncodingPage, toBase64 } from '../../../../support/pages/encoding-page.ts'

const CHUNK_MS = 20
/** LAME outputs its first frame after 80 ms of input. */
const LONGEST_BEGINNING_MS = 80
/** Frames of AAC and MP3 are slightly longer than the chunks, so some of them wait for the next chunk. */
const longestGapOf = (type: SourceContentType): number =>
  ['aac', 'mp3'].includes(sourceFormats[type].codec) ? 60 : CHUNK_MS

/** A sentence after a short silence, so that a late start of the encoded sound is detected. */
async function spokenAt(rate: number): Promise<Float32Array> {
  const sound =
    decoded.get(rate) ??
    (await decodeSound(['-i', clipPath('welcome', 'en', 'female'), '-af', 'adelay=200'], rate))
  decoded.set(rate, sound)
  return sound
}
const decoded = new Map<number, Float32Array>()

/** Longest stretch of input without output, in ms. */
function longestGap(sizes: readonly number[]): number {
  let longest = 0
  let waiting = 0
  for (const size of sizes) {
    waiting += 1
    longest = Math.max(longest, waiting)
    if (size > 0) waiting = 0
  }
  return longest * CHUNK_MS
}

const encode = (page: Page, type: SourceContentType, sound: Float32Array) =>
  page.evaluate(([wanted, samples, chunkMs]) => globalThis.harness.encodeSound(wanted, samples, chunkMs), [
    type,
    toBase64(sound),
    CHUNK_MS,
  ] as const)

async function expectWhole(page: Page, type: SourceContentType): Promise<void> {
  const { rate } = sourceFormats[type]
  const sound = await spokenAt(captureRateOf(type))
  const original = await spokenAt(rate)
  const encoded = await encode(page, type, sound)
  // Leaves out the last chunk, which is shorter, and the output of `finish`.
  const sizes = encoded.sizes.slice(0, -2)
  const begins = sizes.findIndex((size) => size > 0)
  expect(longestGap(sizes.slice(begins))).toBeLessThanOrEqual(longestGapOf(type))
  const first = longestGapOf(type) === CHUNK_MS ? CHUNK_MS : LONGEST_BEGINNING_MS
  expect((begins + 1) * CHUNK_MS).toBeLessThanOrEqual(first)

  const media = Buffer.from(encoded.bytes, 'base64')
  expect(await probeSound(media, rawArguments(type))).toEqual(expectedProbe(type))
  const received = await decodeSound([...rawArguments(type), '-i', 'pipe:0'], rate, media)
  const { container, codec } = sourceFormats[type]
  // mediabunny reads no FLAC in Ogg, and nothing without a container.
  if (container !== 'none' && !(container === 'ogg' && codec === 'flac')) {
    const again = await decodeSound(['-i', 'pipe:0'], rate, await remux(media, new MkvOutputFormat()))
    expectSound(again, original, rate, type)
  }
  const { surplus } = tolerancesOf(type)
  const captured = Math.ceil((sound.length * rate) / captureRateOf(type))
  expect(received.length).toBeGreaterThanOrEqual(captured)
  expect(received.length).toBeLessThanOrEqual(captured + surplus)
  expectSound(received, original, rate, type)
}

function expectSound(
  received: Float32Array,
  original: Float32Array,
  rate: number,
  type: SourceContentType,
): void {
  const { windows } = compareSound(original, received, rate, 100)
  expect(windows.length).toBeGreaterThan(3)
  for (const { correlation, lagMs, atMs } of windows) {
    expect(correlation, `at ${atMs} ms`).toBeGreaterThan(tolerancesOf(type).least)
    expect(Math.abs(lagMs), `at ${atMs} ms`).toBeLessThanOrEqual(5)
  }
}

test.setTimeout(300_000)

test('every source type is encoded while it is sent, and is complete to the last sample', {
  tag: '@once',
  annotation: because('the engine is the same page in both'),
}, async () => {
  const { page, close } = await openEncodingPage()
  for (const type of sourceContentTypes) await test.step(type, () => expectWhole(page, type))
  await close()
})

/** Whole frames of each codec, and one sample more or less: what an encoder has to do at the end depends on it. */
const LENGTHS = [12 * 960, 12 * 960 - 1, 12 * 960 + 1, 12 * 1024, 12 * 1152]

async function expectEnds(page: Page, type: SourceContentType): Promise<void> {
  const { rate } = sourceFormats[type]
  const captureRate = captureRateOf(type)
  const spoken = await spokenAt(captureRate)
  const { surplus } = tolerancesOf(type)
  for (const length of LENGTHS) {
    const { bytes } = await encode(page, type, spoken.slice(0, length))
    const media = Buffer.from(bytes, 'base64')
    const received = await decodeSound([...rawArguments(type), '-i', 'pipe:0'], rate, media)
    const captured = Math.ceil((length * rate) / captureRate)
    expect(received.length, `${length} samples`).toBeGreaterThanOrEqual(captured)
    expect(received.length, `${length} samples`).toBeLessThanOrEqual(captured + surplus)
  }
  // A session may end before any sound was captured.
  await encode(page, type, new Float32Array(0))
}

test('every source type ends where the sound does, wherever that falls in a frame', {
  tag: '@once',
  annotation: because('the engine is the same page in both'),
}, async () => {
  const { page, close } = await openEncodingPage()
  for (const type of sourceContentTypes) await test.step(type, () => expectEnds(page, type))
  await close()
})

/** One type per container. */
const OPUS_TYPES = [
  'audio/ogg;codecs=opus',
  'audio/webm;codecs=opus',
  'audio/x-matroska;codecs=opus',
] as const

test('Opus is encoded by opus-recorder where the platform has no encoder', {
  tag: '@once',
  annotation: because('the engine is the same page in both'),
}, async () => {
  const { page, close } = await openEncodingPage()
  await page.evaluate(() => Reflect.deleteProperty(globalThis, 'AudioEncoder'))
  const opened: string[] = []
  page.on('worker', (worker) => opened.push(worker.url()))
  for (const type of OPUS_TYPES)
    await test.step(type, async () => {
      await expectWhole(page, type)
      await expectEnds(page, type)
    })
  expect(opened.length).toBeGreaterThan(0)
  expect(opened.every((url) => url.includes('encoderWorker'))).toBe(true)
  await close()
})
