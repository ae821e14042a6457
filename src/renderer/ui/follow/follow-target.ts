import type { VListHandle } from 'virtua'
import type { FollowTarget } from './follower.ts'

/** Maximum distance in pixels that counts as being at the end. */
const NEAR_PX = 32

export type ScrollBox = Pick<Element, 'scrollTop' | 'scrollHeight' | 'clientHeight'>

/** The end of a list to which lines are added. */
export function endOf(box: ScrollBox): FollowTarget {
  const isNear = () => box.scrollHeight - box.clientHeight - box.scrollTop <= NEAR_PX
  return {
    isInView: isNear,
    // Lines that were added in the meantime do not count as scrolling by the reader.
    isLeft: (heldFrom) => heldFrom - box.scrollTop > NEAR_PX && !isNear(),
    bringIntoView: () => {
      box.scrollTop = box.scrollHeight
    },
  }
}

type RowSizes = Pick<VListHandle, 'getItemOffset' | 'getItemSize'>

/** One row of a list. */
export function rowOf(list: RowSizes, box: ScrollBox, place: number): FollowTarget {
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
