import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { root } from '../../../../scripts/commands.ts'
import type { Harness } from '../../../harness/harness.ts'
import { expect, test } from '../../../journeys/support/app.ts'
import { heardIn } from '../../../journeys/support/heard.ts'
import { because } from '../../../journeys/support/hosts.ts'
import { launchChromium } from '../../../support/app/chromium.ts'
import { ffmpeg } from '../../../support/audio/ffmpeg.ts'
import { record } from '../../../support/audio/recordings.ts'
import { HarnessServer } from '../../../support/pages/harness-page.ts'
import { type LinkScript, SpeakingService, say, speech } from '../../../support/service/speaking-service.ts'

declare global {
  // oxlint-disable-next-line no-var -- the harness's page has it
  var harness: Harness
}

const PCM = 'audio/pcm;encoding=s16le;rate=24000'
const WEBM = 'audio/webm;codecs=opus'
const OGG = 'audio/ogg;codecs=opus'
const TONE = ['-f', 'lavfi', '-i', 'sine=frequency=440:duration=1']

const WINDOW_MS = 10

/** Duration of sound that the page has played, in milliseconds. */
async function heardMs(page: Page): Promise<number> {
  const { samples, rate } = await heardIn(page)
  const window = (rate * WINDOW_MS) / 1000
  const isSound = (at: number) => samples.subarray(at, at + window).some((sample) => Math.abs(sample) > 0.01)
  return (
    Array.from({ length: Math.floor(samples.length / window) }, (_, i) => i * window).filter(isSound).length *
    WINDOW_MS
  )
}

/**
 * Runs a session against a service with these links, and stops it after it has streamed over all of them.
 *
 * @returns duration of the sound heard, in milliseconds, and the number of parts that could not be decoded
 */
async function run(
  links: readonly LinkScript[],
  targetContentType: string,
): Promise<{ ms: number; damaged: number }> {
  const service = await SpeakingService.listen(links)
  const server = await HarnessServer.listen([service.address], () => service.admit())
  const { path } = await record({ name: 'speech-end', sentences: [], leadMs: 20_000 })
  const browser = await launchChromium(path)
  const page = await browser.newPage()
  await page.addInitScript({ path: join(root, 'test', 'support', 'pages', 'page-probe.js') })
  await page.goto(server.address)
  await page.waitForFunction(() => globalThis.harness !== undefined)
  const session = await page.evaluate(
    (type) =>
      globalThis.harness.start({
        targetLanguages: ['de'],
        spokenLanguages: ['de'],
        messageFormat: 'json',
        targetContentType: type,
      }),
    targetContentType,
  )
  const look = () => page.evaluate((number) => globalThis.harness.look(number), session)
  const phases = async () => (await look()).phases
  await expect
    .poll(async () => {
      const seen = await phases()
      return [seen.filter((phase) => phase === 'connecting').length, seen.at(-1)]
    })
    .toEqual([links.length, 'streaming'])
  await page.evaluate((number) => globalThis.harness.stop(number), session)
  await expect.poll(async () => (await phases()).at(-1)).toBe('idle')
  const heard = { ms: await heardMs(page), damaged: (await look()).damaged }
  await browser.close()
  await server.close()
  await service.close()
  return heard
}

test.describe('the spoken translation', () => {
  for (const [type, args] of [
    [PCM, ['-f', 's16le', '-ar', '24000', '-ac', '1']],
    [WEBM, ['-c:a', 'libopus', '-f', 'webm']],
  ] as const)
    test(`is played to its end, although the service ends the stream right after it: ${type}`, {
      tag: '@once',
      annotation: because('the engine is the same page in both'),
    }, async () => {
      const tone = await ffmpeg([...TONE, ...args, 'pipe:1'])
      const ended: LinkScript['ended'] = (link) => {
        say(link, speech([tone], { content_type: type }))
        say(link, { end_of_stream: {} })
      }
      const heard = await run([{ ended }], type)
      expect(heard.ms).toBeGreaterThan(970)
      expect(heard.damaged).toBe(0)
    })

  test('is played around data damaged in transit, which is counted', {
    tag: '@once',
    annotation: because('the engine is the same page in both'),
  }, async () => {
    const tone = await ffmpeg([...TONE, '-c:a', 'libopus', '-page_duration', '100000', '-f', 'ogg', 'pipe:1'])
    const middle = Math.floor(tone.length / 2)
    tone[middle] = ~(tone[middle] ?? 0) & 0xff
    const script: LinkScript = {
      opened: (link) => say(link, speech([tone], { content_type: OGG })),
      ended: (link) => say(link, { end_of_stream: {} }),
    }
    const heard = await run([script], OGG)
    // The damaged page, and the gap where it is missing.
    expect(heard.damaged).toBe(2)
    expect(heard.ms).toBeGreaterThan(800)
    expect(heard.ms).toBeLessThan(970)
  })

  test('continues over a new link, whose stream continues without a header', {
    tag: '@once',
    annotation: because('the engine is the same page in both'),
  }, async () => {
    const tone = await ffmpeg([
      ...TONE,
      '-c:a',
      'libopus',
      '-cluster_time_limit',
      '100',
      '-f',
      'webm',
      'pipe:1',
    ])
    const half = Math.floor(tone.length / 2)
    const first: LinkScript = {
      opened: (link) => {
        say(link, speech([tone.subarray(0, half)], { content_type: WEBM }))
        setTimeout(() => link.terminate(), 1000)
      },
    }
    const second: LinkScript = {
      opened: (link) => say(link, speech([tone.subarray(half)])),
      ended: (link) => say(link, { end_of_stream: {} }),
    }
    expect((await run([first, second], WEBM)).ms).toBeGreaterThan(950)
  })
})
