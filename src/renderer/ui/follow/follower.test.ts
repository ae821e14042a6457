import { describe, expect, it } from 'vitest'
import { followedBox } from '../../../../test/support/pages/followed-box.ts'
import { endTarget } from './follow-target.ts'
import { HOLD_MS } from './follower.ts'

describe('the end of a list', () => {
  const follow = () => {
    const world = followedBox()
    world.follower.follow(endTarget(world.box))
    return world
  }

  it('is in view from the start, and when lines are added', () => {
    const { box, follower, fromEnd, news } = follow()
    expect(fromEnd()).toBe(0)
    box.rows += 1
    follower.settle()
    expect(fromEnd()).toBe(0)
    expect(news).toEqual([])
  })

  it('stays in view when the list or its rows are resized', () => {
    const { box, follower, fromEnd, news } = follow()
    for (const change of [
      { clientHeight: 120 },
      { rowHeight: 90 },
      { clientHeight: 600 },
      { rowHeight: 20 },
    ]) {
      Object.assign(box, change)
      follower.settle()
      expect(fromEnd(), JSON.stringify(change)).toBe(0)
    }
    expect(news).toEqual([])
  })

  it('is not left by scrolling without input of the reader', () => {
    const { scrollBy, fromEnd, news } = follow()
    scrollBy(-300, false)
    expect(fromEnd()).toBe(0)
    expect(news).toEqual([])
  })

  it('is left by the reader at once, and then nothing moves', async () => {
    const { box, follower, scrollBy, isReleased, news } = follow()
    scrollBy(-100)
    expect(news).toEqual([true])
    const { scrollTop } = box
    box.rows += 5
    follower.settle()
    await isReleased()
    follower.settle()
    expect(box.scrollTop).toBe(scrollTop)
  })

  it('is left for a place that stays where it is, whatever is added above it', async () => {
    const { box, follower, scrollBy, isReleased } = follow()
    const scrolled = () => follower.scrolled()
    scrollBy(-300)
    await isReleased()
    const { scrollTop } = box
    box.rows += 40
    // Rows have fractions of a pixel, which offsets do not have.
    for (let line = 0; line < 20; line += 1) {
      box.addedAbovePx += 50.25
      follower.settle()
      scrolled()
    }
    expect(Math.abs(box.scrollTop - scrollTop - 20 * 50.25)).toBeLessThan(1)
  })

  it('is left for another place by a finger that has let go while the list still moves', async () => {
    const { box, follower, scrollBy, isReleased } = follow()
    scrollBy(-300)
    await isReleased()
    scrollBy(-100, false)
    const { scrollTop } = box
    follower.settle()
    expect(box.scrollTop).toBe(scrollTop)
    box.rows += 2
    box.addedAbovePx += 100
    follower.settle()
    expect(box.scrollTop).toBe(scrollTop + 100)
  })

  it('is not left for another place by lines that come before the browser reports an earlier movement', async () => {
    const { box, follower, scrollBy, isReleased } = follow()
    scrollBy(-300)
    await isReleased()
    const { scrollTop } = box
    box.rows += 2
    box.addedAbovePx += 100
    follower.settle()
    box.rows += 1
    box.addedAbovePx += 37
    follower.scrolled()
    follower.settle()
    expect(box.scrollTop).toBe(scrollTop + 137)
  })

  it('is left for the place in view once the one before is not rendered any more', async () => {
    const { box, follower, scrollBy, isReleased } = follow()
    scrollBy(-300)
    await isReleased()
    const { scrollTop } = box
    box.isPlaceRendered = false
    box.addedAbovePx += 100
    follower.settle()
    expect(box.scrollTop).toBe(scrollTop)
  })

  it('waits while the reader holds the list, even before anything has moved', async () => {
    const { box, follower, isReleased, fromEnd, news } = follow()
    follower.hold()
    box.rows += 1
    follower.settle()
    expect(fromEnd()).toBe(50)
    await isReleased()
    expect(fromEnd()).toBe(0)
    expect(news).toEqual([])
  })

  it('is held by the reader as long as a movement continues', async () => {
    const { clock, scrollBy, follower, box, news } = follow()
    follower.hold()
    for (let step = 0; step < 10; step += 1) {
      await clock.advance(HOLD_MS - 1)
      box.scrollTop -= 3
      follower.scrolled()
    }
    expect(news).toEqual([])
    scrollBy(-3)
    expect(news).toEqual([true])
  })

  it('is not left by a very small movement', async () => {
    const { scrollBy, isReleased, fromEnd, news } = follow()
    scrollBy(-20)
    await isReleased()
    expect(fromEnd()).toBe(0)
    expect(news).toEqual([])
  })

  it('is not left by a resting finger while lines are added', async () => {
    const { box, follower, clock, isReleased, fromEnd, news } = follow()
    follower.press(true)
    for (let line = 0; line < 5; line += 1) {
      box.rows += 1
      follower.settle()
      follower.scrolled()
      await clock.advance(1000)
    }
    expect(fromEnd()).toBe(250)
    follower.press(false)
    await isReleased()
    expect(fromEnd()).toBe(0)
    expect(news).toEqual([])
  })

  it('is followed again once the reader is back, by scrolling or with the button', async () => {
    const { box, follower, scrollBy, isReleased, fromEnd, news } = follow()
    scrollBy(-200)
    scrollBy(190)
    expect(news).toEqual([true, false])
    await isReleased()
    expect(fromEnd()).toBe(0)
    scrollBy(-200)
    follower.back()
    expect(fromEnd()).toBe(0)
    expect(news).toEqual([true, false, true, false])
    box.rows += 1
    follower.settle()
    expect(fromEnd()).toBe(0)
  })

  it('is followed again when the whole list fits', () => {
    const { box, follower, scrollBy, news } = follow()
    scrollBy(-200)
    box.clientHeight = 2000
    box.scrollTop = 0
    follower.settle()
    expect(news).toEqual([true, false])
  })

  it('is disposed of with the list, and pending work is cancelled', async () => {
    const { box, follower, isReleased, fromEnd } = follow()
    follower.hold()
    box.rows += 1
    follower.dispose()
    await isReleased()
    expect(fromEnd()).toBe(50)
  })
})
