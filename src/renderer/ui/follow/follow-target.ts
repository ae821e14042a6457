import type { VListHandle } from 'virtua'
import type { FollowTarget, ReadingPlace } from './follower.ts'

/** Maximum distance in pixels that counts as being at the end. */
const NEAR_PX = 32

export type ScrollBox = Pick<Element, 'scrollTop' | 'scrollHeight' | 'clientHeight'>

/** Distance from the upper edge of what is written: captions fade there. */
const WRITTEN_PX = 120

/**
 * The end of a list to which lines are added.
 *
 * @param writtenAt distance of text that the reader is writing in the list from its upper edge, if there is any, in
 * pixels: it stays in view while the others move on
 */
export function endTarget(
  box: ScrollBox,
  writtenAt: () => number | undefined = () => undefined,
): FollowTarget {
  const isNear = () => box.scrollHeight - box.clientHeight - box.scrollTop <= NEAR_PX
  return {
    isInView: isNear,
    // Lines that were added in the meantime do not count as scrolling by the reader.
    isLeft: (heldFrom) => heldFrom - box.scrollTop > NEAR_PX && !isNear(),
    bringIntoView: () => {
      const written = writtenAt()
      const highest = written === undefined ? box.scrollHeight : box.scrollTop + written - WRITTEN_PX
      box.scrollTop = Math.min(box.scrollHeight, Math.max(0, highest))
    },
  }
}

type RowSizes = Pick<VListHandle, 'getItemOffset' | 'getItemSize'>

/** One row of a list. */
export function rowTarget(list: RowSizes, box: ScrollBox, place: number): FollowTarget {
  /** Edges of the row, relative to the visible part. */
  const edges = () => {
    const from = list.getItemOffset(place) - box.scrollTop
    return { from, to: from + list.getItemSize(place) }
  }
  const isInView = () => {
    const { from, to } = edges()
    return to > 0 && from < box.clientHeight
  }
  return {
    isInView,
    isLeft: () => !isInView(),
    bringIntoView: () => {
      const { from, to } = edges()
      if (from >= 0 && to <= box.clientHeight) return
      box.scrollTop += (from + to - box.clientHeight) / 2
    },
  }
}

/**
 * The row in the middle of a list, or the text that the reader is writing: what is added above it pushes up what is above,
 * and what is added below it pushes down what is below.
 */
export function placeInView(scroller: Element, written: Element | undefined): ReadingPlace | undefined {
  const edge = () => scroller.getBoundingClientRect().top
  const middle = edge() + scroller.clientHeight / 2
  const rows = [...scroller.querySelectorAll('article')]
  const row = written ?? rows.find((each) => each.getBoundingClientRect().bottom > middle) ?? rows.at(-1)
  if (row === undefined) return undefined
  const topPx = () => row.getBoundingClientRect().top - edge()
  const wasPx = topPx()
  return { movedPx: () => (row.isConnected ? topPx() - wasPx : undefined) }
}
