import { describe, expect, it } from 'vitest'
import { VirtualClock } from '../../../../test/support/base/virtual-clock.ts'
import { endTarget, rowTarget } from './follow-target.ts'
import { Follower, HOLD_MS } from './follower.ts'

/** A list of rows of equal height, in a box that scrolls like a browser's. */
class Box {
  clientHeight = 400
  rows = 20
  rowHeight = 50
  /** Height of what was added above the place in view. */
  addedAbovePx = 0
  isPlaceRendered = true
  #top = 0

  get scrollHeight(): number {
    return Math.max(this.clientHeight, this.rows * this.rowHeight)
  }

  get scrollTop(): number {
    return this.#top
  }

  set scrollTop(to: number) {
    this.#top = Math.max(0, Math.min(to, this.scrollHeight - this.clientHeight))
  }

  getItemOffset(row: number): number {
    return row * this.rowHeight
  }

  getItemSize(): number {
    return this.rowHeight
  }
}

function setUp() {
  const box = new Box()
  const clock = new VirtualClock()
  const news: boolean[] = []
  const follower = new Follower(
    () => box.scrollTop,
    {
      after: (ms, run) => clock.after(ms, run),
      onFrame: (run) => void clock.after(0, run),
      placeInView: () => {
        const contentPx = box.scrollTop
        const addedPx = box.addedAbovePx
        const at = () => contentPx + box.addedAbovePx - addedPx - box.scrollTop
        return { movedPx: () => (box.isPlaceRendered ? at() : undefined) }
      },
      scrollBy: (px) => {
        box.scrollTop += Math.trunc(px)
      },
    },
    (isAway) => news.push(isAway),
  )
  return {
    box,
    clock,
    follower,
    news,
    fromEnd: () => box.scrollHeight - box.clientHeight - box.scrollTop,
    /** Scrolls as the reader does, or as the browser does without input. */
    scrollBy: (px: number, isReader = true) => {
      if (isReader) follower.hold()
      box.scrollTop += px
      follower.scrolled()
    },
    isReleased: () => clock.advance(HOLD_MS),
  }
}

describe('the end of a list', () => {
  const follow = () => {
    const world = setUp()
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

describe('a row of a list', () => {
  const follow = (row: number) => {
    const world = setUp()
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
