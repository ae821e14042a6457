import type { Page } from '@playwright/test'
import { calmNames } from '../../../src/core/captions/calm/calm-place.ts'
import type { CalmUpdate } from '../../../src/core/captions/calm/calm-record.ts'
import type { CaptionsHarness } from '../../harness/captions.tsx'
import { launchChromium } from '../../support/app/chromium.ts'
import { ClipSound } from '../../support/audio/hearing.ts'
import { demoMeeting } from '../../support/captions/demo-meeting.ts'
import { transcriptUpdates } from '../../support/captions/stream-updates.ts'
import { tentativeStream } from '../../support/captions/tentative-streams.ts'
import { HarnessServer } from '../../support/pages/harness-page.ts'
import type { Figure } from '../figures.ts'
import { sized } from '../size.ts'

declare global {
  // oxlint-disable-next-line no-var -- the harness's page has it
  var captionsHarness: CaptionsHarness
}

const SECONDS = sized(20, 1)
const FRAMES_PER_SECOND = 30
const SIZE = { width: 640, height: 400 }
/** Slower changes are reading matter that scrolls, not flicker. */
const MIN_HERTZ = 1

type Lines = readonly (readonly CalmUpdate[])[]

/** Measures in a page, frame by frame, by how much the luminance of a pixel changes on average, from 0 to 1. */
async function watchLuminance(page: Page): Promise<(picture: Buffer) => Promise<number>> {
  const before = await page.evaluateHandle(() => ({ luminance: undefined as Float32Array | undefined }))
  return (picture) =>
    page.evaluate(
      async ([data, state]) => {
        const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())
        const { width, height } = bitmap
        const context = new OffscreenCanvas(width, height).getContext('2d')
        context?.drawImage(bitmap, 0, 0)
        const pixels = context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
        const at = (index: number) => (pixels[index] ?? 0) / 255
        // Luma of Rec. 709.
        const luminance = Float32Array.from(
          { length: width * height },
          (_, i) => 0.2126 * at(i * 4) + 0.7152 * at(i * 4 + 1) + 0.0722 * at(i * 4 + 2),
        )
        let change = 0
        for (const [i, value] of luminance.entries())
          change += Math.abs(value - (state.luminance?.[i] ?? value))
        state.luminance = luminance
        return change / luminance.length
      },
      [picture.toString('base64'), before] as const,
    )
}

/** Changes of luminance from frame to frame of the list of captions, in its own time: the computer's speed has no part. */
async function changesOf(lines: Lines, language: string, calm: number): Promise<number[]> {
  const server = await HarnessServer.listen([], () => Promise.reject(new Error('no calls here')))
  const browser = await launchChromium('none')
  try {
    const page = await browser.newPage({ viewport: SIZE })
    const luminance = await watchLuminance(await browser.newPage())
    await page.goto(`${server.address}captions.html?calm=${calm}`)
    await page.waitForFunction(() => globalThis.captionsHarness !== undefined)
    await page.evaluate(() => globalThis.captionsHarness.fill(0))
    const updates = transcriptUpdates(lines, language)
    const times = lines.flatMap((line) => line.map(({ at }) => at))
    const beginsAt = times[0] ?? 0
    const list = page.getByRole('main')
    await page.clock.install()
    const changes: number[] = []
    let next = 0
    for (let frame = 0; frame < SECONDS * FRAMES_PER_SECOND; frame += 1) {
      const nowMs = beginsAt + (frame * 1000) / FRAMES_PER_SECOND
      for (; (times[next] ?? Number.POSITIVE_INFINITY) <= nowMs; next += 1)
        await page.evaluate((update) => {
          if (update !== undefined)
            globalThis.captionsHarness.send({ type: 'transcript', update, lagMs: 500 })
        }, updates[next])
      await page.clock.runFor(Math.round(1000 / FRAMES_PER_SECOND))
      changes.push(await luminance(await list.screenshot()))
    }
    return changes
  } finally {
    await browser.close()
    await server.close()
  }
}

/** Effective amplitude of a series above a frequency: the part of its discrete Fourier transform that flickers. */
function flickerOf(changes: readonly number[]): number {
  const count = changes.length
  let power = 0
  for (let k = Math.ceil((MIN_HERTZ * count) / FRAMES_PER_SECOND); k <= count / 2; k += 1) {
    let [real, imaginary] = [0, 0]
    for (const [at, change] of changes.entries()) {
      real += change * Math.cos((2 * Math.PI * k * at) / count)
      imaginary += change * Math.sin((2 * Math.PI * k * at) / count)
    }
    power += ((k === count / 2 ? 1 : 2) * (real ** 2 + imaginary ** 2)) / count ** 2
  }
  return Math.sqrt(power)
}

/** Flicker of the list of captions at the places of calm text; the baseline is instant text. */
export async function measureFlicker(): Promise<Figure[]> {
  const meeting = demoMeeting(await ClipSound.load(), 'en', 'female', [])
  const streams = [
    ['demo meeting', 'en', meeting],
    ['German, translated', 'de', tentativeStream('de', SECONDS * 2)],
  ] as const
  const figures: Figure[] = []
  for (const [name, language, lines] of streams) {
    const instant = await changesOf(lines, language, 0)
    for (const calm of [2, calmNames.length - 1]) {
      const changes = await changesOf(lines, language, calm)
      const mean = (all: readonly number[]) => (all.reduce((sum, each) => sum + each, 0) / all.length) * 1000
      const about = `flicker, ${name}, ${calmNames[calm]}`
      figures.push(
        {
          name: `${about}: mean change of luminance per frame`,
          value: mean(changes),
          unit: '‰',
          baseline: mean(instant),
          target: undefined,
        },
        {
          name: `${about}: amplitude from ${MIN_HERTZ} to ${FRAMES_PER_SECOND / 2} Hz`,
          value: flickerOf(changes) * 1000,
          unit: '‰',
          baseline: flickerOf(instant) * 1000,
          target: undefined,
        },
      )
    }
  }
  return figures
}
