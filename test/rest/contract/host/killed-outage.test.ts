import { expect, it } from 'vitest'
import { killOutages } from '../../../kill/kill-outage.ts'

it('a process that is killed while it keeps the sound of an outage loses no acknowledged chunk', async () => {
  const { acknowledged, read, isWhole } = await killOutages(5, 11)
  expect(Math.min(...acknowledged)).toBeGreaterThan(0)
  for (const [i, chunks] of read.entries()) expect(chunks).toBeGreaterThanOrEqual(acknowledged[i] ?? 0)
  expect(read.every(Number.isInteger)).toBe(true)
  expect(isWhole).toBe(true)
})
