import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import type { AudioFrame } from '../../../../src/core/audio/capture/capture-port.ts'
import { silentLog } from '../../../../src/core/base/log.ts'
import { voiceConfigSchema } from '../../../../src/core/voice/config.ts'
import type { TranscriptUpdate } from '../../../../src/core/voice/receiving/transcript.ts'
import { type Gap, INEXACT_MS } from '../../../../src/core/voice/sending/sending-gaps.ts'
import { VoiceSession } from '../../../../src/core/voice/session/voice-session.ts'
import { seededRandom } from '../../../support/base/random.ts'
import { VirtualClock } from '../../../support/base/virtual-clock.ts'
import { CountingService, FrameNumbers } from '../../../support/service/counting-service.ts'

const LIMIT_MS = 180_000
const FRAME_MS = 250
/** Frames beside known words that may be theirs. */
const NEAR = Math.floor(INEXACT_MS / FRAME_MS)
const HOUR_MS = 3_600_000
const HOURS = 12
const OUTAGES = 50
const AWAY = { leastMs: 500, mostMs: 40_000 }
/** Outages fall into the first minutes of each hour, so that a link lives long enough to be handed over. */
const OUTAGES_UNTIL_MS = 4 * 60_000
/** Speech lasts until `untilMs` of each hour and resumes at `fromMs`; in between the microphone is muted. */
const SPEECH = { untilMs: 8 * 60_000, fromMs: 53 * 60_000 }
/** Length of a syllable: sound that does not vary is taken for noise. */
const SYLLABLE_MS = 180
const TRUE_MS = 50
const KEPT_MS = 30_000
const MAX_GROWTH = 3_000_000

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
function heapBytes(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

/** Generates microphone input: sentences of 1.5 to 6 s and pauses, with background noise. */
class Speaker {
  readonly #random: () => number
  #isSpeaking = false
  #untilMs = 0

  constructor(random: () => number) {
    this.#random = random
  }

  /** @returns a frame, and whether there is speech in it */
  frame(atMs: number): { readonly samples: Float32Array<ArrayBuffer>; readonly isSpeech: boolean } {
    const samples = new Float32Array(FRAME_MS)
    const inHour = atMs % HOUR_MS
    if (inHour >= SPEECH.untilMs && inHour < SPEECH.fromMs) {
      this.#isSpeaking = false
      return { samples, isSpeech: false }
    }
    if (atMs >= this.#untilMs) {
      this.#isSpeaking = !this.#isSpeaking
      this.#untilMs =
        atMs + (this.#isSpeaking ? 1500 : 1000) + this.#random() * (this.#isSpeaking ? 4500 : 2000)
    }
    for (let i = 0; i < samples.length; i += 1) {
      const isSyllable = this.#isSpeaking && i < SYLLABLE_MS
      samples[i] = (i % 2 === 0 ? 1 : -1) * (isSyllable ? 0.3 : 0.0005)
    }
    return { samples, isSpeech: this.#isSpeaking }
  }
}

/**
 * Checks a transcript: how often each frame occurs, how far it is from its true time, and whether the order is right.
 */
class Told {
  readonly counts = new Uint8Array((HOURS * HOUR_MS) / FRAME_MS)
  /** Periods whose translation never came. */
  readonly missing: Gap[] = []
  farthestMs = 0
  backwardsMs = 0
  #endMs = 0

  take({ concluded, unfinished = [] }: TranscriptUpdate): void {
    for (const { text, startTime, endTime } of [...concluded, ...unfinished]) {
      if (text === '') {
        this.missing.push({ fromMs: startTime, toMs: endTime })
        continue
      }
      const frames = text.trim().split(' ').map(Number)
      for (const frame of frames) this.counts[frame] = (this.counts[frame] ?? 0) + 1
      const trueMs = { start: (frames[0] ?? 0) * FRAME_MS, end: ((frames.at(-1) ?? 0) + 1) * FRAME_MS }
      this.farthestMs = Math.max(
        this.farthestMs,
        Math.abs(startTime - trueMs.start),
        Math.abs(endTime - trueMs.end),
      )
      this.backwardsMs = Math.max(this.backwardsMs, this.#endMs - startTime)
      this.#endMs = endTime
    }
  }
}

it('a session of twelve hours, with hourly hand-overs and 50 outages, keeps its words, times and memory size', {
  timeout: LIMIT_MS,
}, async () => {
  const random = seededRandom(12)
  const clock = new VirtualClock()
  const service = new CountingService(clock, () => 30 + Math.round(random() * 300))
  const numbers = new FrameNumbers()
  const told = { source: new Told(), de: new Told() }
  let onFrame: (frame: AudioFrame) => void = () => undefined
  const session = new VoiceSession(
    {
      tickets: service.tickets,
      openSocket: service.openSocket,
      openEncoder: () => Promise.resolve(numbers.openEncoder()),
      capture: {
        start: (take) => {
          onFrame = take
        },
        stop: () => undefined,
      },
      clock,
      random,
      log: silentLog,
    },
    {
      state: () => undefined,
      transcript: (update) => (update.target === undefined ? told.source : told.de).take(update),
      speech: () => undefined,
    },
  )
  for (let i = 0; i < OUTAGES; i += 1) {
    const atMs = (i % HOURS) * HOUR_MS + random() * OUTAGES_UNTIL_MS
    const forMs = AWAY.leastMs + random() ** 3 * (AWAY.mostMs - AWAY.leastMs)
    clock.after(atMs, () => service.outage(forMs))
  }
  session.start(voiceConfigSchema.parse({ targetLanguages: ['de'], messageFormat: 'json' }))
  const speaker = new Speaker(random)
  const spoken: number[] = []
  let mostHeldMs = 0
  let heapAfterAnHour = 0
  for (let frame = 0; frame < told.source.counts.length; frame += 1) {
    const startMs = frame * FRAME_MS
    if (startMs === HOUR_MS) heapAfterAnHour = heapBytes()
    const { samples, isSpeech } = speaker.frame(startMs)
    if (isSpeech) {
      spoken.push(frame)
      numbers.number(samples, frame)
    }
    await clock.advance(FRAME_MS)
    onFrame({ samples, startMs, durationMs: FRAME_MS })
    mostHeldMs = Math.max(mostHeldMs, session.heldMs)
  }
  const growth = heapBytes() - heapAfterAnHour
  session.stop()
  await clock.advance(60_000)

  expect(service.breaches).toEqual([])
  expect(service.handOvers).toBeGreaterThanOrEqual(HOURS - 1)
  expect(mostHeldMs).toBeLessThanOrEqual(KEPT_MS)
  const isIn = (gaps: readonly Gap[], frame: number) =>
    gaps.some(({ fromMs, toMs }) => fromMs < (frame + 1) * FRAME_MS && toMs > frame * FRAME_MS)
  for (const { counts, missing, farthestMs, backwardsMs } of Object.values(told)) {
    const isMarked = (frame: number) => isIn([...session.gaps, ...missing], frame)
    expect(spoken.filter((frame) => (counts[frame] ?? 0) > 1)).toEqual([])
    // Times of words are not more exact.
    const isOfWords = (frame: number) =>
      counts.slice(frame - NEAR, frame + NEAR + 1).some((count) => count > 0)
    expect(spoken.filter((frame) => counts[frame] === 0 && !isMarked(frame) && !isOfWords(frame))).toEqual([])
    expect(farthestMs).toBeLessThanOrEqual(TRUE_MS)
    expect(backwardsMs).toBeLessThanOrEqual(1)
  }
  expect(growth).toBeLessThan(MAX_GROWTH)
})
