import { expect, it } from 'vitest'
import { OneTimeKeys } from './one-time-keys.ts'

it('keeps the newest hundred unused keys', () => {
  const keys = new OneTimeKeys(() => 0)
  const issued = Array.from({ length: 101 }, () => keys.issue())
  expect(issued.map((key) => keys.redeem(key))).toEqual(issued.map((_, index) => index > 0))
})
