import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../../test/support/base/random.ts'
import { type Echo, type EchoStream, EchoWatch, echoStreams } from './echo-watch.ts'
import { BANDS, EnvelopeReader, LEVEL_MS, LEVEL_RATE, SILENCE_DB } from './envelope.ts'

const BATCH = 25
const BATCH_MS = BATCH * LEVEL_MS
/** 2026, so that positions on the clock are as large as in use. */
const BEGAN_MS = 1_790_000_000_000

type Levels = Partial<Record<EchoStream, Float32Array>>

/** Levels of syllables at random. */
function syllables(seed: number, seconds: number): Float32Array {
  const random = seededRandom(seed)
  const levels = new Float32Array(seconds * LEVEL_RATE * BANDS)
  let at = 0
  while (at < levels.length) {
    const length = (6 + Math.floor(16 * random())) * BANDS
    const db = random() < 0.3 ? -60 : -35 + 20 * random()
    levels.fill(db, at, at + length)
    at += length
  }
  return levels
}

/** The same levels later, and silence before. */
function later(levels: Float32Array, ms: number): Float32Array {
  const moved = new Float32Array(levels.length).fill(SILENCE_DB)
  const by = (ms / LEVEL_MS) * BANDS
  moved.set(levels.subarray(0, levels.length - by), by)
  return moved
}

/** Echoes at the end of each second. A stream without levels is silent. */
function watched(
  levels: Levels,
  seconds: number,
  arrivesAt: (ms: number) => number = (ms) => ms,
): (readonly Echo[])[] {
  const watch = new EchoWatch()
  const history: (readonly Echo[])[] = []
  for (let i = 0; i < (seconds * 1000) / BATCH_MS; i += 1) {
    const nowMs = BEGAN_MS + (i + 1) * BATCH_MS
    const from = i * BATCH * BANDS
    for (const stream of echoStreams) {
      const batch = levels[stream]?.slice(from, from + BATCH * BANDS)
      watch.push(stream, batch ?? new Float32Array(BATCH * BANDS).fill(SILENCE_DB), arrivesAt(nowMs))
    }
    const found = watch.check(nowMs)
    if (((i + 1) * BATCH_MS) % 1000 === 0) history.push(found)
  }
  return history
}

const SECONDS = 12
const voice = syllables(1, SECONDS)

describe('EchoWatch', () => {
  it.each<[Echo['type'], EchoStream, EchoStream, number]>([
    ['far-return', 'sent', 'meeting', 600],
    ['far-return', 'microphone', 'meeting', 5000],
    ['loudspeaker', 'meeting', 'microphone', 60],
    ['loudspeaker', 'played', 'microphone', 600],
    ['own-speech', 'sent', 'meeting', 20],
    ['own-speech', 'played', 'meeting', 590],
    ['own-speech', 'microphone', 'meeting', 60],
    ['same-device', 'microphone', 'meeting', 0],
    ['routing-loop', 'meeting', 'microphone', 40],
    ['routing-loop', 'sent', 'microphone', 20],
  ])('names %s: %s in %s after %i ms', (type, from, to, lagMs) => {
    const found = watched({ [from]: voice, [to]: later(voice, lagMs) }, SECONDS).at(-1)
    expect(found?.map((echo) => echo.type)).toContain(type)
    const echo = found?.find((each) => each.type === type)
    expect(echo).toMatchObject({ lagMs, from, to })
    expect(echo?.sinceMs).toBeGreaterThan(BEGAN_MS)
  })

  it('finds nothing in different speech, or in silence', () => {
    expect(watched({ microphone: voice, meeting: syllables(2, SECONDS) }, SECONDS).at(-1)).toEqual([])
    expect(watched({ microphone: voice }, SECONDS).at(-1)).toEqual([])
    expect(watched({}, SECONDS).at(-1)).toEqual([])
  })

  it('takes an echo back when speech no longer returns, and not while nobody speaks', () => {
    const seconds = 40
    const meeting = syllables(3, seconds)
    // Ten seconds of echo, ten of silence, and then speech that does not return.
    const silence = [10 * LEVEL_RATE * BANDS, 20 * LEVEL_RATE * BANDS] as const
    meeting.fill(SILENCE_DB, ...silence)
    const microphone = later(meeting, 100).fill(SILENCE_DB, silence[1])
    const found = watched({ meeting, microphone }, seconds).map((echoes) => echoes.map(({ type }) => type))
    expect(found[9]).toEqual(['loudspeaker'])
    expect(found[19]).toEqual(['loudspeaker'])
    expect(found.at(-1)).toEqual([])
  })

  it('finds an echo although batches arrive late and at irregular times', () => {
    const random = seededRandom(4)
    const found = watched(
      { meeting: voice, microphone: later(voice, 100) },
      SECONDS,
      (ms) => ms + 120 * random(),
    )
    expect(found.at(-1)).toMatchObject([{ type: 'loudspeaker' }])
  })
})

describe('EnvelopeReader', () => {
  it.each([8000, 16_000, 44_100, 48_000])(
    'measures a hundred levels a second of samples at %i Hz',
    (rate) => {
      const batches: Float32Array[] = []
      const reader = new EnvelopeReader(rate, (batch) => batches.push(batch))
      // A tone in the low band, in messages of any length.
      const tone = Float32Array.from({ length: 2 * rate }, (_, i) => Math.sin((2 * Math.PI * 500 * i) / rate))
      for (let at = 0; at < tone.length; at += 128) reader.push(tone.subarray(at, at + 128))
      expect(batches).toHaveLength((2 * LEVEL_RATE) / BATCH)
      const [low = 0, high = 0] = batches.at(-1) ?? []
      expect(low).toBeGreaterThan(-6)
      expect(low).toBeLessThan(-2)
      expect(high).toBeLessThan(low - 3)
    },
  )

  it('measures silence as the lowest level, and ignores hum', () => {
    const batches: Float32Array[] = []
    const reader = new EnvelopeReader(8000, (batch) => batches.push(batch))
    reader.push(new Float32Array(2000))
    expect([...new Set(batches[0])]).toEqual([SILENCE_DB])
    reader.push(Float32Array.from({ length: 8000 }, (_, i) => Math.sin((2 * Math.PI * 50 * i) / 8000)))
    expect(Math.max(...(batches.at(-1) ?? []))).toBeLessThan(-9)
  })
})
