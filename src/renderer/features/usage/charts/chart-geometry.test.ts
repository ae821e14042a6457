import { describe, expect, it } from 'vitest'
import { chartOf, roundUp } from './chart-geometry.ts'

describe('the top of a chart', () => {
  it.each([
    [0, 1],
    [0.2, 1],
    [1, 1],
    [1.1, 2],
    [4, 5],
    [5, 5],
    [6, 10],
    [10, 10],
    [11, 20],
    [99_999, 100_000],
    [100_000, 100_000],
    [230_000, 500_000],
  ])('for %d is %d', (value, top) => {
    expect(roundUp(value)).toBe(top)
  })
})

describe('the bars of a chart', () => {
  it('are side by side in order, with the heights of their values', () => {
    const { bars, top, slot } = chartOf([0, 5, 10])
    expect(top).toBe(10)
    expect(slot).toBeCloseTo(1 / 3)
    expect(bars.map(({ height }) => height)).toEqual([0, 0.5, 1])
    for (const { x, y, width, height } of bars) {
      expect(y + height).toBeCloseTo(1)
      expect(width).toBeLessThan(slot)
      expect(x + width).toBeLessThanOrEqual(1)
    }
    expect(bars[1]!.x - bars[0]!.x).toBeCloseTo(slot)
  })

  it('are visible for every value above 0', () => {
    const { bars } = chartOf([1, 1_000_000])
    expect(bars[0]?.height).toBe(0.01)
  })

  it('are none without values', () => {
    expect(chartOf([])).toEqual({ top: 1, slot: 1, bars: [] })
  })
})
