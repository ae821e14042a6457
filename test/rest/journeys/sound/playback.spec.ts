import { join } from 'node:path'
import { root } from '../../../../scripts/commands.ts'
import { catchUpSpeed } from '../../../../src/core/audio/playback/catch-up.ts'
import { en } from '../../../../src/core/product/strings/en.ts'
import type { SoundOptions } from '../../../../src/renderer/engine/sound-options.ts'
import { meeting } from '../../../../src/simulator/script/script.ts'
import type { Harness } from '../../../harness/harness.ts'
import { expect, test, UNPROCESSED } from '../../../journeys/support/app.ts'
import { findClip, type Heard, heardIn } from '../../../journeys/support/heard.ts'
import { because } from '../../../journeys/support/hosts.ts'
import { LivePage } from '../../../journeys/support/live-page.ts'
import { launchChromium } from '../../../support/app/chromium.ts'
import { ffmpeg } from '../../../support/audio/ffmpeg.ts'
import { MICROPHONE_RATE, record, writeWav } from '../../../support/audio/recordings.ts'
import { levelOf } from '../../../support/audio/tones.ts'
import { HarnessServer } from '../../../support/pages/harness-page.ts'
import { pageMicrophone } from '../../../support/pages/page-microphone.ts'
import { type LinkScript, SpeakingService, say, speech } from '../../../support/service/speaking-service.ts'

test.use({ isProbed: true })

declare global {
  // oxlint-disable-next-line no-var -- the harness's page has it
  var harness: Harness
}

const PCM = 'audio/pcm;encoding=s16le;rate=24000'
const ORIGINAL_HZ = 440
const VOICE_HZ = 1000
const ORIGINAL_LEVEL = 0.2
const VOICE_LEVEL = 0.125

/** ffmpeg's sine has an amplitude of 1/8. */
const voice = (seconds: number) =>
  ffmpeg([
    '-f',
    'lavfi',
    '-i',
    `sine=frequency=${VOICE_HZ}:duration=${seconds}`,
    '-f',
    's16le',
    '-ar',
    '24000',
    'pipe:1',
  ])

interface Play {
  readonly sound: Partial<SoundOptions>
  /** Defaults to German. */
  readonly spokenLanguages?: readonly string[]
  readonly link: LinkScript
  /** Actions during playback. */
  readonly act?: (page: import('@playwright/test').Page, session: number) => Promise<void>
  readonly forMs: number
}

/** Plays a service's speech over a tone in the microphone, and records the page's output. */
async function play({ sound, spokenLanguages = ['de'], link, act, forMs }: Play): Promise<Heard> {
  const service = await SpeakingService.listen([
    { ended: (open) => say(open, { end_of_stream: {} }), ...link },
  ])
  const server = await HarnessServer.listen([service.address], () => service.admit())
  const path = join(root, '.parley-test', 'recordings', 'playback-tone.wav')
  await writeWav(
    path,
    Float32Array.from(
      { length: 60 * MICROPHONE_RATE },
      (_, i) => ORIGINAL_LEVEL * Math.sin((2 * Math.PI * ORIGINAL_HZ * i) / MICROPHONE_RATE),
    ),
    MICROPHONE_RATE,
  )
  const browser = await launchChromium('none')
  try {
    const page = await browser.newPage()
    await page.addInitScript({ path: join(root, 'test', 'support', 'pages', 'page-probe.js') })
    await page.addInitScript(await pageMicrophone(path))
    await page.goto(server.address)
    await page.waitForFunction(() => globalThis.harness !== undefined)
    const session = await page.evaluate(
      ([type, options, spoken]) =>
        globalThis.harness.start(
          {
            targetLanguages: ['de'],
            spokenLanguages: spoken,
            messageFormat: 'json',
            targetContentType: type,
          },
          100,
          options,
        ),
      [PCM, sound, spokenLanguages] as const,
    )
    await act?.(page, session)
    await page.waitForTimeout(forMs)
    await page.evaluate((number) => globalThis.harness.stop(number), session)
    return await heardIn(page)
  } finally {
    await browser.close()
    await server.close()
    await service.close()
  }
}

const WINDOW_S = 0.1

/** A busy browser has gaps between the two audio contexts that the original passes: most windows have none. */
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Level of both tones in each window of 0.1 s. */
const levels = ({ samples, rate }: Heard) =>
  Array.from({ length: Math.floor(samples.length / (rate * WINDOW_S)) }, (_, i) => {
    const window = samples.subarray(i * rate * WINDOW_S, (i + 1) * rate * WINDOW_S)
    return { original: levelOf(ORIGINAL_HZ, window, rate), voice: levelOf(VOICE_HZ, window, rate) }
  })

