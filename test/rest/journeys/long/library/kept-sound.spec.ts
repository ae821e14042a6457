import type { Page } from '@playwright/test'
import { expect, test } from '../../../../journeys/support/app.ts'
import { because } from '../../../../journeys/support/hosts.ts'
import { compareSound } from '../../../../support/audio/compare-sound.ts'
import { decodeSound } from '../../../../support/audio/ffmpeg.ts'
import { probeSound } from '../../../../support/audio/ffprobe.ts'
import { clipPath } from '../../../../support/audio/recordings.ts'
import { openEncodingPage, toBase64 } from '../../../../support/pages/encoding-page.ts'

const KEPT_RATE = 48_000
const HOUR_S = 3600

/** Two sentences with pauses before, between and after them. */
const spokenAt = (rate: number): Promise<Float32Array> =>
  decodeSound(
    [
      ...['-i', clipPath('welcome', 'en', 'female'), '-i', clipPath('question', 'en', 'male')],
      ...['-filter_complex', '[0]adelay=1000[a];[1]adelay=500,apad=pad_dur=1[b];[a][b]concat=v=0:a=1'],
    ],
    rate,
  )

const keep = (page: Page, sound: Float32Array, rate: number) =>
  page.evaluate(([samples, from]) => globalThis.harness.keepSound(samples, from), [
    toBase64(sound),
    rate,
  ] as const)

const decode = (media: Uint8Array) => decodeSound(['-i', 'pipe:0'], KEPT_RATE, media)

test('the recorded audio equals the captured audio, at the same times', {
  tag: '@once',
  annotation: because('the engine is the same page in both'),
}, async () => {
  const { page, close } = await openEncodingPage()
  const original = await spokenAt(KEPT_RATE)

  for (const rate of [16_000, 44_100, 48_000])
    await test.step(`captured at ${rate}`, async () => {
      const sound = await spokenAt(rate)
      const { bytes, sizes } = await keep(page, sound, rate)
      const media = Buffer.from(bytes, 'base64')
      expect(await probeSound(media)).toEqual({
        container: 'ogg',
        codec: 'opus',
        rate: KEPT_RATE,
        channels: 1,
      })
      const kept = await decode(media)
      expect(Math.abs(kept.length - original.length) / KEPT_RATE).toBeLessThan(0.01)
      const { offset, windows } = compareSound(original, kept, KEPT_RATE, 100)
      expect(Math.abs(offset) / KEPT_RATE).toBeLessThan(0.005)
      expect(windows.length).toBeGreaterThan(6)
      for (const { correlation, lagMs, atMs } of windows) {
        expect(correlation, `at ${atMs} ms`).toBeGreaterThan(0.85)
        expect(Math.abs(lagMs), `at ${atMs} ms`).toBeLessThanOrEqual(5)
      }
      expect(sizes.length).toBeGreaterThanOrEqual(Math.floor(sound.length / rate / 2))
      const megabytes = (media.length * HOUR_S) / (sound.length / rate) / 1_000_000
      test.info().annotations.push({ type: 'megabytes an hour', description: megabytes.toFixed(1) })
      expect(megabytes).toBeLessThan(20)
    })

  await close()
})

test('a stream that is truncated anywhere plays up to that point', {
  tag: '@once',
  annotation: because('the engine is the same page in both'),
}, async () => {
  const { page, close } = await openEncodingPage()
  const sound = await spokenAt(KEPT_RATE)
  const { bytes } = await keep(page, sound, KEPT_RATE)
  const media = Buffer.from(bytes, 'base64')
  const whole = await decode(media)
  for (const part of [0.35, 0.5, 0.77]) {
    const cut = await decode(media.subarray(0, Math.round(media.length * part)))
    expect(cut.length / KEPT_RATE).toBeGreaterThan((whole.length / KEPT_RATE) * 0.2)
    const { offset, windows } = compareSound(whole, cut, KEPT_RATE, 100)
    expect(offset).toBe(0)
    for (const { correlation } of windows) expect(correlation).toBeGreaterThan(0.99)
  }
  await close()
})

test('very short audio is recorded as well', {
  tag: '@once',
  annotation: because('the engine is the same page in both'),
}, async () => {
  const { page, close } = await openEncodingPage()
  for (const length of [0, 1, 960, 24_000, 24_001]) {
    const { bytes } = await keep(page, new Float32Array(length).fill(0.1), KEPT_RATE)
    const media = Buffer.from(bytes, 'base64')
    if (length === 0) expect(media).toHaveLength(0)
    else expect((await decode(media)).length, `${length} samples`).toBe(length)
  }
  await close()
})
