import type { Page } from '@playwright/test'
import type { DemoVoice, RecordedLanguage } from '../../../src/simulator/script/script.ts'
import { bestOffset } from '../../support/audio/compare-sound.ts'
import { decodeSound } from '../../support/audio/ffmpeg.ts'
import { clipPath, type Sentence } from '../../support/audio/recordings.ts'

interface Taken {
  readonly rate: number
  readonly samples: string
}

interface Probe {
  quietFor(): number
  takeHeard(): Taken
  takeCaptured(): Taken
}

declare global {
  // oxlint-disable-next-line no-var -- page-probe.js puts it into the page
  var parleyProbe: Probe
  // oxlint-disable-next-line no-var -- page-violations.js puts it into the page
  var parleyViolations: string[]
}

export interface Heard {
  /** Sample rate, in Hz. */
  readonly rate: number
  readonly samples: Float32Array
}

const decode = ({ rate, samples }: Taken): Heard => {
  const bytes = Buffer.from(samples, 'base64')
  return {
    rate,
    samples: new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)),
  }
}

/** All audio that the page has played, as it went to the output, once playback has ended. */
export async function heardIn(page: Page): Promise<Heard> {
  await page.waitForFunction(() => globalThis.parleyProbe.quietFor() > 1000)
  return decode(await page.evaluate(() => globalThis.parleyProbe.takeHeard()))
}

/**
 * All audio that the worklet of the latest session has captured, at another sample rate if wanted. What a busy browser
 * drops of its microphone never reaches the worklet, and is missing here as well as at the service.
 */
export async function capturedIn(page: Page, rate?: number): Promise<Float32Array> {
  const captured = decode(await page.evaluate(() => globalThis.parleyProbe.takeCaptured()))
  if (rate === undefined || rate === captured.rate) return captured.samples
  const raw = ['-f', 'f32le', '-ar', String(captured.rate), '-ac', '1', '-i', 'pipe:0']
  return decodeSound(raw, rate, new Uint8Array(captured.samples.buffer))
}

export const violationsIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => globalThis.parleyViolations)

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
