import {
  captureRateOf,
  type SourceContentType,
  sourceContentTypes,
  sourceFormats,
} from '../../../../src/core/audio/content-types.ts'
import { en } from '../../../../src/core/product/strings/en.ts'
import type { SessionRecord } from '../../../../src/simulator/voice/session-record.ts'
import { expect, test, UNPROCESSED } from '../../../journeys/support/app.ts'
import { capturedIn, violationsIn } from '../../../journeys/support/heard.ts'
import { LivePage } from '../../../journeys/support/live-page.ts'
import { compareSound } from '../../../support/audio/compare-sound.ts'
import { decodeSound } from '../../../support/audio/ffmpeg.ts'
import { probeSound } from '../../../support/audio/ffprobe.ts'
import { record } from '../../../support/audio/recordings.ts'
import { expectedProbe, rawArguments, tolerancesOf } from '../../../support/audio/source-media.ts'

test.setTimeout(800_000)
test.use({ microphoneIn: 'chromium', isProbed: true })

/** Silence before the first word, so that a session that starts late still captures it. */
const LEAD_MS = 500

/** Chooses a source type as a user does: the list is in the order of the table. */
async function choose(live: LivePage, index: number): Promise<void> {
  const dialog = await live.settings('advanced')
  await dialog.getByRole('combobox', { name: en.settings.sourceContentType }).click()
  await live.page.getByRole('option').nth(index).click()
  await live.page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

/** Number of captured samples, which the page logs when a session ends. */
function capturedCount(printed: readonly string[], type: SourceContentType): number {
  const line = printed.findLast((text) => text.includes('capture ended')) ?? ''
  const samples = Number(/samples: (\d+)/.exec(line)?.[1])
  return Math.ceil((samples * sourceFormats[type].rate) / captureRateOf(type))
}

/** Expects a stream of this type to contain all captured audio, and each half second of it unchanged. */
async function expectCaptured(
  { links }: SessionRecord,
  type: SourceContentType,
  count: number,
  captured: Float32Array,
): Promise<void> {
  const { rate } = sourceFormats[type]
  const { least, surplus } = tolerancesOf(type)
  const media = links[0]?.media ?? new Uint8Array(0)
  expect(await probeSound(media, rawArguments(type))).toEqual(expectedProbe(type))
  const received = await decodeSound([...rawArguments(type), '-i', 'pipe:0'], rate, media)
  expect(received.length).toBeGreaterThanOrEqual(count)
  expect(received.length).toBeLessThanOrEqual(count + surplus)
  const { windows } = compareSound(captured, received, rate, REACH_MS)
  expect(windows.length).toBeGreaterThan(2)
  for (const { correlation, lagMs, atMs } of windows) {
    expect(correlation, `at ${atMs} ms`).toBeGreaterThan(least)
    expect(Math.abs(lagMs), `at ${atMs} ms`).toBeLessThanOrEqual(1)
  }
}

/** Maximum distance of the stream's start from that of the captured audio: an encoder's delay, and a slow start. */
const REACH_MS = 3000

test('speech reaches the service unchanged in every source type', async ({ openApp, simulator }) => {
  const recording = await record({
    name: 'sources',
    sentences: ['question'],
    leadMs: LEAD_MS,
    gapMs: 100,
  })
  const { page, console: printed } = await openApp({
    microphone: recording.path,
    settings: { audio: UNPROCESSED, voice: { targetLanguages: ['de'] } },
  })
  const live = new LivePage(page)
  await live.sees(en.live.status.ready)

  for (const [index, type] of sourceContentTypes.entries())
    await test.step(type, async () => {
      await choose(live, index)
      await live.start()
      await live.sees(en.live.status.live)
      const heardMs = () => simulator.sessions[index]?.mediaMs ?? 0
      await expect.poll(heardMs, { intervals: [50] }).toBeGreaterThan(recording.durationMs)
      await live.stop()
      await live.sees(en.live.status.stopped)
      const session = simulator.sessions[index]
      await expect.poll(() => session?.isComplete).toBe(true)
      expect(session).toMatchObject({ breaches: {}, request: { source_media_content_type: type } })
      const captured = await capturedIn(page, sourceFormats[type].rate)
      await expectCaptured(session!, type, capturedCount(printed, type), captured)
    })
  expect(await violationsIn(page)).toEqual([])
  expect(printed.filter((line) => /^(error|warning)/.test(line))).toEqual([])
})
