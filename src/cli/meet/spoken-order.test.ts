import { describe, expect, it } from 'vitest'
import { VirtualClock } from '../../../test/support/base/virtual-clock.ts'
import { SpokenOrder } from './spoken-order.ts'

const orderOn = (clock = new VirtualClock()) => {
  const printed: string[] = []
  return { clock, printed, order: new SpokenOrder(clock, (line) => printed.push(line)) }
}

describe('lines of both sides', () => {
  it('wait for earlier words of the other side', () => {
    const { order, printed } = orderOn()
    order.update('mine', '', [], 1000)
    order.update('theirs', '', [{ startMs: 2000, line: 'theirs' }], undefined)
    expect(printed).toEqual([])
    order.update('mine', '', [{ startMs: 1000, line: 'mine' }], 3000)
    expect(printed).toEqual(['mine', 'theirs'])
  })

  it('do not wait for their own side, nor for later words', () => {
    const { order, printed } = orderOn()
    order.update('mine', 'de', [], 1000)
    order.update('theirs', '', [], 5000)
    order.update('mine', '', [{ startMs: 2000, line: 'mine' }], undefined)
    expect(printed).toEqual(['mine'])
  })

  it('do not wait for a side that has ended, nor for long', async () => {
    const { clock, order, printed } = orderOn()
    order.update('mine', '', [], 1000)
    order.update('theirs', '', [{ startMs: 2000, line: 'a' }], undefined)
    await clock.advance(2999)
    expect(printed).toEqual([])
    await clock.advance(1)
    expect(printed).toEqual(['a'])
    order.update('theirs', '', [{ startMs: 3000, line: 'b' }], undefined)
    order.end('mine')
    expect(printed).toEqual(['a', 'b'])
  })
})
