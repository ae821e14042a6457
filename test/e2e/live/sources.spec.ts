import {
  captureRateOf,
  type SourceContentType,
  sourceContentTypes,
  sourceFormats,
} from '../../../src/core/audio/content-types.ts'
import { en } from '../../../src/core/strings/en.ts'
import type { SessionRecord } from '../../../src/simulator/voice/session-record.ts'
import { compareHeard } from '../../support/audio/compare-heard.ts'
import { decodeSound } from '../../support/audio/ffmpeg.ts'
import { probeSound } from '../../support/audio/ffprobe.ts'
import { type Recording, record } from '../../support/audio/recordings.ts'
import { expectedProbe, rawArguments, tolerancesOf } from '../../support/audio/source-media.ts'
import { expect, test, UNPROCESSED } from '../support/app.ts'
import { violationsIn } from '../support/heard.ts'
import { because } from '../support/hosts.ts'
import { LivePage } from '../support/live-page.ts'

test.setTimeout(400_000)

/** Silence before the first word, so that a session that starts late still captures it. */
const LEAD_MS = 1500
/**
 * Sessions per type: a browser on a busy computer may drop some of its microphone's audio, and then the recording is
 * repeated.
 */
const TRIES = 6

/** Chooses a source type as a user does: the list is in the order of the table. */
async function choose(live: LivePage, index: number): Promise<void> {
  const dialog = await live.settings()
  await dialog.getByRole('combobox', { name: en.settings.sourceContentType }).click()
  await live.page.getByRole('option').nth(index).click()
  await live.page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

/** Number of captured samples, which the page logs when a session ends. */
function capturedIn(printed: readonly string[], type: SourceContentType): number {
  const line = printed.findLast((text) => text.includes('capture ended')) ?? ''
  const samples = Number(/samples: (\d+)/.exec(line)?.[1])
  return Math.ceil((samples * sourceFormats[type].rate) / captureRateOf(type))
}

/**
 * Expects a stream of this type to contain all captured audio.
 *
 * @returns half seconds of speech, from the first word on, that differ from the recording
 */
async function unlikeIn(
  { links }: SessionRecord,
  type: SourceContentType,
  captured: number,
  { path }: Recording,
): Promise<readonly object[]> {
  const { rate } = sourceFormats[type]
  const { least, surplus } = tolerancesOf(type)
  const media = links[0]?.media ?? new Uint8Array(0)
  expect(await probeSound(media, rawArguments(type))).toEqual(expectedProbe(type))
  const received = await decodeSound([...rawArguments(type), '-i', 'pipe:0'], rate, media)
  expect(received.length).toBeGreaterThanOrEqual(captured)
  expect(received.length).toBeLessThanOrEqual(captured + surplus)
  const original = await decodeSound(['-i', path], rate)
  const spoken = original.subarray((LEAD_MS * rate) / 1000)
  // An encoder's delay comes before the silence that a session captures from its beginning.
  const reachMs = LEAD_MS + (surplus * 1000) / rate
  const { windows, unlike } = compareHeard(spoken, received, rate, reachMs, least)
  expect(windows).toBeGreaterThan(2)
  return unlike
}

test('speech reaches the service unchanged in every source type', {
  tag: ['@page', '@sound'],
  annotation: because('sound is encoded and sent by the page alone'),
}, async ({ openApp, simulator }) => {
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

  /** Runs one session from Start to its end. */
  async function say(type: SourceContentType): Promise<readonly object[]> {
    const index = simulator.sessions.length
    await live.start()
    await live.sees(en.live.status.live)
    const heardMs = () => simulator.sessions[index]?.mediaMs ?? 0
    await expect.poll(heardMs, { intervals: [50] }).toBeGreaterThan(recording.durationMs)
    await live.stop()
    await live.sees(en.live.status.stopped)
    const session = simulator.sessions[index]
    await expect.poll(() => session?.isComplete).toBe(true)
    expect(session).toMatchObject({ breaches: {}, request: { source_media_content_type: type } })
    expect(simulator.sessions).toHaveLength(index + 1)
    return session === undefined ? [] : unlikeIn(session, type, capturedIn(printed, type), recording)
  }

  for (const [index, type] of sourceContentTypes.entries())
    await test.step(type, async () => {
      await choose(live, index)
      let unlike = await say(type)
      for (let tries = 1; tries < TRIES && unlike.length > 0; tries += 1) {
        test.info().annotations.push({ type: 'said again', description: type })
        unlike = await say(type)
      }
      expect(unlike).toEqual([])
    })
  expect(await violationsIn(page)).toEqual([])
  expect(printed.filter((line) => /^(error|warning)/.test(line))).toEqual([])
})
