import { expect, it } from 'vitest'
import { powerMonitor } from '../../../test/doubles/electron.ts'
import { watchWaking } from './power-events.ts'

it('pages are notified when the computer wakes up, not when it goes to sleep', () => {
  const told: unknown[] = []
  watchWaking((...event) => told.push(event))
  powerMonitor.emit('suspend')
  expect(told).toEqual([])
  powerMonitor.emit('resume')
  expect(told).toEqual([['computer.woke', {}]])
})
