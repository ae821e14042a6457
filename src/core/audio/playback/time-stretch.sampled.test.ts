import { describe, expect, it } from 'vitest'
import { decodeSound } from '../../../../test/support/audio/ffmpeg.ts'
import { clipPath } from '../../../../test/support/audio/recordings.ts'
import { share } from '../../../../test/support/base/share.ts'
import { joinSamples } from '../pcm.ts'
import { catchUpSpeed, MAX_SPEED } from './catch-up.ts'
import { Ducking } from './ducking.ts'
import { PlaybackQueue } from './playback-queue.ts'
import { TimeStretch } from './time-stretch.ts'

const RATE = 24_000
const QUANTUM = 128
/** The end of a queue is not stretched: there is no audio to compare it with. */
const END = RATE

function stretch(input: Float32Array, speed: number): Float32Array {
  const queue = new PlaybackQueue()
  for (let at = 0; at < input.length; at += 480) queue.push({ samples: input.slice(at, at + 480) })
  const stretcher = new TimeStretch(RATE)
  const parts: Float32Array[] = []
  while (queue.length > END) {
    const output = new Float32Array(QUANTUM)
    stretcher.pull(queue, output, speed)
    parts.push(output)
  }
  return joinSamples(parts)
}

const tone = (hertz: number, seconds: number) =>
  Float32Array.from({ length: seconds * RATE }, (_, i) => 0.5 * Math.sin((2 * Math.PI * hertz * i) / RATE))

/** Sentences of a voice, one after the other. */
async function speech(voice: 'female' | 'male', language: 'en' | 'de'): Promise<Float32Array> {
  const ids = ['welcome', 'plan', 'question', 'search', 'bugs'] as const
  return joinSamples(
    await Promise.all(ids.map((id) => decodeSound(['-i', clipPath(id, language, voice)], RATE))),
  )
}

const WINDOW = Math.round(RATE * 0.04)

