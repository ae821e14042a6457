import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { root } from '../../../../scripts/commands.ts'
import { en } from '../../../../src/core/product/strings/en.ts'
import { meeting } from '../../../../src/simulator/script/script.ts'
import { expect, test, UNPROCESSED } from '../../../journeys/support/app.ts'
import { heardIn } from '../../../journeys/support/heard.ts'
import { because } from '../../../journeys/support/hosts.ts'
import { LivePage } from '../../../journeys/support/live-page.ts'
import { expectAccessible } from '../../../support/app/expect-accessible.ts'
import { compareSound } from '../../../support/audio/compare-sound.ts'
import { decodeSound, ffmpeg } from '../../../support/audio/ffmpeg.ts'
import { clipPath, MICROPHONE_RATE, record, writeWav } from '../../../support/audio/recordings.ts'
import { levelOf } from '../../../support/audio/tones.ts'
import { fill } from '../../../support/base/fill.ts'

test.use({ isProbed: true })

declare global {
  /** Samples that the page has copied into an audio buffer. */
  // oxlint-disable-next-line no-var -- the page's own
  var givenToPlay: number[]
}

const RATE = 16_000
const folder = join(root, '.parley-test', 'recordings')
const raw = ['-f', 's16le', '-ar', String(RATE), '-ac', '1', '-i', 'pipe:0']

/** A WAV file with one tone. */
async function tone(hertz: number, seconds: number, amplitude: number): Promise<string> {
  const path = join(folder, `tone-${hertz}.wav`)
  const samples = Float32Array.from(
    { length: seconds * MICROPHONE_RATE },
    (_, i) => amplitude * Math.sin((2 * Math.PI * hertz * i) / MICROPHONE_RATE),
  )
  await writeWav(path, samples, MICROPHONE_RATE)
  return path
}

/** Replaces system audio with a tone, because this computer plays nothing. */
async function handOnTone(page: Page, hertz: number, amplitude: number): Promise<void> {
  await page.evaluate(
    ([frequency, gain]) => {
      navigator.mediaDevices.getDisplayMedia = () => {
        const context = new AudioContext()
        const out = new MediaStreamAudioDestinationNode(context)
        const oscillator = new OscillatorNode(context, { frequency })
        oscillator.connect(new GainNode(context, { gain })).connect(out)
        oscillator.start()
        Object.assign(globalThis, {
          stopSharing: () =>
            out.stream.getTracks().forEach((track) => {
              track.stop()
              track.dispatchEvent(new Event('ended'))
            }),
        })
        return Promise.resolve(out.stream)
      }
    },
    [hertz, amplitude] as const,
  )
}

