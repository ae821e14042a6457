import { describe, expect, it } from 'vitest'
import { daysIn, lastDays, MAX_DAYS, rangeProblemOf } from './days.ts'

describe('a range of days', () => {
  it.each([
    ['2026-11-21T00:30:00+02:00', '2026-10-22', '2026-11-20'],
    ['2026-12-01T00:00:00Z', '2026-11-02', '2026-12-01'],
    ['2024-03-01T12:00:00Z', '2024-02-01', '2024-03-01'],
  ])('defaults at %s to the last 30 days of the service’s calendar', (now, from, to) => {
    expect(lastDays(new Date(now))).toEqual({ from, to })
    expect(daysIn({ from, to })).toHaveLength(30)
  })

  it.each([
    ['2026-11-01', '2026-11-01', undefined],
    ['2026-11-02', '2026-11-01', 'reversed'],
    ['', '2026-11-01', 'missing'],
    ['2026-11-01', '', 'missing'],
    ['2024-01-01', '2024-12-31', undefined],
    ['2024-01-01', '2025-01-01', 'tooLong'],
    ['0002-01-01', '2026-01-01', 'tooLong'],
  ])('from %j to %j: %s', (from, to, problem) => {
    expect(rangeProblemOf({ from, to })).toBe(problem)
  })

  it('has every day once, across the end of February and clock changes', () => {
    expect(daysIn({ from: '2024-02-28', to: '2024-03-01' })).toEqual([
      '2024-02-28',
      '2024-02-29',
      '2024-03-01',
    ])
    const year = daysIn({ from: '2024-01-01', to: '2024-12-31' })
    expect(year).toHaveLength(MAX_DAYS)
    expect(new Set(year).size).toBe(MAX_DAYS)
  })
})