/** Pitch in hertz of a voiced stretch, with sub-sample precision; undefined without a clear pitch. */
function pitchAt(samples: Float32Array, at: number): number | undefined {
  const like = (lag: number): number => {
    let product = 0
    let here = 1e-9
    let there = 1e-9
    for (let i = at; i < at + WINDOW; i += 1) {
      const a = samples[i] ?? 0
      const b = samples[i + lag] ?? 0
      product += a * b
      here += a * a
      there += b * b
    }
    return here < WINDOW * 1e-4 ? 0 : product / Math.sqrt(here * there)
  }
  const most = Math.round(RATE / 70)
  const likes = Array.from({ length: most + 2 }, (_, lag) => (lag < RATE / 400 ? 0 : like(lag)))
  const best = Math.max(...likes)
  if (best < 0.9) return undefined
  // The first peak that is nearly the best: a multiple of a period fits as well as the period.
  const lag = likes.findIndex(
    (value, i) => value > best * 0.97 && value >= (likes[i - 1] ?? 0) && value >= (likes[i + 1] ?? 0),
  )
  if (lag <= 0) return undefined
  const [left = 0, peak = 0, right = 0] = likes.slice(lag - 1, lag + 2)
  const curve = left - 2 * peak + right
  return RATE / (lag + (curve === 0 ? 0 : (left - right) / (2 * curve)))
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

function pitches(samples: Float32Array): number[] {
  const found: number[] = []
  for (let at = 0; at + 2 * WINDOW < samples.length; at += 2 * WINDOW) {
    const pitch = pitchAt(samples, at)
    if (pitch !== undefined) found.push(pitch)
  }
  return found
}

/** Pitch of each voiced stretch of the faster speech, relative to the original at the same place. */
function pitchChanges(before: Float32Array, after: Float32Array, speed: number): number[] {
  const changes: number[] = []
  for (let at = 0; at + 2 * WINDOW < after.length; at += WINDOW / 2) {
    const then = pitchAt(before, Math.round(at * speed))
    const now = pitchAt(after, at)
    if (then !== undefined && now !== undefined) changes.push(now / then)
  }
  return changes
}

/** How sharply a curve bends: a click bends it more than speech does. */
function sharpest(samples: Float32Array, from: number, to: number): number {
  let most = 0
  for (let i = Math.max(2, from); i < Math.min(to, samples.length); i += 1) {
    const bend = (samples[i] ?? 0) - 2 * (samples[i - 1] ?? 0) + (samples[i - 2] ?? 0)
    most = Math.max(most, Math.abs(bend))
  }
  return most
}

describe('speech that is played faster', () => {
  it('is not changed by a single sample at speed 1', async () => {
    const input = await speech('female', 'en')
    const output = stretch(input, 1)
    expect(output).toEqual(input.slice(0, output.length))
  })

  it.each(share([1.05, 1.1, MAX_SPEED], 1))('is exactly as much shorter: %s times', async (speed) => {
    const input = await speech('male', 'de')
    const output = stretch(input, speed)
    const played = input.length - END
    // Over some twenty seconds, to within the one stretch that is left out at a time.
    expect(Math.abs(output.length * speed - played)).toBeLessThan(RATE * 0.03)
  })

  const speakers = [
    ['female', 'en'],
    ['male', 'en'],
    ['female', 'de'],
    ['male', 'de'],
  ] as const

  it.each(share(speakers, 1))('keeps its pitch within a hundredth: %s, %s', async (voice, language) => {
    const input = await speech(voice, language)
    const output = stretch(input, MAX_SPEED)
    const changes = pitchChanges(input, output, MAX_SPEED)
    expect(changes.length).toBeGreaterThan(80)
    expect(Math.abs(median(changes) - 1)).toBeLessThan(0.01)
    expect(Math.abs(median(pitches(output)) / median(pitches(input.slice(0, -END))) - 1)).toBeLessThan(0.01)
  })

  it.each([110, 220, 440])('keeps a tone of %s Hz within a thousandth', (hertz) => {
    const found = pitches(stretch(tone(hertz, 5), MAX_SPEED))
    expect(found.length).toBeGreaterThan(40)
    expect(Math.abs(median(found) - median(pitches(tone(hertz, 5)))) / hertz).toBeLessThan(0.001)
  })

  it.each(share(['female', 'male'] as const, 1))('does not click: %s', async (voice) => {
    const input = await speech(voice, 'en')
    const output = stretch(input, MAX_SPEED)
    const block = Math.round(RATE * 0.005)
    const around = Math.round(RATE * 0.06)
    for (let at = 0; at + block < output.length; at += block) {
      const there = Math.round(at * MAX_SPEED)
      const before = sharpest(input, there - around, there + block + around)
      expect(sharpest(output, at, at + block), `at ${at / RATE} s`).toBeLessThanOrEqual(before * 1.1 + 1e-4)
    }
  })

  it('plays the end of the queue unchanged, and silence after it', () => {
    const queue = new PlaybackQueue()
    queue.push({ samples: new Float32Array(100).fill(0.5) })
    const output = new Float32Array(QUANTUM)
    expect(new TimeStretch(RATE).pull(queue, output, MAX_SPEED)).toBe(100)
    expect([output[99], output[100]]).toEqual([0.5, 0])
  })

  it('still knows which segment is being spoken', () => {
    const queue = new PlaybackQueue()
    for (const fromMs of [1, 2, 3])
      queue.push({ samples: tone(200, 2), segment: { captured: { fromMs, toMs: fromMs } } })
    const stretcher = new TimeStretch(RATE)
    const begun: [number | undefined, number][] = []
    for (let played = 0; queue.length > 0; played += QUANTUM) {
      stretcher.pull(queue, new Float32Array(QUANTUM), MAX_SPEED)
      const fromMs = queue.segment?.captured?.fromMs
      if (begun.at(-1)?.[0] !== fromMs) begun.push([fromMs, played / RATE])
    }
    expect(begun.map(([segment]) => segment)).toEqual([1, 2, 3, undefined])
    expect(begun[1]?.[1]).toBeCloseTo(2 / MAX_SPEED, 1)
    expect(begun[2]?.[1]).toBeCloseTo(4 / MAX_SPEED, 1)
  })
})

describe('catching up', () => {
  it('ignores a single sentence, speeds up gently, and stays below noticeable speeds', () => {
    expect([0, 4999, 5000].map(catchUpSpeed)).toEqual([1, 1, 1])
    expect(catchUpSpeed(7500)).toBeCloseTo(1.075)
    expect([10_000, 60_000].map(catchUpSpeed)).toEqual([MAX_SPEED, MAX_SPEED])
  })
})

describe('the voice underneath', () => {
  it('goes down at once and without a step, stays down through pauses, and comes back slowly', () => {
    const ducking = new Ducking(RATE)
    const during = (seconds: number, isSpeaking: boolean) => {
      const gains = new Float32Array(seconds * RATE)
      ducking.write(gains, isSpeaking)
      return gains
    }
    expect(during(0.1, false).every((gain) => gain === 1)).toBe(true)
    const down = during(0.1, true)
    expect(down.at(-1)).toBeCloseTo(0.2)
    expect(during(0.4, false).every((gain) => Math.abs(gain - 0.2) < 1e-6)).toBe(true)
    const up = during(1, false)
    expect(up.at(-1)).toBe(1)
    for (const gains of [down, up])
      for (let i = 1; i < gains.length; i += 1)
        expect(Math.abs((gains[i] ?? 0) - (gains[i - 1] ?? 0))).toBeLessThan(0.001)
  })
})