const choose = async (page: Page, list: string, option: string) => {
  await page.getByRole('combobox', { name: list }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('the microphone and system audio are mixed at their own levels', {
  tag: '@webhost',
  annotation: because('the desktop hands on what the computer really plays'),
}, async ({ openApp, simulator }) => {
  const { page } = await openApp({
    microphone: await tone(440, 30, 0.2),
    settings: { audio: { ...UNPROCESSED, microphoneGain: 0.5, systemGain: 2 } },
  })
  await handOnTone(page, 1000, 0.1)
  const live = new LivePage(page)
  await choose(page, en.live.source, en.live.microphoneAndSystem)
  await live.start()
  await live.sees(en.live.status.live)
  await page.waitForTimeout(4000)
  await page.evaluate(() => (globalThis as unknown as { stopSharing(): void }).stopSharing())
  await expect(page.getByText(en.live.notices.systemLost.title)).toBeVisible()
  await live.stop()
  await live.sees(en.live.status.stopped)
  const received = await decodeSound(raw, RATE, simulator.sessions[0]!.links[0]!.media)
  const middle = received.subarray(2 * RATE, 3.5 * RATE)
  expect(levelOf(440, middle, RATE)).toBeCloseTo(0.1, 2)
  expect(levelOf(1000, middle, RATE)).toBeCloseTo(0.2, 2)
})

test('a video file is streamed in real time, and its end ends the session', async ({
  openApp,
  simulator,
}) => {
  const { path, samples, durationMs } = await record({ name: 'film-sound', sentences: ['welcome', 'plan'] })
  const film = join(folder, 'film.webm')
  const picture = ['-f', 'lavfi', '-i', `testsrc=size=160x120:rate=5:duration=${durationMs / 1000}`]
  const codecs = ['-c:v', 'libvpx', '-c:a', 'libopus', '-b:a', '64k']
  await ffmpeg([...picture, '-i', path, ...codecs, '-y', film])
  const { page } = await openApp({ microphone: 'none', settings: { audio: UNPROCESSED } })
  const live = new LivePage(page)
  const chooser = page.waitForEvent('filechooser')
  await choose(page, en.live.source, en.live.chooseFile)
  await (await chooser).setFiles(film)
  await expect(page.getByRole('combobox', { name: en.live.source })).toHaveText('film.webm')
  await live.start()
  await live.sees(en.live.status.live)
  await expect(
    page.getByRole('progressbar', { name: fill(en.live.fileProgress, { name: 'film.webm' }) }),
  ).toBeVisible()
  await live.reads(meeting.welcome.de, 'de')
  await live.reads(meeting.plan.de, 'de')
  await live.sees(en.live.status.stopped)
  const received = await decodeSound(raw, RATE, simulator.sessions[0]!.links[0]!.media)
  const original = await decodeSound(['-i', film], RATE)
  expect(samples.length / MICROPHONE_RATE).toBeCloseTo(received.length / RATE, 0)
  const { windows } = compareSound(original, received, RATE, 4000)
  expect(windows.length).toBeGreaterThan(5)
  for (const { correlation, lagMs, atMs } of windows) {
    expect(correlation, `at ${atMs} ms`).toBeGreaterThan(0.95)
    expect(Math.abs(lagMs), `at ${atMs} ms`).toBeLessThanOrEqual(5)
  }
})

test('a file that cannot be played is reported', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  const chooser = page.waitForEvent('filechooser')
  await choose(page, en.live.source, en.live.chooseFile)
  await (await chooser).setFiles({
    name: 'notes.mp3',
    mimeType: 'audio/mpeg',
    buffer: Buffer.from('no sound'),
  })
  await new LivePage(page).start()
  await expect(page.getByRole('alert')).toContainText(
    fill(en.errors['sound-file'].title.failed, { name: 'notes.mp3' }),
  )
})

test('a file without sound says so, before a session', async ({ openApp, simulator }) => {
  const film = join(folder, 'silent film.mp4')
  await mkdir(folder, { recursive: true })
  await ffmpeg(['-f', 'lavfi', '-i', 'testsrc=size=160x120:rate=5:duration=2', '-y', film])
  const { page } = await openApp({ microphone: 'none' })
  const chooser = page.waitForEvent('filechooser')
  await choose(page, en.live.source, en.live.chooseFile)
  await (await chooser).setFiles(film)
  await new LivePage(page).start()
  await expect(page.getByRole('alert')).toContainText(
    fill(en.errors['sound-file'].title['no-sound'], { name: 'silent film.mp4' }),
  )
  expect(simulator.sessions).toEqual([])
})

/** Recordings with a head and no sound, by what the head ends with; only that of WAV states no length. */
const HEADS: readonly (readonly [
  name: string,
  args: readonly string[],
  headOf: (whole: Buffer) => Buffer,
])[] = [
  ['cut off.wav', [], (whole) => withoutSize(whole.subarray(0, whole.indexOf('data') + 8))],
  ['cut off.flac', [], (whole) => whole.subarray(0, whole.indexOf(Buffer.of(0xff, 0xf8)))],
  [
    'cut off.webm',
    ['-c:a', 'libopus'],
    (whole) => whole.subarray(0, whole.indexOf(Buffer.of(0x1f, 0x43, 0xb6, 0x75)) + 4),
  ],
]

/** The head of a WAV recording that says that nothing follows. */
function withoutSize(head: Buffer): Buffer {
  const changed = Buffer.from(head)
  changed.writeUInt32LE(0, head.length - 4)
  return changed
}

for (const [name, args, headOf] of HEADS)
  test(`a recording that ends after its head says so: ${name}`, async ({ openApp }) => {
    const { page } = await openApp({ microphone: 'none' })
    await mkdir(folder, { recursive: true })
    const whole = join(folder, `whole ${name}`)
    await ffmpeg(['-f', 'lavfi', '-i', 'sine=duration=1', '-ac', '1', ...args, '-y', whole])
    const chooser = page.waitForEvent('filechooser')
    await choose(page, en.live.source, en.live.chooseFile)
    const buffer = headOf(await readFile(whole))
    await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer })
    await new LivePage(page).start()
    await expect(page.getByRole('alert')).toContainText(
      fill(en.errors['sound-file'].title['no-sound'], { name }),
    )
  })

