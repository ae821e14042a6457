import { expect, it } from 'vitest'
import { killHost } from '../../../kill/kill-host.ts'

it('killing a host or a page loses no acknowledged data and corrupts no file', async () => {
  const report = await killHost(4, 7)
  expect(report).toMatchObject({ kills: 4, missing: [], broken: [], isWhole: true })
  expect(report.acknowledged).toBeGreaterThan(0)
  expect(report.soundAcknowledged).toBeGreaterThan(0)
}, 120_000)
