import { sourceFormats } from '../../../../src/core/audio/content-types.ts'
import { en } from '../../../../src/core/product/strings/en.ts'
import type { Settings } from '../../../../src/core/settings/settings.ts'
import { meeting } from '../../../../src/simulator/script/script.ts'
import { expect, test, UNPROCESSED } from '../../../journeys/support/app.ts'
import { capturedIn, findClip, heardIn, violationsIn } from '../../../journeys/support/heard.ts'
import { LivePage } from '../../../journeys/support/live-page.ts'
import { compareHeard } from '../../../support/audio/compare-heard.ts'
import { compareSound } from '../../../support/audio/compare-sound.ts'
import { decodeSound } from '../../../support/audio/ffmpeg.ts'
import { type Recording, record, type Sentence } from '../../../support/audio/recordings.ts'

const SENTENCES: readonly Sentence[] = ['welcome', 'plan', 'question']

test.use({ microphoneIn: 'chromium', isProbed: true })

/** Maximum distance of the stream's start from that of the captured audio. */
const REACH_MS = 3000

type VoiceSettings = Partial<Settings['voice']>

const ways: readonly (VoiceSettings & {
  readonly least: number
  readonly input: (rate: number) => string[]
})[] = [
  {
    messageFormat: 'msgpack',
    sourceContentType: 'audio/pcm;encoding=s16le;rate=16000',
    targetContentType: 'audio/webm;codecs=opus',
    least: 0.95,
    input: (rate) => ['-f', 's16le', '-ar', String(rate), '-ac', '1', '-i', 'pipe:0'],
  },
  {
    messageFormat: 'json',
    sourceContentType: 'audio/ogg;codecs=opus',
    targetContentType: 'audio/pcm;encoding=s16le;rate=24000',
    least: 0.85,
    input: () => ['-f', 'ogg', '-i', 'pipe:0'],
  },
]

for (const { least, input, ...voice } of ways)
  test(`a meeting is read and heard in other languages: ${voice.messageFormat}, ${voice.sourceContentType}`, {
    tag: '@both',
  }, async ({ openApp, simulator }) => {
    const recording = await record({ name: `meeting-${voice.messageFormat}`, sentences: SENTENCES })
    const { page, console: printed } = await openApp({
      microphone: recording.path,
      settings: {
        audio: UNPROCESSED,
        voice: { ...voice, targetLanguages: ['de', 'fr'], spokenLanguage: 'de', voice: 'male' },
      },
    })
    const live = new LivePage(page)
    await live.sees(en.live.status.ready)
    await live.start()
    await live.sees(en.live.status.live)

    await test.step('captions are tentative first, then concluded, and name what was spoken', async () => {
      await expect(live.captions.locator('p[lang="de"] span', { hasText: /^Guten/ })).toBeVisible()
      for (const id of SENTENCES) {
        await live.reads(meeting[id].en, 'en')
        await live.reads(meeting[id].de, 'de')
        await live.reads(meeting[id].fr, 'fr')
      }
    })

    await test.step('the lag is shown', async () => {
      const time = page.getByRole('button', { name: en.live.usedName })
      await expect(time).toHaveAccessibleDescription(new RegExp(en.live.lagHint))
    })

    await test.step('the captions are read out once they are concluded', async () => {
      await expect(page.getByRole('log')).toContainText(meeting.question.de)
    })

    await test.step('stop drains to the end of the stream', async () => {
      await live.stop()
      await live.sees(en.live.status.stopped)
      const [session] = simulator.sessions
      expect(session).toMatchObject({ isComplete: true, breaches: {} })
      expect(session?.links[0]?.sent).toMatchObject({ end_of_stream: 1, end_of_target_media: 1 })
    })

    await test.step('the translation was audible, each sentence once and in order', async () => {
      const heard = await heardIn(page)
      const found = await Promise.all(SENTENCES.map((id) => findClip(heard, id, 'de', 'male')))
      for (const { correlation } of found) expect(correlation).toBeGreaterThan(0.95)
      expect(found.map(({ atMs }) => atMs)).toEqual(found.map(({ atMs }) => atMs).toSorted((a, b) => a - b))
    })

    await test.step('the recording was captured', async () => {
      const { rate } = sourceFormats[voice.sourceContentType!]
      await expectRecording(recording, await capturedIn(page, rate), rate)
    })

    await test.step('the service received what was captured', async () => {
      const media = simulator.sessions[0]!.links[0]!.media
      const { rate } = sourceFormats[voice.sourceContentType!]
      const received = await decodeSound(input(rate), rate, media)
      await expectSame(await capturedIn(page, rate), received, rate, least)
      const captured = printed.find((line) => line.includes('capture ended'))
      // Silence beyond two seconds is not sent, so the end of the recording may be missing.
      const unsent = Number(/samples: (\d+)/.exec(captured ?? '')?.[1]) - received.length
      expect(unsent).toBeGreaterThanOrEqual(0)
      expect(unsent).toBeLessThan(2 * rate)
    })

    expect(await violationsIn(page)).toEqual([])
    expect(printed.filter((line) => /^(error|warning)/.test(line))).toEqual([])
  })

async function expectSame(
  captured: Float32Array,
  received: Float32Array,
  rate: number,
  least: number,
): Promise<void> {
  const { windows, longestZerosMs } = compareSound(captured, received, rate, REACH_MS)
  expect(windows.length).toBeGreaterThan(8)
  for (const { correlation, lagMs, atMs } of windows) {
    expect(correlation, `at ${atMs} ms`).toBeGreaterThan(least)
    expect(Math.abs(lagMs), `at ${atMs} ms`).toBeLessThanOrEqual(1)
  }
  expect(longestZerosMs).toBeLessThanOrEqual(5)
}

/** Aligns what was captured with the recording piece by piece, and says what the microphone has dropped or repeated. */
async function expectRecording({ path }: Recording, captured: Float32Array, rate: number): Promise<void> {
  const original = await decodeSound(['-i', path], rate)
  const { windows, unlike, stepsMs } = compareHeard(original, captured, rate, 4000, 0.9)
  const missed = `${unlike.length} of ${windows} half seconds differ, steps of ${stepsMs.join(', ')} ms`
  test.info().annotations.push({ type: 'the microphone', description: missed })
  expect(windows, missed).toBeGreaterThan(8)
  expect(unlike.length, missed).toBeLessThan(windows / 2)
}
