import { expect, it } from 'vitest'
import { killDeletion } from '../../../kill/kill-deletion.ts'
import { killHost } from '../../../kill/kill-host.ts'

it('killing a host or a page loses no acknowledged data and corrupts no file', async () => {
  const report = await killHost(4, 7)
  expect(report).toMatchObject({ kills: 4, missing: [], broken: [], isWhole: true })
  expect(report.acknowledged).toBeGreaterThan(0)
  expect(report.soundAcknowledged).toBeGreaterThan(0)
}, 120_000)

it('a host that is killed while it deletes all data completes that at its next start, or has not begun', async () => {
  const { before, during, after, wrong } = await killDeletion(4, 7)
  expect(wrong).toEqual([])
  expect(before + during + after).toBe(4)
}, 120_000)
