import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '../../scripts/commands.ts'
import { toS16le } from '../../src/core/audio/pcm.ts'
import type { Captured } from '../harness/capture-probe.ts'
import { MICROPHONE_RATE, writeWav } from '../support/audio/recordings.ts'
import { seededRandom } from '../support/base/random.ts'
import { type HarnessPage, openHarness } from '../support/pages/harness-browser.ts'
import { onAudioClock } from './audio-clock.ts'
import { type Figure, p50, p95 } from './figures.ts'
import { type Arrival, VoicePeer } from './voice-peer.ts'

const CHUNK_MS = 100
const SECONDS = 20
const TARGET_MS = 25
/** What keeping the sound may add. */
const KEEPING_MS = 2
const KEEPING_ROUNDS = 5
const BUSY_MS = 400
const EVERY_MS = 500

/** What one run measured, in milliseconds for each chunk. */
interface Measured {
  /** Arrival at the peer minus the moment of the chunk's last sample on the audio clock. */
  readonly total: readonly number[]
  /** The same for the moment at which the audio thread got that sample: what the device alone takes. */
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

/** Noise, so that every chunk is found in what was captured at one place only. */
async function noiseFile(): Promise<string> {
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
    if (isBlocked)
      await page.evaluate(
        ([busy, every]) => {
          globalThis.harness.blockPage(busy, every)
        },
        [BUSY_MS, EVERY_MS] as const,
      )
    await pause(SECONDS * 1000)
    const arrivals = [...peer.arrivals]
    return match(arrivals, await page.evaluate(() => globalThis.harness.takeCaptured()))
  } finally {
    await close()
    await peer.close()
  }
}

/** Bytes that are looked for: 32 samples of noise are at one place only. */
const SIGNATURE_BYTES = 64

/** Finds every chunk in what the probe saw, and with it the moments of its last sample. */
function match(arrivals: readonly Arrival[], captured: Captured): Measured {
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
  if (total.length < (SECONDS * 1000) / CHUNK_MS / 2)
    throw new Error(`only ${total.length} chunks were matched`)
  return { total, device }
}

/**
 * From the moment of a chunk's last sample on the audio clock to its arrival at the peer, with the page's thread
 * free and blocked 80 % of the time: through the engine's worker, and through the page's thread as the baseline.
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
 * What keeping the sound adds: runs with and without it in turn, since one computer is not equally busy all the time,
 * and the median of their 95th percentiles.
 */
export async function measureKeeping(): Promise<Figure[]> {
  const microphone = await noiseFile()
  const plain: number[] = []
  const kept: number[] = []
  for (let round = 0; round < KEEPING_ROUNDS; round += 1) {
    plain.push(p95((await measure(throughEngine(false), false, microphone)).total))
    kept.push(p95((await measure(throughEngine(true), false, microphone)).total))
  }
  return [
    {
      name: 'capture to wire, page free and the sound kept as well, p95',
      value: p50(kept),
      unit: 'ms',
      baseline: p50(plain),
      target: Math.round((p50(plain) + KEEPING_MS) * 10) / 10,
    },
  ]
}
