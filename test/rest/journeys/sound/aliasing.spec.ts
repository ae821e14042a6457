import { join } from 'node:path'
import { root } from '../../../../scripts/commands.ts'
import { fromS16le } from '../../../../src/core/audio/pcm.ts'
import { expect, test } from '../../../journeys/support/app.ts'
import { because } from '../../../journeys/support/hosts.ts'
import { backendOn } from '../../../support/app/backend-on.ts'
import { launchChromium } from '../../../support/app/chromium.ts'
import { MICROPHONE_RATE, writeWav } from '../../../support/audio/recordings.ts'
import { HarnessServer } from '../../../support/pages/harness-page.ts'

/** Tones take less than 5 s in total: a link that sends sound and receives nothing for that long is replaced. */
const TONE_MS = 200
const LEAD_MS = 500
const LOUDNESS = 0.5
/** The first tone marks the start: it passes every filter. */
const TONES = [
  1000, 500, 1600, 3200, 4800, 5600, 6400, 7000, 7900, 9600, 11_000, 13_000, 15_500, 18_000, 21_000,
]

const rates = [8000, 16_000] as const
/** Sessions at each rate: where a busy browser drops some of its microphone, a tone clicks, but not in each of them. */
const SESSIONS = 3

/** Records the tones one after the other, each faded in and out. */
async function recordTones(): Promise<string> {
  const length = (MICROPHONE_RATE * TONE_MS) / 1000
  const fade = length / 10
  const lead = (MICROPHONE_RATE * LEAD_MS) / 1000
  const samples = new Float32Array(lead + TONES.length * length)
  for (const [index, hz] of TONES.entries())
    for (let i = 0; i < length; i += 1)
      samples[lead + index * length + i] =
        LOUDNESS *
        Math.min(1, i / fade, (length - i) / fade) *
        Math.sin((2 * Math.PI * hz * i) / MICROPHONE_RATE)
  const path = join(root, '.parley-test', 'recordings', 'tones.wav')
  await writeWav(path, samples, MICROPHONE_RATE)
  return path
}

/** Gain of each tone, measured in its middle, in dB. */
function gains(received: Float32Array, rate: number): number[] {
  const begins = received.findIndex((sample) => Math.abs(sample) > LOUDNESS / 4)
  return TONES.map((_, index) => {
    const at = begins + Math.round((rate * TONE_MS * (index + 0.3)) / 1000)
    const middle = received.subarray(at, at + Math.round((rate * TONE_MS * 0.4) / 1000))
    expect(middle.length).toBeGreaterThan(500)
    const power = middle.reduce((sum, sample) => sum + sample * sample, 0) / middle.length
    return 10 * Math.log10(power / (LOUDNESS ** 2 / 2))
  })
}

test('no aliasing occurs in audio sent at 8 and at 16 kHz', {
  tag: '@once',
  annotation: because('the engine is the same page in both'),
}, async ({ simulator }) => {
  const { dispatch } = backendOn(simulator)
  const server = await HarnessServer.listen([simulator.address.replace('http', 'ws')], dispatch)
  const tones = await recordTones()

  /** Gains in one session. A browser plays the recording once. */
  const listen = async (rate: number): Promise<number[]> => {
    const index = simulator.sessions.length
    const browser = await launchChromium(tones)
    const page = await browser.newPage()
    await page.goto(server.address)
    await page.waitForFunction(() => globalThis.harness !== undefined)
    const number = await page.evaluate(
      (sourceContentType) => globalThis.harness.start({ targetLanguages: ['de'], sourceContentType }),
      `audio/pcm;encoding=s16le;rate=${rate}`,
    )
    const heardMs = () => simulator.sessions[index]?.mediaMs ?? 0
    await expect.poll(heardMs, { intervals: [50] }).toBeGreaterThan(LEAD_MS + TONES.length * TONE_MS + 700)
    await page.evaluate((started) => globalThis.harness.stop(started), number)
    await expect.poll(() => simulator.sessions[index]?.isComplete).toBe(true)
    await browser.close()
    return gains(fromS16le(simulator.sessions[index]?.links[0]?.media ?? new Uint8Array(0)), rate)
  }

  for (const rate of rates)
    await test.step(`${rate} Hz`, async () => {
      const sessions: number[][] = []
      for (let i = 0; i < SESSIONS; i += 1) sessions.push(await listen(rate))
      for (const [tone, hz] of TONES.entries()) {
        const found = sessions.map((session) => session[tone] ?? Number.NaN)
        const part = hz / (rate / 2)
        if (part <= 0.8) expect(Math.min(...found.map(Math.abs)), `${hz} Hz`).toBeLessThan(1)
        if (part >= 1.2) expect(Math.min(...found), `${hz} Hz`).toBeLessThan(-60)
      }
    })

  await server.close()
})
