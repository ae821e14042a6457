import { describe, expect, it } from 'vitest'
import { pollAgainMs, pollMs } from './polling.ts'

describe('the wait before the next question', () => {
  it('grows with every question, up to half a minute', () => {
    const waits = Array.from({ length: 12 }, (_, i) => pollMs(i + 1, undefined, 1))
    expect(waits.slice(0, 4)).toEqual([1000, 1500, 2250, 3375])
    expect(waits.toSorted((a, b) => a - b)).toEqual(waits)
    expect(waits.at(-1)).toBe(30_000)
  })

  it.each([
    [20, 10_000],
    [0, 1000],
    [3600, 60_000],
    [134_217_728, 60_000],
  ])('is half of what the service expects, within reason: %i s', (seconds, ms) => {
    expect(pollMs(5, seconds, 0)).toBe(ms)
  })

  it('differs from job to job', () => {
    expect(pollMs(3, undefined, 0)).not.toBe(pollMs(3, undefined, 1))
    expect(pollMs(3, 20, 0)).not.toBe(pollMs(3, 20, 1))
  })

  it('does not make sense of nonsense', () => {
    expect(pollMs(1, Number.NaN, 1)).toBe(1000)
    expect(pollMs(1, -5, 1)).toBe(1000)
  })

  it('is what the service asked for after a failure, or longer each time', () => {
    expect(pollAgainMs(1, 7000, 0)).toBe(7000)
    expect(pollAgainMs(1, 7000, 1)).toBe(8000)
    expect([1, 2, 3, 10].map((failures) => pollAgainMs(failures, undefined, 1))).toEqual([
      2000, 4000, 8000, 60_000,
    ])
  })
})
