import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type MergedPlace, mergedOrder } from './merged-order.ts'

const sideWith = (starts: readonly number[], sinceMs = 0) => ({
  length: starts.length,
  startAt: (index: number) => (starts[index] ?? 0) + sinceMs,
})
const shown = (mine: readonly number[], theirs: readonly number[], theirsSinceMs = 0) => ({
  mine: sideWith(mine),
  theirs: sideWith(theirs, theirsSinceMs),
})
const names = (places: readonly MergedPlace[]) => places.map(({ side, index }) => `${side} ${index}`)

describe('the merged captions of a meeting', () => {
  it('are in the order in which they were spoken, on a clock that both sides share', () => {
    expect(names(mergedOrder([], shown([0, 4000], [1000, 5000])))).toEqual([
      'mine 0',
      'theirs 0',
      'mine 1',
      'theirs 1',
    ])
    expect(names(mergedOrder([], shown([0, 4000], [1000], 4000)))).toEqual(['mine 0', 'mine 1', 'theirs 0'])
  })

  it('keep their places: what appears late is inserted, and a changed start moves nothing', () => {
    const first = mergedOrder([], shown([0, 4000], []))
    const late = mergedOrder(first, shown([0, 4000], [1000]))
    expect(names(late)).toEqual(['mine 0', 'theirs 0', 'mine 1'])
    const moved = shown([0, 4000], [6000])
    expect(mergedOrder(late, moved)).toBe(late)
  })

  it('stay where they are while a tentative caption is gone for a moment', () => {
    const first = mergedOrder([], shown([0, 4000, 8000], [1000]))
    const without = mergedOrder(first, shown([0, 4000], [6000]))
    expect(names(without)).toEqual(['mine 0', 'theirs 0', 'mine 1'])
    const again = mergedOrder(without, shown([0, 4000, 8000], [6000]))
    expect(names(again)).toEqual(names(first))
    expect(mergedOrder(again, shown([], []))).toEqual([])
  })

  it('find their places with few comparisons, however many there are at once', () => {
    const starts = Array.from({ length: 5000 }, (_, index) => index * 1000)
    let asked = 0
    const side = (sinceMs: number) => ({
      length: starts.length,
      startAt: (index: number) => {
        asked += 1
        return (starts[index] ?? 0) + sinceMs
      },
    })
    expect(mergedOrder([], { mine: side(0), theirs: side(500) })).toHaveLength(2 * starts.length)
    expect(asked).toBeLessThan(20 * starts.length)
  })

  it('have every caption once, each side in its own order, however they arrive', () => {
    const starts = fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 12 })
    fc.assert(
      fc.property(starts, starts, fc.array(fc.nat(3), { maxLength: 12 }), (mine, theirs, steps) => {
        let order: readonly MergedPlace[] = []
        let [m, t] = [0, 0]
        for (const step of [...steps, 12]) {
          m += step
          t += 12 - step > 9 ? 1 : 12
          order = mergedOrder(order, shown(mine.slice(0, m), theirs.slice(0, t)))
        }
        for (const [name, all] of [
          ['mine', mine],
          ['theirs', theirs],
        ] as const) {
          const indexes = order.filter((place) => place.side === name).map(({ index }) => index)
          expect(indexes).toEqual(all.map((_, index) => index))
        }
      }),
    )
  })
})
