import { describe, expect, it } from 'vitest'
import { gapsWithout, rangesAfter, rangesIn, rangesMs, spokenParts } from './missing-ranges.ts'

const gaps = [
  { fromMs: 1000, toMs: 5000, side: 'mine' as const },
  { fromMs: 2000, toMs: 9000, side: 'theirs' as const },
  { fromMs: 20_000, toMs: 20_000, side: 'mine' as const },
]

describe('missing speech', () => {
  it('is the part of the gaps of a side that was recorded', () => {
    expect(rangesIn(gaps, { fromMs: 3000, toMs: 30_000, side: 'mine' })).toEqual([
      { fromMs: 3000, toMs: 5000 },
    ])
    expect(rangesIn(gaps, { fromMs: 0, toMs: 30_000 })).toEqual([])
  })

  it('leaves the gaps of the other side, and the part before it, once it is known', () => {
    expect(gapsWithout(gaps, { fromMs: 3000, toMs: 30_000, side: 'mine' })).toEqual([
      { fromMs: 1000, toMs: 3000, side: 'mine' },
      gaps[1],
    ])
  })

  it('is what is left after a moment', () => {
    const ranges = [
      { fromMs: 1000, toMs: 5000 },
      { fromMs: 8000, toMs: 9000 },
    ]
    expect(rangesAfter(ranges, 4000)).toEqual([
      { fromMs: 4000, toMs: 5000 },
      { fromMs: 8000, toMs: 9000 },
    ])
    expect(rangesMs(rangesAfter(ranges, 4000))).toBe(2000)
    expect(rangesAfter(ranges, 10_000)).toEqual([])
  })

  it('is spoken with a little sound before it and the end of a sentence after it, and no sound twice', () => {
    expect(
      spokenParts([
        { fromMs: 10_000, toMs: 20_000 },
        { fromMs: 21_600, toMs: 30_000 },
        { fromMs: 60_000, toMs: 61_000 },
      ]),
    ).toEqual([
      { fromMs: 9900, toMs: 21_600 },
      { fromMs: 21_600, toMs: 32_000 },
      { fromMs: 59_900, toMs: 61_000 },
    ])
  })
})
