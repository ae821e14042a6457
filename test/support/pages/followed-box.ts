import { Follower, HOLD_MS } from '../../../src/renderer/ui/follow/follower.ts'
import { VirtualClock } from '../base/virtual-clock.ts'

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

/** A follower of such a list, with nothing to follow yet. */
export function followedBox() {
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