test('while paused nothing is sent, the session stays open, and later captions have the right times', async ({
  openApp,
  simulator,
}) => {
  const { path } = await record({ name: 'pause', sentences: ['welcome', 'plan', 'question'], gapMs: 6000 })
  const { page } = await openApp({ microphone: path, settings: { audio: UNPROCESSED } })
  const live = new LivePage(page)
  await live.start()
  await live.reads(meeting.welcome.de, 'de')
  await page.getByRole('button', { name: en.live.pause }).click()
  await live.sees(en.live.status.paused)
  await expectAccessible(page)
  const planned = await decodeSound(['-i', clipPath('plan', 'en', 'female')], RATE)
  await page.waitForTimeout(6000 + (planned.length * 1000) / RATE + 1500)
  await page.getByRole('button', { name: en.live.pause }).click()
  await live.sees(en.live.status.live)
  await live.reads(meeting.question.de, 'de')
  await live.stop()
  await live.sees(en.live.status.stopped)
  expect((await live.lines('de')).join(' ')).not.toContain(meeting.plan.de.trim().slice(0, 20))
  const [session] = simulator.sessions
  expect(session).toMatchObject({ isComplete: true, breaches: {} })
  expect(session!.links).toHaveLength(1)
  const times = await page.getByRole('main').locator('time').allInnerTexts()
  const seconds = (text: string) => {
    const [hours = 0, minutes = 0, rest = 0] = text.split(/\D+/).map(Number)
    return (hours * 60 + minutes) * 60 + rest
  }
  // The two sentences are as far apart as spoken, although little of the silence between them was sent.
  const apart = seconds(times.at(-1)!) - seconds(times[0]!)
  expect(apart).toBeGreaterThan(12)
  expect(session!.links[0]!.media.length / 2 / RATE).toBeLessThan(apart + 6)
})

test('a test recording is played back and never leaves the computer', async ({ openApp, simulator }) => {
  const { path } = await record({ name: 'test-recording', sentences: ['welcome', 'plan'], leadMs: 300 })
  const { page } = await openApp({ microphone: path, settings: { audio: UNPROCESSED } })
  // Records the samples passed to playback: on a busy computer, a page that also renders hears its output with gaps.
  await page.evaluate(() => {
    const { copyToChannel } = AudioBuffer.prototype
    AudioBuffer.prototype.copyToChannel = function copyAndKeep(samples, channel) {
      globalThis.givenToPlay = [...samples]
      return copyToChannel.call(this, samples, channel)
    }
  })
  const dialog = await new LivePage(page).settings('audio')
  await dialog.getByRole('button', { name: en.sound.test.start }).click()
  await expect(dialog.getByText(/^Speak now/)).toBeVisible()
  await expect(dialog.getByText(en.sound.test.playing)).toBeVisible()
  await expectAccessible(page)
  await expect(dialog.getByRole('button', { name: en.sound.test.start })).toBeVisible()
  const heard = await heardIn(page)
  expect(heard.samples.length / heard.rate).toBeGreaterThan(1)
  const given = Float32Array.from(await page.evaluate(() => globalThis.givenToPlay))
  const original = await decodeSound(['-i', path], MICROPHONE_RATE)
  const { windows } = compareSound(original, given, MICROPHONE_RATE, 6000)
  expect(windows.length).toBeGreaterThan(4)
  for (const { correlation, atMs } of windows) expect(correlation, `at ${atMs} ms`).toBeGreaterThan(0.95)
  expect(simulator.sessions).toEqual([])
})

test('a test recording of silence says so, and plays nothing', async ({ openApp }) => {
  const { path } = await record({ name: 'test-silence', sentences: [], leadMs: 8000 })
  const { page } = await openApp({ microphone: path, settings: { audio: UNPROCESSED } })
  const dialog = await new LivePage(page).settings('audio')
  await dialog.getByRole('button', { name: en.sound.test.start }).click()
  await expect(dialog.getByRole('alert')).toContainText(en.sound.test.silent)
})

test('a virtual cable is found by its name, and the translation is spoken into it', {
  tag: '@played',
  annotation: because('the journey plugs in the cable'),
}, async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  const live = new LivePage(page)
  let dialog = await live.settings('audio')
  await dialog.getByRole('button', { name: en.sound.cable.title }).click()
  await expect(dialog.getByText(en.sound.cable.none)).toBeVisible()
  await expect(dialog.getByText('module-null-sink')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.evaluate(() => {
    const cable = { deviceId: 'cable', groupId: 'g', kind: 'audiooutput', label: 'BlackHole 2ch (Virtual)' }
    navigator.mediaDevices.enumerateDevices = () => Promise.resolve([cable as MediaDeviceInfo])
    navigator.mediaDevices.dispatchEvent(new Event('devicechange'))
  })
  dialog = await live.settings('audio')
  await dialog.getByRole('button', { name: en.sound.cable.title }).click()
  await dialog
    .getByRole('button', { name: fill(en.sound.cable.use, { name: 'BlackHole 2ch (Virtual)' }) })
    .click()
  await expect(
    dialog.getByText(fill(en.sound.cable.inUse, { name: 'BlackHole 2ch (Virtual)' })),
  ).toBeVisible()
  await dialog.getByRole('button', { name: en.sound.cable.leave }).click()
  await expect(
    dialog.getByRole('button', { name: fill(en.sound.cable.use, { name: 'BlackHole 2ch (Virtual)' }) }),
  ).toBeVisible()
})
