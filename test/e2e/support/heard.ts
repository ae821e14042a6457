import type { Page } from '@playwright/test'
import type { DemoVoice, RecordedLanguage } from '../../../src/simulator/script/script.ts'
import { bestOffset } from '../../support/audio/compare-sound.ts'
import { decodeSound } from '../../support/audio/ffmpeg.ts'
import { clipPath, type Sentence } from '../../support/audio/recordings.ts'

interface Probe {
  readonly violations: string[]
  quietFor(): number
  takeHeard(): { rate: number; samples: string }
}

declare global {
  // oxlint-disable-next-line no-var -- page-probe.js puts it into the page
  var parleyProbe: Probe
}

export interface Heard {
  readonly rate: number
  readonly samples: Float32Array
}

/** All audio that the page has played, as it went to the output, once playback has ended. */
export async function heardIn(page: Page): Promise<Heard> {
  await page.waitForFunction(() => globalThis.parleyProbe.quietFor() > 1000)
  const { rate, samples } = await page.evaluate(() => globalThis.parleyProbe.takeHeard())
  const bytes = Buffer.from(samples, 'base64')
  return {
    rate,
    samples: new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)),
  }
}

export const violationsIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => globalThis.parleyProbe.violations)

/** Position of a clip of the demo's voice in the recorded audio, in milliseconds, and the correlation there. */
export async function findClip(
  { rate, samples }: Heard,
  id: Sentence,
  language: RecordedLanguage,
  voice: DemoVoice,
): Promise<{ correlation: number; atMs: number }> {
  const clip = await decodeSound(['-i', clipPath(id, language, voice)], rate)
  const start = Math.floor(clip.length * 0.2)
  const length = Math.floor(clip.length * 0.6)
  const coarse = bestOffset(samples, clip, start, length, -start, samples.length - start - length, 6, 4)
  const fine = bestOffset(samples, clip, start, length, coarse.offset - 6, coarse.offset + 6)
  return { correlation: fine.correlation, atMs: (fine.offset * 1000) / rate }
}
