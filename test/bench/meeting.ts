import { setTimeout as pause } from 'node:timers/promises'
import { type Side, sides } from '../../src/core/voice/sides.ts'
import { type HarnessPage, openHarness } from '../support/pages/harness-browser.ts'
import { type Figure, p95 } from './figures.ts'
import { sized } from './size.ts'
import { block, CHUNK_MS, match, noiseFile } from './wire/capture-to-wire.ts'
import { VoicePeer } from './wire/voice-peer.ts'

/** Speech from before the links opened leaves late and is not measured. */
const SETTLED_MS = sized(3000, 1500)
const SECONDS = sized(8, 2)
const ROUNDS = sized(2, 1)
/** Maximum latency of a side, as a multiple of that of one session. */
const TARGET = 1.2
/** Interval of empty answers: a link that sends speech and receives nothing would be replaced. */
const ANSWER_EVERY_MS = 1000
const ANSWER = { source_transcript_update: { concluded: [], tentative: [] } }

/** Target language of each side, by which its peer is found. */
const targets: Readonly<Record<Side, string>> = { mine: 'de', theirs: 'fr' }

/**
 * Latencies of the chunks of a session from the audio thread to its peer, in milliseconds, by side. The device's own 4
 * to 15 ms are chance: they depend on when it was opened.
 */
type Latencies = ReadonlyMap<Side, readonly number[]>

/** Runs a session for each of the sides at once, in one page, measured for echoes if there are two. */
async function measure(running: readonly Side[], isBlocked: boolean, microphone: string): Promise<Latencies> {
  const peers = await Promise.all(running.map(async (side) => ({ side, peer: await VoicePeer.listen() })))
  const admit = async (_call: string, input: unknown) => {
    const asked = JSON.stringify((input as { targetLanguages?: readonly string[] }).targetLanguages)
    const found = peers.find(({ side }) => asked === JSON.stringify([targets[side]]))
    if (found === undefined) throw new Error('a link was replaced')
    return found.peer.admit()
  }
  const sources = peers.map(({ peer }) => peer.address.slice(0, -1))
  const { page, close } = await openHarness(microphone, sources, admit)
  const answering = setInterval(() => {
    for (const { peer } of peers) peer.send(ANSWER)
  }, ANSWER_EVERY_MS)
  try {
    await page.evaluate(() => globalThis.harness.probeCapture())
    for (const side of running) await startSide(page, side, running.length > 1)
    if (isBlocked) await block(page)
    await pause(SETTLED_MS)
    const settled = peers.map(({ peer }) => peer.arrivals.length)
    await pause(SECONDS * 1000)
    const arrivals = peers.map(({ peer }, at) => peer.arrivals.slice(settled[at]))
    const latencies = new Map<Side, readonly number[]>()
    for (const [at, side] of running.entries()) {
      const captured = await page.evaluate((place) => globalThis.harness.takeCaptured(place), at)
      const { total, device } = match(arrivals[at] ?? [], captured, SECONDS)
      latencies.set(
        side,
        total.map((ms, chunk) => ms - (device[chunk] ?? 0)),
      )
    }
    return latencies
  } finally {
    clearInterval(answering)
    await close()
    await Promise.all(peers.map(({ peer }) => peer.close()))
  }
}

const startSide = (page: HarnessPage['page'], side: Side, isMeasured: boolean): Promise<void> =>
  page.evaluate(
    async ([target, chunkMs, measures]) => {
      const session = await globalThis.harness.start({ targetLanguages: [target] }, chunkMs)
      if (measures) globalThis.harness.measure(session)
    },
    [targets[side], CHUNK_MS, isMeasured] as const,
  )

/**
 * Latency from capture to the wire, beyond the device, of two sessions at once, beside that of one. Rounds of both alternate, since the
 * computer's load varies, and the chunks of all rounds count.
 */
export async function measureMeeting(): Promise<Figure[]> {
  const microphone = await noiseFile()
  const figures: Figure[] = []
  for (const isBlocked of [false, true]) {
    const one: number[] = []
    const both = { mine: [] as number[], theirs: [] as number[] }
    for (let round = 0; round < ROUNDS; round += 1) {
      one.push(...((await measure(['mine'], isBlocked, microphone)).get('mine') ?? []))
      const measured = await measure(sides, isBlocked, microphone)
      for (const side of sides) both[side].push(...(measured.get(side) ?? []))
    }
    for (const side of sides)
      figures.push({
        name: `capture to wire of two directions, beyond the device, page ${isBlocked ? 'blocked 400 of 500 ms' : 'free'}, ${side}, p95`,
        value: p95(both[side]),
        unit: 'ms',
        baseline: p95(one),
        target: Math.round(p95(one) * TARGET * 10) / 10,
      })
  }
  return figures
}
