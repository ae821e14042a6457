import { beforeEach, expect, it } from 'vitest'
import { powerMonitor } from '../../../test/doubles/electron.ts'
import { isPrevented } from '../../../test/doubles/electron-events.ts'
import { watchShutdown, watchWaking } from './power-events.ts'

beforeEach(() => void powerMonitor.removeAllListeners())

it.each([
  ['linux', 1],
  ['darwin', 0],
  ['win32', 0],
] as const)(
  'a shutdown waits for the end of the app where nothing else asks it to quit: %s',
  (platform, calls) => {
    let quits = 0
    watchShutdown(platform, () => (quits += 1))
    expect([isPrevented(powerMonitor, 'shutdown'), quits]).toEqual([calls === 1, calls])
  },
)

it('pages are notified when the computer wakes up, not when it goes to sleep', () => {
  const told: unknown[] = []
  watchWaking((...event) => told.push(event))
  powerMonitor.emit('suspend')
  expect(told).toEqual([])
  powerMonitor.emit('resume')
  expect(told).toEqual([['computer.woke', {}]])
})
