import { sourceFormats } from '../../../src/core/audio/content-types.ts'
import type { Settings } from '../../../src/core/settings/settings.ts'
import { en } from '../../../src/core/strings/en.ts'
import { meeting } from '../../../src/simulator/script/script.ts'
import { compareHeard } from '../../support/audio/compare-heard.ts'
import { decodeSound } from '../../support/audio/ffmpeg.ts'
import { MICROPHONE_RATE, type Recording, record, type Sentence } from '../../support/audio/recordings.ts'
import { expect, test, UNPROCESSED } from '../support/app.ts'
import { findClip, heardIn, violationsIn } from '../support/heard.ts'
import { LivePage } from '../support/live-page.ts'

const SENTENCES: readonly Sentence[] = ['welcome', 'plan', 'question']

/** Times at which a busy computer may make Chromium's test microphone drop audio before a page hears it. */
const MAX_STEPS = 8

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
    tag: '@sound',
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
      await expect(page.getByText(/^Delay \d+\.\d s$/)).toBeVisible()
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

    await test.step('the service received what was spoken', async () => {
      const media = simulator.sessions[0]!.links[0]!.media
      const { rate } = sourceFormats[voice.sourceContentType!]
      const received = await decodeSound(input(rate), rate, media)
      await expectSame(recording, received, rate, least)
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
  recording: Recording,
  received: Float32Array,
  rate: number,
  least: number,
): Promise<void> {
  const original =
    rate === MICROPHONE_RATE ? recording.samples : await decodeSound(['-i', recording.path], rate)
  const heard = compareHeard(original, received, rate, 4000, least)
  test.info().annotations.push({ type: 'steps of the microphone', description: heard.stepsMs.join(' ') })
  expect(heard.windows).toBeGreaterThan(8)
  expect(heard.unlike).toEqual([])
  expect(heard.stepsMs.length).toBeLessThanOrEqual(MAX_STEPS)
  expect(heard.longestZerosMs).toBeLessThanOrEqual(5)
}
