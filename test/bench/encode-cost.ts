import type { JSHandle, Page } from '@playwright/test'
import {
  type Codec,
  captureRateOf,
  type SourceContentType,
  sourceContentTypes,
  sourceFormats,
} from '../../src/core/audio/content-types.ts'
import { decodeSound } from '../support/audio/ffmpeg.ts'
import { record } from '../support/audio/recordings.ts'
import { openEncodingPage, toBase64 } from '../support/pages/encoding-page.ts'
import { type Figure, p50, p95 } from './figures.ts'
import { processorSeconds } from './processor-time.ts'
import { sized } from './size.ts'

/** The app's default chunk length. */
const CHUNK_MS = 60
const RUNS = sized(3, 1)
const SENTENCES = ['welcome', 'plan', 'search', 'bugs'] as const
/** A minute in total, so that the cost of opening an encoder is spread as in a session. */
const ROUNDS = sized(4, 1)
/** Maximum share of one core, in percent. */
const MAX_SHARE: Partial<Record<Codec, number>> = { opus: 3 }
const DEFAULT_MAX_SHARE = 4
const MAX_CHUNK_MS: Partial<Record<Codec, number>> = { opus: 5 }

interface Cost {
  /** CPU time of the browser while the sound plays, in percent of one core. */
  readonly share: number
  /** Time from a chunk's samples to its bytes, 95th percentile. */
  readonly chunkMs: number
}

const soundAt = async (page: Page, path: string, rate: number): Promise<JSHandle<Float32Array>> => {
  const samples = toBase64(await decodeSound(['-i', path], rate))
  return page.evaluateHandle((text) => globalThis.harness.toSound(text), samples)
}

async function costOf(page: Page, type: SourceContentType, sound: JSHandle<Float32Array>): Promise<Cost> {
  const browser = page.context().browser()
  if (browser === null) throw new Error('the page has no browser')
  const encode = () =>
    page.evaluate(([wanted, samples, ms]) => globalThis.harness.timeEncoding(wanted, samples, ms), [
      type,
      sound,
      CHUNK_MS,
    ] as const)
  const seconds = await sound.evaluate(({ length }, rate) => length / rate, captureRateOf(type))
  const before = await processorSeconds(browser)
  const chunks = await encode()
  const used = (await processorSeconds(browser)) - before
  return { share: (100 * used) / seconds, chunkMs: p95(chunks) }
}

/** The median of several runs after a warm-up run. */
async function medianCost(page: Page, type: SourceContentType, path: string): Promise<Cost> {
  const sound = await soundAt(page, path, captureRateOf(type))
  await costOf(page, type, sound)
  const runs: Cost[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await costOf(page, type, sound))
  await sound.dispose()
  return {
    share: p50(runs.map(({ share }) => share)),
    chunkMs: p50(runs.map(({ chunkMs }) => chunkMs)),
  }
}

/**
 * Cost of every source type: CPU time of all browser processes, as a share of one core, and the time that a chunk
 * spends in the encoder. The baseline of Opus is opus-recorder, which is used where the platform has no encoder.
 */
export async function measureEncodeCost(): Promise<Figure[]> {
  const { path } = await record({
    name: 'bench-encode',
    sentences: Array.from({ length: ROUNDS }, () => SENTENCES).flat(),
    leadMs: 0,
    gapMs: 500,
  })
  const { page, close } = await openEncodingPage()
  const plain = await openEncodingPage()
  await plain.page.evaluate(() => Reflect.deleteProperty(globalThis, 'AudioEncoder'))
  try {
    const figures: Figure[] = []
    for (const type of sourceContentTypes) {
      const { codec } = sourceFormats[type]
      const cost = await medianCost(page, type, path)
      const baseline = codec === 'opus' ? await medianCost(plain.page, type, path) : undefined
      figures.push(
        {
          name: `encoding, share of one core, ${type}`,
          value: cost.share,
          unit: '%',
          baseline: baseline?.share,
          target: MAX_SHARE[codec] ?? DEFAULT_MAX_SHARE,
        },
        {
          name: `  from ${CHUNK_MS} ms of sound to its bytes, p95, ${type}`,
          value: cost.chunkMs,
          unit: 'ms',
          baseline: baseline?.chunkMs,
          target: MAX_CHUNK_MS[codec],
        },
      )
    }
    return figures
  } finally {
    await plain.close()
    await close()
  }
}
