import { beforeEach, describe, expect, it } from 'vitest'
import { settle, VirtualClock } from '../../../../test/support/base/virtual-clock.ts'
import type { Side } from '../sides.ts'
import { MAX_HEAD_START_MS, startSides } from './start-sides.ts'

describe('the head start of the preferred side', () => {
  const clock = new VirtualClock()
  let decided: PromiseWithResolvers<void>
  let isOver: boolean
  beforeEach(() => {
    decided = Promise.withResolvers()
    isOver = false
    const start = (_side: Side, openAfter?: Promise<void>) => {
      const watch = async () => {
        await openAfter
        isOver = openAfter !== undefined
      }
      void watch()
      return { decided: decided.promise }
    }
    startSides('theirs', start, clock)
  })

  it('ends once its session is decided about', async () => {
    await settle()
    expect(isOver).toBe(false)
    decided.resolve()
    await settle()
    expect(isOver).toBe(true)
  })

  it('ends after some seconds, however slowly its session begins', async () => {
    await clock.advance(MAX_HEAD_START_MS - 1)
    expect(isOver).toBe(false)
    await clock.advance(1)
    expect(isOver).toBe(true)
  })
})
