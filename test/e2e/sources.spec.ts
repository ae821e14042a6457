import {
  captureRateOf,
  type SourceContentType,
  sourceContentTypes,
  sourceFormats,
} from '../../src/core/audio/content-types.ts'
import type { SessionRecord } from '../../src/simulator/voice/session-record.ts'
import { compareSound } from '../support/compare-sound.ts'
import { decodeSound } from '../support/ffmpeg.ts'
import { probeSound } from '../support/ffprobe.ts'
import { type Recording, record } from '../support/recordings.ts'
import { expectedProbe, rawArguments, tolerancesOf } from '../support/source-media.ts'
import { expect, test, UNPROCESSED } from './support/app.ts'
import { violationsIn } from './support/heard.ts'
import { LivePage } from './support/live-page.ts'

test.setTimeout(300_000)

/** Chooses a source type as a person does: the list has them in the order of the table. */
async function choose(live: LivePage, index: number): Promise<void> {
  const dialog = await live.settings()
  await dialog.getByRole('combobox', { name: 'Speech is sent as' }).click()
  await live.page.getByRole('option').nth(index).click()
  await live.page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

/** How much was captured, as the page tells when a session ends. */
function capturedIn(printed: readonly string[], type: SourceContentType): number {
  const line = printed.findLast((text) => text.includes('capture ended')) ?? ''
  const samples = Number(/samples: (\d+)/.exec(line)?.[1])
  return Math.ceil((samples * sourceFormats[type].rate) / captureRateOf(type))
}

async function expectHeard(
  type: SourceContentType,
  session: SessionRecord,
  captured: number,
  recording: Recording,
): Promise<void> {
  const { rate } = sourceFormats[type]
  const { least, surplus } = tolerancesOf(type)
  const media = session.links[0]?.media ?? new Uint8Array(0)
  expect(await probeSound(media, rawArguments(type))).toEqual(expectedProbe(type))
  const received = await decodeSound([...rawArguments(type), '-i', 'pipe:0'], rate, media)
  expect(received.length).toBeGreaterThanOrEqual(captured)
  expect(received.length).toBeLessThanOrEqual(captured + surplus)
  const original = await decodeSound(['-i', recording.path], rate)
  const { windows } = compareSound(original, received, rate, 2000)
  expect(windows.length).toBeGreaterThan(2)
  for (const { correlation, lagMs, atMs } of windows) {
    expect(correlation, `${type} at ${atMs} ms`).toBeGreaterThan(least)
    expect(Math.abs(lagMs), `${type} at ${atMs} ms`).toBeLessThanOrEqual(5)
  }
}

test('speech reaches the service as it was spoken, whatever it is sent as', { tag: '@sound' }, async ({
  openApp,
  simulator,
}) => {
  const recording = await record({ name: 'sources', sentences: ['welcome'], leadMs: 1000, gapMs: 100 })
  const { page, console: printed } = await openApp({
    microphone: recording.path,
    settings: { audio: UNPROCESSED, voice: { targetLanguages: ['de'] } },
  })
  const live = new LivePage(page)
  await live.sees('Ready')
  const proofs: (() => Promise<void>)[] = []

  for (const [index, type] of sourceContentTypes.entries())
    await test.step(type, async () => {
      await choose(live, index)
      await live.start()
      await live.sees('Live')
      const heardMs = () => simulator.sessions[index]?.mediaMs ?? 0
      await expect.poll(heardMs, { intervals: [50] }).toBeGreaterThan(recording.durationMs)
      await live.stop()
      await live.sees('Stopped')
      const session = simulator.sessions[index]
      await expect.poll(() => session?.isComplete).toBe(true)
      expect(session?.breaches).toEqual({})
      expect(session?.request.source_media_content_type).toBe(type)
      if (session !== undefined) {
        const captured = capturedIn(printed, type)
        proofs.push(() => expectHeard(type, session, captured, recording))
      }
    })

  // Not while sound is captured: that would take the browser its time.
  await test.step('all of it is what was spoken', async () => {
    for (const prove of proofs) await prove()
  })
  expect(await violationsIn(page)).toEqual([])
  expect(printed.filter((line) => /^(error|warning)/.test(line))).toEqual([])
})
