import { expect, it } from 'vitest'
import { forecast } from './forecast.ts'

const period = { start: '2026-11-01T00:00:00Z', end: '2026-12-01T00:00:00Z' }
const day = (date: number) => Date.UTC(2026, 10, date)

it('extrapolates the usage so far', () => {
  expect(forecast({ used: 1000, limit: 10_000 }, period, day(11))).toEqual({
    total: 3000,
    usedUpAt: undefined,
  })
  expect(forecast({ used: 1000, limit: null }, period, day(11))).toEqual({ total: 3000, usedUpAt: undefined })
})

it('states when the allowance will be used up', () => {
  expect(forecast({ used: 1000, limit: 2000 }, period, day(11))).toEqual({ total: 3000, usedUpAt: day(21) })
})

it('gives no forecast too early, without usage, or for another period', () => {
  const allowance = { used: 1000, limit: 2000 }
  expect(forecast(allowance, period, day(1) + 3_600_000)).toBeUndefined()
  expect(forecast({ ...allowance, used: 0 }, period, day(11))).toBeUndefined()
  expect(forecast(allowance, period, Date.UTC(2026, 11, 2))).toBeUndefined()
})

it('gives no forecast for an allowance that is used up', () => {
  expect(forecast({ used: 2000, limit: 2000 }, period, day(11))?.usedUpAt).toBeUndefined()
})
