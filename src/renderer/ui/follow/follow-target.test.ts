import { describe, expect, it } from 'vitest'
import { followedBox } from '../../../../test/support/pages/followed-box.ts'
import { rowTarget } from './follow-target.ts'

describe('a row of a list', () => {
  const follow = (row: number) => {
    const world = followedBox()
    const show = (place: number) => world.follower.follow(rowTarget(world.box, world.box, place))
    show(row)
    return { ...world, show }
  }

  it('is centred if it is out of view, and stays in place while it is in view', () => {
    const { box, show } = follow(0)
    expect(box.scrollTop).toBe(0)
    show(7)
    expect(box.scrollTop).toBe(0)
    show(10)
    expect(box.scrollTop).toBe(325)
  })

  it('is brought back when the rows above it turn out to be larger', () => {
    const { box, follower } = follow(10)
    box.rowHeight = 90
    follower.settle()
    expect(box.getItemOffset(10) - box.scrollTop).toBe((400 - 90) / 2)
  })

  it('is left when the reader scrolls it out of view, and followed again either way', async () => {
    const { box, scrollBy, show, isReleased, news } = follow(10)
    scrollBy(-100)
    expect(news).toEqual([])
    scrollBy(-225)
    expect(news).toEqual([true])
    await isReleased()
    show(11)
    expect(box.scrollTop).toBe(0)
    scrollBy(325)
    expect(news).toEqual([true, false])
    await isReleased()
    scrollBy(-325)
    show(2)
    expect(news).toEqual([true, false, true, false])
  })

  it('may be undefined for a while, and nothing moves', () => {
    const { box, follower, scrollBy, news } = follow(10)
    scrollBy(-325)
    follower.follow(undefined)
    follower.settle()
    expect(news).toEqual([true])
    follower.back()
    expect(news).toEqual([true, false])
    expect(box.scrollTop).toBe(0)
  })
})
