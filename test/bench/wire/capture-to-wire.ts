import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '../../../scripts/commands.ts'
import { toS16le } from '../../../src/core/audio/pcm.ts'
import type { Captured } from '../../harness/capture-probe.ts'
import { MICROPHONE_RATE, writeWav } from '../../support/audio/recordings.ts'
import { seededRandom } from '../../support/base/random.ts'
import { type HarnessPage, openHarness } from '../../support/pages/harness-browser.ts'
import { type Figure, p50, p95 } from '../figures.ts'
import { sized } from '../size.ts'
import { onAudioClock } from './audio-clock.ts'
import { type Arrival, VoicePeer } from './voice-peer.ts'

export const CHUNK_MS = 100
const SECONDS = sized(20, 2)
const TARGET_MS = 25
/** Maximum extra latency from recording the audio. */
const KEEPING_MS = 2
const ROUNDS = sized(5, 1)

/** Blocks the page's thread 80 % of the time. */
export const block = (page: HarnessPage['page']): Promise<void> =>
  page.evaluate(() => {
    globalThis.harness.blockPage(400, 500)
  })

/** Latencies of one run, in milliseconds for each chunk. */
export interface Measured {
  /** From the chunk's last sample on the audio clock to the arrival at the peer. */
  readonly total: readonly number[]
  /** From that sample to its arrival in the audio thread: the latency of the device alone. */
  readonly device: readonly number[]
}

type Sender = (page: HarnessPage['page'], address: string) => Promise<void>

const throughEngine =
  (keepsSound: boolean): Sender =>
  (page) =>
    page.evaluate(
      async ([config, chunkMs, keeps]) => {
        await globalThis.harness.start(config, chunkMs, {}, keeps)
      },
      [{ targetLanguages: ['de'] }, CHUNK_MS, keepsSound] as const,
    )

const throughPage: Sender = (page, address) =>
  page.evaluate(([to, chunkMs]) => globalThis.harness.startPlainSender(to, chunkMs), [
    address,
    CHUNK_MS,
  ] as const)

/** A recording of noise, so that every chunk matches the captured audio at one position only. */
export async function noiseFile(): Promise<string> {
  const random = seededRandom(99)
  const path = join(root, '.parley-test', 'recordings', 'noise.wav')
  const samples = Float32Array.from(
    { length: MICROPHONE_RATE * (SECONDS + 10) },
    () => (random() - 0.5) * 0.5,
  )
  await writeWav(path, samples, MICROPHONE_RATE)
  return path
}

async function measure(send: Sender, isBlocked: boolean, microphone: string): Promise<Measured> {
  const peer = await VoicePeer.listen()
  const { page, close } = await openHarness(microphone, peer.address.slice(0, -1), peer.admit)
  try {
    await page.evaluate(() => globalThis.harness.probeCapture())
    await send(page, peer.address)
    if (isBlocked) await block(page)
    await pause(SECONDS * 1000)
    const arrivals = [...peer.arrivals]
    return match(arrivals, await page.evaluate(() => globalThis.harness.takeCaptured()))
  } finally {
    await close()
    await peer.close()
  }
}

/** Bytes to search for: 32 samples of noise are unique. */
const SIGNATURE_BYTES = 64

/** Finds every chunk in the probe's recording, and the times of its last sample. */
export function match(arrivals: readonly Arrival[], captured: Captured, seconds = SECONDS): Measured {
  const { samples, spokenAt, gotAt } = onAudioClock(captured)
  const pcm = Buffer.from(toS16le(samples))
  const total: number[] = []
  const device: number[] = []
  let from = 0
  for (const { at, data } of arrivals) {
    const found = pcm.indexOf(data.subarray(-SIGNATURE_BYTES), from)
    if (found < 0) continue
    from = found
    const endSample = (found + SIGNATURE_BYTES) / 2
    total.push(at - spokenAt(endSample))
    device.push(gotAt(endSample) - spokenAt(endSample))
  }
  if (total.length < (seconds * 1000) / CHUNK_MS / 2)
    throw new Error(`only ${total.length} chunks were matched`)
  return { total, device }
}

/**
 * Latency from a chunk's last sample on the audio clock to its arrival at the peer, with the page's thread idle and
 * blocked 80 % of the time: through the engine's worker, and through the page's thread as the baseline.
 */
export async function measureCaptureToWire(): Promise<Figure[]> {
  const microphone = await noiseFile()
  const figures: Figure[] = []
  for (const isBlocked of [false, true]) {
    const name = isBlocked ? 'page blocked 400 of 500 ms' : 'page free'
    const engine = await measure(throughEngine(false), isBlocked, microphone)
    const page = await measure(throughPage, isBlocked, microphone)
    const device = p95(engine.device)
    const row = (part: string, of: (values: readonly number[]) => number, target?: number): Figure => ({
      name: `capture to wire, ${name}, ${part}`,
      value: of(engine.total),
      unit: 'ms',
      baseline: of(page.total),
      target,
    })
    figures.push(row('p50', p50), row('p95', p95, Math.round((device + TARGET_MS) * 10) / 10), {
      name: `  of it the device's own, ${name}, p95`,
      value: device,
      unit: 'ms',
      baseline: p95(page.device),
      target: undefined,
    })
  }
  return figures
}

/**
 * Medians of the 95th percentiles of runs that alternate, since the computer's load varies: as usual, and with something
 * else beside it.
 */
export async function byTurns(
  microphone: string,
  withMore: () => Promise<Measured>,
): Promise<readonly [usual: number, more: number]> {
  const usual: number[] = []
  const more: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    usual.push(p95((await measureEngine(microphone)).total))
    more.push(p95((await withMore()).total))
  }
  return [p50(usual), p50(more)]
}

/** The engine's latency, with the page's thread idle. */
export const measureEngine = (microphone: string, keepsSound = false): Promise<Measured> =>
  measure(throughEngine(keepsSound), false, microphone)

/** Extra latency from recording the audio. */
export async function measureKeeping(): Promise<Figure[]> {
  const microphone = await noiseFile()
  const [usual, kept] = await byTurns(microphone, () => measureEngine(microphone, true))
  return [
    {
      name: 'capture to wire, page free and the sound kept as well, p95',
      value: kept,
      unit: 'ms',
      baseline: usual,
      target: Math.round((usual + KEEPING_MS) * 10) / 10,
    },
  ]
}
