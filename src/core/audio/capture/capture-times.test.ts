import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../../test/support/base/random.ts'
import { CaptureClock } from './capture-clock.ts'
import { type CaptureMark, nextMark, timeOfCapture } from './capture-times.ts'

const HOUR_MS = 3_600_000
const QUANTUM_MS = 8
const BEGAN_AT = 1_700_000_000_000

interface Said {
  /** On the device's clock. */
  readonly captureMs: number
  /** In true time. */
  readonly at: number
}

/**
 * A meeting of an hour on a device whose clock is off. Samples arrive up to some milliseconds late, and
 * sometimes very late; captions arrive seconds after the speech.
 *
 * @param ppm parts in a million by which the device runs fast
 */
function hour(ppm: number) {
  const random = seededRandom(7)
  const clock = new CaptureClock()
  const marks: CaptureMark[] = []
  const waiting: (Said & { readonly comes: number })[] = []
  const errors: { at: number; live: number; shown: number }[] = []
  const said: { readonly captureMs: number; readonly told: number | undefined }[] = []
  for (let at = QUANTUM_MS; at < HOUR_MS; at += QUANTUM_MS) {
    const captureMs = at * (1 + ppm / 1e6)
    const late = random() < 0.001 ? random() * 400 : random() * 6
    clock.observe(at + late, captureMs)
    if (Math.round(at / QUANTUM_MS) % 500 === 0)
      waiting.push({ captureMs, at, comes: at + 1000 + random() * 14_000 })
    for (const caption of waiting.filter(({ comes }) => comes <= at)) {
      waiting.splice(waiting.indexOf(caption), 1)
      // As the engine does when a caption arrives.
      const mark = nextMark(marks.at(-1), caption.captureMs, BEGAN_AT + (clock.timeOf(0) ?? Number.NaN))
      if (mark !== undefined) marks.push(mark)
      const told = timeOfCapture(marks, caption.captureMs)
      said.push({ captureMs: caption.captureMs, told })
      errors.push({
        at: caption.at,
        live: Math.abs((clock.timeOf(caption.captureMs) ?? Number.NaN) - caption.at),
        shown: Math.abs((told ?? Number.NaN) - BEGAN_AT - caption.at),
      })
    }
  }
  return { errors, marks, said }
}

describe('the times of captions over an hour', () => {
  it.each([200, -200, 0])('are right to 50 ms on a device that is off by %s parts in a million', (ppm) => {
    const { errors } = hour(ppm)
    expect(errors.length).toBeGreaterThan(850)
    for (const { at, live, shown } of errors) {
      expect(live, `lag at ${at} ms`).toBeLessThanOrEqual(50)
      expect(shown, `time at ${at} ms`).toBeLessThanOrEqual(50)
    }
  })

  it('would be wrong by most of a second were the first estimate kept', () => {
    const { errors, marks } = hour(200)
    const [first] = marks
    const last = errors.at(-1)
    expect(first).toBeDefined()
    expect(Math.abs((last?.at ?? 0) * 200e-6)).toBeGreaterThan(600)
  })

  it('never change once reported', () => {
    const { marks, said } = hour(200)
    // Late captions may be before the mark that they caused.
    for (const { captureMs, told } of said)
      expect(Math.abs((timeOfCapture(marks, captureMs) ?? 0) - (told ?? 0))).toBeLessThanOrEqual(20)
  })

  it('need few marks, and only one without drift', () => {
    expect(hour(200).marks.length).toBeLessThan(100)
    expect(hour(0).marks).toHaveLength(1)
  })

  it('are not known before anything was captured', () => {
    expect(timeOfCapture([], 5)).toBeUndefined()
  })
})
