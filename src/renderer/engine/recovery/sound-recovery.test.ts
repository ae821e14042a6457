import { beforeEach, describe, expect, it } from 'vitest'
import { VirtualClock } from '../../../../test/support/base/virtual-clock.ts'
import type { SoundReconnection } from '../../../core/product/sound-devices/sound-devices-calls.ts'
import { type SoundPart, SoundRecovery } from './sound-recovery.ts'

/** A part whose device is there or not, and how often it was asked to get it. */
interface TestPart extends SoundPart {
  hasDevice: boolean
  /** Whether each attempt could have taken another device. */
  readonly attempts: boolean[]
}

const newPart = (): TestPart => {
  const part: TestPart = {
    hasDevice: true,
    attempts: [],
    restore: async (isLate) => {
      part.attempts.push(isLate)
      return part.hasDevice
    },
  }
  return part
}

describe('the recovery of sound', () => {
  let clock: VirtualClock
  /** Whether the browser lists devices. */
  let isListed: boolean
  let answer: SoundReconnection
  let asked: number
  let changed: () => void
  let watchers: number
  let interruptions: boolean[]
  let recovery: SoundRecovery
  let part: TestPart
  let leave: () => void

  beforeEach(() => {
    clock = new VirtualClock()
    isListed = true
    answer = 'no-server'
    asked = 0
    watchers = 0
    interruptions = []
    recovery = new SoundRecovery({
      clock,
      random: () => 0.5,
      hasDevices: async () => isListed,
      reconnect: async () => {
        asked += 1
        return answer
      },
      watch: (listener) => {
        changed = listener
        watchers += 1
        return () => {
          watchers -= 1
        }
      },
    })
    recovery.follow((isInterrupted) => interruptions.push(isInterrupted))
    part = newPart()
    leave = recovery.join(part)
  })

  const lose = async () => {
    part.hasDevice = false
    recovery.lost(part)
    await clock.advance(0)
  }

  it('connects the browser once the server is back, and gets every device again', async () => {
    const unaware = newPart()
    recovery.join(unaware)
    isListed = false
    await lose()
    expect(interruptions).toEqual([true])
    await clock.advance(30_000)
    expect(part.attempts).toEqual([])
    answer = 'reconnected'
    await clock.advance(500)
    ;[isListed, part.hasDevice] = [true, true]
    await clock.advance(500)
    expect(interruptions).toEqual([true, false])
    expect([part.attempts, unaware.attempts]).toEqual([[false], [false]])
    const before = asked
    await clock.advance(60_000)
    expect(asked).toBe(before)
  })

  it('connects nothing where there are other devices, and takes one of them at once', async () => {
    await lose()
    expect(part.attempts).toEqual([true])
    part.hasDevice = true
    await clock.advance(1000)
    expect(part.attempts.length).toBeGreaterThan(1)
    expect([asked, interruptions]).toEqual([0, []])
  })

  it('waits for the devices of a server that has just started before it takes another one', async () => {
    ;[isListed, answer] = [false, 'reconnected']
    await lose()
    isListed = true
    await clock.advance(1000)
    expect(part.attempts.length).toBeGreaterThan(2)
    expect(part.attempts).not.toContain(true)
    expect(interruptions).toEqual([true])
    await clock.advance(10_000)
    expect(part.attempts.at(-1)).toBe(true)
    expect(interruptions).toEqual([true, false])
  })

  it('tries to open a device where nobody can connect the browser', async () => {
    ;[isListed, answer] = [false, 'unsupported']
    await lose()
    expect(part.attempts).toEqual([true])
    expect(interruptions).toEqual([])
  })

  it('tries at once when devices have changed', async () => {
    isListed = false
    await lose()
    await clock.advance(20_000)
    ;[isListed, part.hasDevice] = [true, true]
    changed()
    await clock.advance(0)
    expect(part.attempts).toHaveLength(1)
  })

  it('does not try twice at a time', async () => {
    let running = 0
    const most: number[] = []
    part.restore = async () => {
      running += 1
      most.push(running)
      await Promise.resolve()
      running -= 1
      return false
    }
    await lose()
    for (let i = 0; i < 10; i += 1) changed()
    await clock.advance(5000)
    expect(Math.max(...most)).toBe(1)
  })

  it('goes on with the other devices while one stays away', async () => {
    const other = newPart()
    recovery.join(other)
    await lose()
    other.hasDevice = false
    recovery.lost(other)
    other.hasDevice = true
    await clock.advance(1000)
    const { length } = other.attempts
    await clock.advance(10_000)
    expect(other.attempts).toHaveLength(length)
    expect(part.attempts.length).toBeGreaterThan(length)
  })

  it('ends with the session', async () => {
    isListed = false
    await lose()
    leave()
    expect(interruptions).toEqual([true, false])
    const before = asked
    await clock.advance(60_000)
    expect([asked, watchers]).toEqual([before, 0])
    recovery.lost(part)
    await clock.advance(1000)
    expect(asked).toBe(before)
  })

  it('gives up after a quarter of an hour, until devices change', async () => {
    isListed = false
    await lose()
    for (let i = 0; i < 1500; i += 1) await clock.advance(1000)
    const before = asked
    expect(interruptions).toEqual([true, false])
    await clock.advance(600_000)
    expect(asked).toBe(before)
    ;[isListed, part.hasDevice] = [true, true]
    changed()
    await clock.advance(0)
    expect(part.attempts).toHaveLength(1)
  })

  it('tells a session that begins meanwhile', async () => {
    isListed = false
    await lose()
    const told: boolean[] = []
    recovery.follow((isInterrupted) => told.push(isInterrupted))
    expect(told).toEqual([true])
  })

  it('connects the browser before a session, if it is cut off', async () => {
    expect(await recovery.connect()).toBe(false)
    isListed = false
    expect(await recovery.connect()).toBe(false)
    answer = 'reconnected'
    const connected = recovery.connect()
    await clock.advance(250)
    isListed = true
    await clock.advance(250)
    expect(await connected).toBe(true)
  })

  it('goes on with the others, and again, when a part fails', async () => {
    let fails = 0
    const failing: SoundPart = {
      restore: async () => {
        fails += 1
        if (fails === 1) throw new Error('closed')
        return true
      },
    }
    recovery.join(failing)
    recovery.lost(failing)
    await clock.advance(1000)
    expect(fails).toBe(2)
    recovery.lost(part)
    await clock.advance(1000)
    expect(part.attempts.length).toBeGreaterThan(0)
  })

  it('connects once for two sessions that start together', async () => {
    isListed = false
    answer = 'reconnected'
    const both = Promise.all([recovery.connect(), recovery.connect()])
    await clock.advance(50)
    isListed = true
    await clock.advance(1000)
    expect(await both).toEqual([true, true])
    expect(asked).toBe(1)
  })
})
