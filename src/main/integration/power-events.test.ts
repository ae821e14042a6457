import { expect, it } from 'vitest'
import { powerMonitor } from '../../../test/doubles/electron.ts'
import { watchWaking } from './power-events.ts'

it('pages are told when the computer wakes, and not when it falls asleep', () => {
  const told: unknown[] = []
  watchWaking((...event) => told.push(event))
  powerMonitor.emit('suspend')
  expect(told).toEqual([])
  powerMonitor.emit('resume')
  expect(told).toEqual([['computer.woke', {}]])
})
