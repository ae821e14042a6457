import type { Page } from '@playwright/test'
import { en } from '../../../src/core/product/strings/en.ts'
import type { SettingsPatch } from '../../../src/core/settings/settings-patch.ts'
import { record, type Sentence } from '../../support/audio/recordings.ts'
import { fill } from '../../support/base/fill.ts'
import { expect, UNPROCESSED } from './app.ts'
import type { LivePage } from './live-page.ts'
import type { SoundComputer } from './sound-computer.ts'

declare global {
  // oxlint-disable-next-line no-var -- the meeting program's own
  var meetingProgram: {
    /** One for the whole meeting, as its stream is. */
    readonly context: AudioContext
    /** Samples of the microphone. */
    readonly heard: number[]
  }
}

/** The microphone that a meeting program lists. */
export const MICROPHONE = 'Parley microphone: choose this in your meeting'

/** I speak English and am heard in German; the others speak German, which I read in English. */
export const spokenMeeting: SettingsPatch = {
  audio: UNPROCESSED,
  voice: { sourceLanguage: 'en', targetLanguages: ['de'], spokenLanguage: 'de', voice: 'female' },
  meeting: { isOn: true, theirName: 'Ana' },
}

/** Makes the Parley microphone. */
export async function makeMicrophone(page: Page): Promise<void> {
  await page.getByRole('switch', { name: en.sound.virtual.on }).click()
  await expect(page.getByText(fill(en.sound.virtual.choose, { microphone: MICROPHONE }))).toBeVisible()
}

/** The list of sources of what the others say. */
export const theirSource = (page: Page) =>
  page.getByRole('group', { name: 'Ana' }).getByRole('combobox', { name: en.live.source })

/** Chooses the sound of a program as what the others say. */
export async function chooseProgram(page: Page, name: string): Promise<void> {
  const source = theirSource(page)
  await source.click()
  await page.getByRole('option', { name: fill(en.live.program, { name }) }).click()
  await expect(source).toContainText(name)
}

/** A recorded sentence of a person in the meeting. */
export const sentence = (id: Sentence, language: 'en' | 'de', voice: 'female' | 'male') =>
  record({ name: `meeting-${language}-${id}`, sentences: [id], language, voice, leadMs: 200, gapMs: 800 })

/** A sentence is read about 5 s after its end; one that a busy computer has torn apart is not. */
const READ_MS = 15_000

/** Says a sentence, again if it was not recognised, until its translation is read. */
export async function untilRead(
  live: LivePage,
  text: string,
  language: string,
  say: () => Promise<void>,
): Promise<void> {
  const line = live.captions.locator(`p[lang="${language}"]`, { hasText: text.trim() })
  await expect(async () => {
    await say()
    await expect(line).toBeVisible({ timeout: READ_MS })
  }).toPass({ timeout: 100_000 })
}

/** A page of its own that stands for the meeting program. */
export class MeetingProgram {
  readonly #page: Page

  private constructor(page: Page) {
    this.#page = page
  }

  /** Joins a meeting with the Parley microphone, in another browser. @param link of the app */
  static async join(computer: SoundComputer, link: string): Promise<MeetingProgram> {
    const page = await (await computer.launch(true)).newPage()
    await page.goto(new URL('/quick.html', link).href)
    await page.evaluate(async (label) => {
      const devices = await navigator.mediaDevices.enumerateDevices()
      const device = devices.find((each) => each.kind === 'audioinput' && each.label === label)
      if (device === undefined) throw new Error('the Parley microphone is not listed')
      const audio = { deviceId: { exact: device.deviceId }, echoCancellation: false, noiseSuppression: false }
      const stream = await navigator.mediaDevices.getUserMedia({
        audio: { ...audio, autoGainControl: false },
      })
      const context = new AudioContext({ sampleRate: 16_000, latencyHint: 'playback' })
      const taker = context.createScriptProcessor(4096, 1, 1)
      const heard: number[] = []
      taker.onaudioprocess = ({ inputBuffer }) => heard.push(...inputBuffer.getChannelData(0))
      // A processor runs only towards an output, where it stays silent.
      context.createMediaStreamSource(stream).connect(taker).connect(context.destination)
      globalThis.meetingProgram = { context, heard }
    }, MICROPHONE)
    return new MeetingProgram(page)
  }

  /** Plays what another person says, to its end. */
  async receive(wav: Buffer): Promise<void> {
    await this.#page.evaluate(async (encoded) => {
      const bytes = Uint8Array.from(atob(encoded), (char) => char.codePointAt(0) ?? 0)
      const { context } = globalThis.meetingProgram
      const buffer = await context.decodeAudioData(bytes.buffer)
      const voice = new AudioBufferSourceNode(context, { buffer })
      const ended = new Promise((resolve) => voice.addEventListener('ended', resolve))
      voice.connect(context.destination)
      voice.start()
      await ended
    }, wav.toString('base64'))
  }

  /** All sound of the microphone so far, at 16 kHz. */
  async heard(): Promise<Float32Array> {
    return Float32Array.from(await this.#page.evaluate(() => globalThis.meetingProgram.heard))
  }
}