test.describe('what is heard', {
  tag: '@once',
  annotation: because('the engine is the same page in both'),
}, () => {
  test('has the original in the background, at its level, and lower while the translation speaks', async () => {
    const said = await voice(3)
    const heard = levels(
      await play({
        sound: { passthrough: 0.5 },
        link: { opened: (link) => setTimeout(() => say(link, speech([said], { content_type: PCM })), 3000) },
        forMs: 9000,
      }),
    )
    const speaking = heard.filter((level) => level.voice > VOICE_LEVEL * 0.9)
    expect(speaking.length).toBeGreaterThan(20)
    // The original fades out during the first windows.
    expect(median(speaking.slice(3).map(({ original }) => original))).toBeCloseTo(
      ORIGINAL_LEVEL * 0.5 * 0.2,
      2,
    )
    const alone = heard.filter((level) => level.voice < 0.001 && level.original > 0.001)
    expect(alone.length).toBeGreaterThan(20)
    expect(median(alone.map(({ original }) => original))).toBeCloseTo(ORIGINAL_LEVEL * 0.5, 2)
  })

  test('is the translation alone where no original is wanted', async () => {
    const said = await voice(2)
    const heard = levels(
      await play({
        sound: {},
        link: { opened: (link) => say(link, speech([said], { content_type: PCM })) },
        forMs: 4000,
      }),
    )
    for (const { original } of heard) expect(original).toBeLessThan(0.003)
  })

  test('has the original from the time it is wanted, in a session that speaks nothing', async () => {
    const heard = levels(
      await play({
        sound: {},
        spokenLanguages: [],
        link: {},
        act: async (page, session) => {
          await page.evaluate((number) => globalThis.harness.adjust(number, { passthrough: 0.5 }), session)
          await page.waitForFunction(() => globalThis.parleyProbe.quietFor() < 100)
        },
        forMs: 2000,
      }),
    )
    const loudest = Math.max(...heard.map(({ original }) => original))
    expect(loudest).toBeCloseTo(ORIGINAL_LEVEL * 0.5, 2)
  })

  test('waits while the session is paused, and loses nothing', async () => {
    const said = await voice(3)
    const { samples, rate } = await play({
      sound: { passthrough: 0.5 },
      link: { opened: (link) => setTimeout(() => say(link, speech([said], { content_type: PCM })), 2500) },
      act: async (page, session) => {
        await page.waitForTimeout(1000)
        await page.evaluate((number) => globalThis.harness.pause(number, true), session)
        // The microphone's audio is not played either.
        await page.waitForFunction(() => globalThis.parleyProbe.quietFor() > 3000)
        await page.evaluate((number) => globalThis.harness.pause(number, false), session)
      },
      forMs: 5000,
    })
    const heard = levels({ samples, rate })
    const seconds = heard.filter((level) => level.voice > VOICE_LEVEL * 0.9).length * WINDOW_S
    expect(seconds).toBeGreaterThan(2.7)
  })

  for (const catchUp of [true, false])
    test(`${catchUp ? 'catches up gently' : 'does not hurry where that is not wanted'} when much waits, at the same pitch`, async () => {
      const seconds = 14
      const said = await voice(seconds)
      const { samples, rate } = await play({
        sound: { catchUp },
        link: { opened: (link) => say(link, speech([said], { content_type: PCM })) },
        forMs: (seconds + 2) * 1000,
      })
      const sounding = levels({ samples, rate }).filter((level) => level.voice > VOICE_LEVEL * 0.95)
      const length = sounding.length * WINDOW_S
      expect(Math.abs(length - (catchUp ? caughtUp(seconds) : seconds))).toBeLessThan(0.4)
    })
})

/** Playing time of this many seconds of speech at catch-up speed. */
function caughtUp(seconds: number): number {
  const step = 0.01
  let [left, played] = [seconds, 0]
  for (; left > 0; played += step) left -= step * catchUpSpeed(left * 1000)
  return played
}

test('another spoken language is played with one click, and never two at once', async ({
  openApp,
  simulator,
}) => {
  const { path } = await record({ name: 'two-spoken', sentences: ['welcome', 'plan'], gapMs: 7000 })
  const { page } = await openApp({
    microphone: path,
    settings: {
      audio: UNPROCESSED,
      voice: { targetLanguages: ['de', 'fr'], spokenLanguage: 'de', speakAll: true, voice: 'male' },
    },
  })
  const live = new LivePage(page)
  await live.start()
  await live.reads(meeting.welcome.fr, 'fr')
  await page.waitForFunction(() => globalThis.parleyProbe.quietFor() > 1500)
  await live.unfoldMore()
  await page.getByRole('combobox', { name: en.sound.translation }).click()
  await page.getByRole('option', { name: 'French' }).click()
  await live.reads(meeting.plan.fr, 'fr')
  await page.waitForTimeout(1500)
  await live.stop()
  await live.sees(en.live.status.stopped)
  const heard = await heardIn(page)
  const first = await findClip(heard, 'welcome', 'de', 'male')
  const second = await findClip(heard, 'plan', 'fr', 'male')
  expect([first.correlation > 0.9, second.correlation > 0.9, second.atMs > first.atMs]).toEqual([
    true,
    true,
    true,
  ])
  expect((await findClip(heard, 'plan', 'de', 'male')).correlation).toBeLessThan(0.5)
  expect((await findClip(heard, 'welcome', 'fr', 'male')).correlation).toBeLessThan(0.5)
  expect(simulator.sessions[0]).toMatchObject({ isComplete: true, breaches: {} })
})
