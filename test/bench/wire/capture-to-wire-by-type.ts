import { setTimeout as pause } from 'node:timers/promises'
import {
  CHUNK_MS,
  type SourceContentType,
  sourceContentTypes,
} from '../../../src/core/audio/content-types.ts'
import { isFault } from '../../../src/simulator/media/source-decoder.ts'
import { sources } from '../../../src/simulator/media/sources.ts'
import type { Captured } from '../../harness/capture-probe.ts'
import { compareSound } from '../../support/audio/compare-sound.ts'
import { decodeSound } from '../../support/audio/ffmpeg.ts'
import { record } from '../../support/audio/recordings.ts'
import { rawArguments } from '../../support/audio/source-media.ts'
import { openHarness } from '../../support/pages/harness-browser.ts'
import { type Figure, p50, p95 } from '../figures.ts'
import { sized } from '../size.ts'
import { onAudioClock } from './audio-clock.ts'
import { type Arrival, VoicePeer } from './voice-peer.ts'

const SECONDS = sized(10, 2)
/** Speech from before the link opened leaves late and is not measured. */
const SETTLED_MS = 3000
/** Interval of empty answers: a link that sends speech and receives nothing would be replaced. */
const ANSWER_EVERY_MS = 1000
/** Maximum distance between the starts of the probe and the engine. */
const REACH_MS = 600

/** Duration of all decodable sound up to each arrival, in milliseconds. */
async function soundUpTo(arrivals: readonly Arrival[], type: SourceContentType): Promise<number[]> {
  const decoder = await sources[type]()
  let total = 0
  const sums = arrivals.map(({ data }) => {
    const media = decoder.push(data)
    if (isFault(media)) throw new Error(media.detail)
    total += media.durationMs
    return total
  })
  decoder.close()
  return sums
}

/** Latency of one chunk, in milliseconds. */
interface Wait {
  /** From its newest sample being spoken to its arrival. */
  readonly total: number
  /** From that moment until the audio thread received the sample: the latency of the device alone. */
  readonly device: number
}

async function waitsOf(
  arrivals: readonly Arrival[],
  captured: Captured,
  type: SourceContentType,
): Promise<Wait[]> {
  const { rate, samples, spokenAt, gotAt } = onAudioClock(captured)
  const media = Buffer.concat(arrivals.map(({ data }) => data))
  const decoded = await decodeSound([...rawArguments(type), '-i', 'pipe:0'], rate, media)
  const { offset, windows } = compareSound(samples, decoded, rate, REACH_MS)
  if (windows.length < SECONDS || windows.some(({ correlation }) => correlation < 0.8))
    throw new Error(`${type} is not what was captured`)
  const sums = await soundUpTo(arrivals, type)
  // The decoder omits the codec's delay at the start.
  const delayMs = (sums.at(-1) ?? 0) - (decoded.length * 1000) / rate
  return arrivals.flatMap(({ at }, index) => {
    const endMs = (sums[index] ?? 0) - delayMs
    if (endMs < SETTLED_MS) return []
    const sample = (endMs * rate) / 1000 + offset
    return [{ total: at - spokenAt(sample), device: gotAt(sample) - spokenAt(sample) }]
  })
}

async function measure(type: SourceContentType, microphone: string): Promise<Wait[]> {
  const peer = await VoicePeer.listen()
  const { page, close } = await openHarness(microphone, peer.address.slice(0, -1), peer.admit)
  const answer = { source_transcript_update: { concluded: [], tentative: [] } }
  const answering = setInterval(() => peer.send(answer), ANSWER_EVERY_MS)
  try {
    await page.evaluate(() => globalThis.harness.probeCapture())
    await page.evaluate(
      async ([config, chunkMs]) => {
        await globalThis.harness.start(config, chunkMs)
      },
      [{ targetLanguages: ['de'], sourceContentType: type }, CHUNK_MS.defaults] as const,
    )
    await pause(SECONDS * 1000)
    const arrivals = [...peer.arrivals]
    return await waitsOf(arrivals, await page.evaluate(() => globalThis.harness.takeCaptured()), type)
  } finally {
    clearInterval(answering)
    await close()
    await peer.close()
  }
}

/**
 * For every source type, the latency from the newest sample that can be decoded with a chunk, on the audio clock, to
 * the chunk's arrival at the peer. It includes what the codec and the container hold back.
 */
export async function measureCaptureToWireByType(): Promise<Figure[]> {
  const sentences = ['welcome', 'plan', 'search', 'bugs'] as const
  const { path } = await record({ name: 'bench-sources', sentences, leadMs: 500, gapMs: 200 })
  const figures: Figure[] = []
  for (const type of sourceContentTypes) {
    const waits = await measure(type, path)
    const totals = waits.map(({ total }) => total)
    const device = p50(waits.map((wait) => wait.device))
    const figure = { unit: 'ms', baseline: undefined, target: undefined }
    figures.push(
      { ...figure, name: `capture to wire, ${type}, p50`, value: p50(totals) },
      { ...figure, name: `capture to wire, ${type}, p95`, value: p95(totals) },
      { ...figure, name: `  of it the device's own, ${type}, p50`, value: device },
    )
  }
  return figures
}
