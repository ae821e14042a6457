import { describe, expect, it } from 'vitest'
import { Timeline } from './timeline.ts'

describe('a timeline', () => {
  const withGap = () => {
    const timeline = new Timeline()
    timeline.anchor(0, 0)
    timeline.anchor(5000, 12_000)
    return timeline
  }

  it('maps stream times to capture times on both sides of a gap', () => {
    expect([4500, 5000, 6000].map((ms) => withGap().toCaptureStartMs(ms))).toEqual([4500, 12_000, 13_000])
    expect([0, 4500, 6000].map((ms) => withGap().toCaptureEndMs(ms))).toEqual([0, 4500, 13_000])
  })

  it('does not stretch a segment that ends at a gap across it', () => {
    expect(withGap().toCaptureEndMs(5000)).toBe(5000)
  })

  it('assigns a word that begins slightly early to the time after omitted silence', () => {
    expect(withGap().toCaptureStartMs(4990, 6000)).toBe(11_990)
    expect(withGap().toCaptureStartMs(4000, 6000)).toBe(4000)
    expect(withGap().toCaptureStartMs(4800, 4990)).toBe(4800)
  })

  it('assigns a word that begins in the silence before resent sound to that sound, however early', () => {
    const timeline = new Timeline()
    timeline.anchor(0, 0)
    timeline.anchor(10_000, 3000, 7500)
    timeline.correct(7500, 2000)
    expect(timeline.toCapture(7550, 8200)).toEqual({ fromMs: 2550, toMs: 3200 })
    expect(timeline.toCapture(7400, 7900)).toEqual({ fromMs: 7400, toMs: 7900 })
  })

  it('assigns a word that ends slightly late to the time before', () => {
    expect(withGap().toCaptureEndMs(5010, 4000)).toBe(5010)
    expect(withGap().toCaptureEndMs(5400, 4000)).toBe(12_400)
    expect(withGap().toCaptureEndMs(5100, 4950)).toBe(12_100)
  })

  it('forgets anchors from minutes ago, and none that a service may still refer to', () => {
    const timeline = withGap()
    timeline.anchor(20_000, 40_000)
    timeline.anchor(310_000, 400_000)
    expect(timeline.toCaptureStartMs(15_000)).toBe(22_000)
    // Times before the first remaining anchor are counted back from it.
    expect(timeline.toCaptureStartMs(4500)).toBe(11_500)
  })

  it('counts from zero until an anchor is set, and again in a new session', () => {
    const timeline = withGap()
    timeline.reset()
    timeline.anchor(0, 20_000)
    expect(timeline.toCaptureStartMs(300)).toBe(20_300)
    expect(new Timeline().toCaptureStartMs(300)).toBe(300)
  })
})
