import { describe, expect, it } from 'vitest'
import { barOf } from './bars.ts'

describe('the bar of an allowance', () => {
  it.each([
    [
      { used: 0, limit: 100 },
      { fraction: 0, isFull: false, isBlocked: false },
    ],
    [
      { used: 25, limit: 100 },
      { fraction: 0.25, isFull: false, isBlocked: false },
    ],
    [
      { used: 99, limit: 100 },
      { fraction: 0.99, isFull: false, isBlocked: false },
    ],
    [
      { used: 100, limit: 100 },
      { fraction: 1, isFull: true, isBlocked: false },
    ],
    [
      { used: 250, limit: 100 },
      { fraction: 1, isFull: true, isBlocked: false },
    ],
    [
      { used: 0, limit: 0 },
      { fraction: 1, isFull: true, isBlocked: true },
    ],
    [{ used: 9 }, { fraction: undefined, isFull: false, isBlocked: false }],
    [
      { used: 9, limit: null },
      { fraction: undefined, isFull: false, isBlocked: false },
    ],
  ])('of %j is %j', (allowance, bar) => {
    expect(barOf(allowance)).toEqual(bar)
  })
})
