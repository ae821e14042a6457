import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SpeechHarness } from '../harness/speech.ts'
import { launchChromium } from '../support/app/chromium.ts'
import { inChunks } from '../support/audio/demux.ts'
import { ffmpeg } from '../support/audio/ffmpeg.ts'
import { encodeSpoken, spokenFixtures, withoutContainer } from '../support/audio/spoken-fixtures.ts'
import { HarnessServer } from '../support/pages/harness-page.ts'
import { type Figure, p50 } from './figures.ts'
import { processorSeconds } from './processor-time.ts'
import { sized } from './size.ts'

declare global {
  // oxlint-disable-next-line no-var -- the harness's page has it
  var speechHarness: SpeechHarness
}

const SECONDS = sized(30, 2)
/** Bytes of one message: half a second at 32 kbit/s. */
const MESSAGE_BYTES = 2000
const ROUNDS = sized(15, 1)

/** Cost of decoding speech at full speed, and the time until the first sample. */
export async function measureDecodeCost(): Promise<Figure[]> {
  const server = await HarnessServer.listen([], () => Promise.reject(new Error('no calls here')))
  const browser = await launchChromium('none')
  const folder = await mkdtemp(join(tmpdir(), 'parley-decode-'))
  try {
    const page = await browser.newPage()
    await page.goto(`${server.address}speech.html`)
    await page.waitForFunction(() => globalThis.speechHarness !== undefined)
    const file = join(folder, 'noise.wav')
    const noise = `anoisesrc=duration=${SECONDS}:color=pink:sample_rate=48000:seed=5:amplitude=0.2`
    await ffmpeg(['-y', '-f', 'lavfi', '-i', noise, file])
    const figures: Figure[] = []
    for (const fixture of spokenFixtures) {
      const { type } = fixture
      const bytes = await encodeSpoken(fixture, file)
      const chunks = type === 'audio/opus' ? withoutContainer(bytes) : inChunks(bytes, () => MESSAGE_BYTES)
      const given = chunks.map((chunk) => ({ packets: [Buffer.from(chunk).toString('base64')], headers: 0 }))
      // Repeats the first messages to measure the time until the first sample.
      const first: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        const decoded = await page.evaluate(
          ([wanted, messages]) => globalThis.speechHarness.decode(wanted, messages),
          [type, given.slice(0, 20)] as const,
        )
        first.push(decoded.firstMs)
      }
      const before = await processorSeconds(browser)
      const samples = await page.evaluate(
        ([wanted, messages]) => globalThis.speechHarness.count(wanted, messages),
        [type, given] as const,
      )
      const took = (await processorSeconds(browser)) - before
      if (samples < SECONDS * fixture.rate * 0.99) throw new Error(`${type}: ${samples} samples`)
      const figure = { baseline: undefined, target: undefined }
      figures.push(
        { ...figure, name: `decoder to first sample, ${type}, p50`, value: p50(first), unit: 'ms' },
        { ...figure, name: `decode cost, ${type}, of one core`, value: (100 * took) / SECONDS, unit: '%' },
      )
    }
    return figures
  } finally {
    await browser.close()
    await server.close()
    await rm(folder, { recursive: true })
  }
}
