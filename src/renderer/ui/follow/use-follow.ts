import { type RefObject, useLayoutEffect, useState } from 'react'
import type { VListHandle } from 'virtua'
import { endOf, rowOf } from './follow-target.ts'
import { Follower, type FollowerPorts } from './follower.ts'
import { watchReader } from './watch-reader.ts'

export interface Follow {
  /** Whether the reader has scrolled away from the target. */
  readonly isAway: boolean
  /** Scrolls back to it. */
  readonly back: () => void
  /** Resize handler for the list and its rows. */
  readonly onResize: () => void
  /** Wheel handler for elements that float over the list and would keep the wheel from it. */
  readonly onWheel: (event: Pick<WheelEvent, 'deltaY' | 'ctrlKey'>) => void
}

const ports: FollowerPorts = {
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  onFrame: (run) => void requestAnimationFrame(run),
}

const scrollerIn = (box: RefObject<HTMLElement | null>) => box.current?.firstElementChild ?? undefined

/**
 * Keeps the end of a list in view until the reader scrolls away from it.
 *
 * @param box element that contains only the list
 * @param shown changes with every change of the content; undefined without content
 */
export function useFollowEnd(box: RefObject<HTMLElement | null>, shown: unknown): Follow {
  const [follower, follow] = useFollower(box)
  useLayoutEffect(() => {
    const scroller = scrollerIn(box)
    const isThere = shown !== undefined && scroller !== undefined
    follower.follow(isThere ? endOf(scroller) : undefined)
  }, [follower, box, shown])
  return follow
}

/**
 * Keeps a row in view, which may change, until the reader scrolls away from it.
 *
 * @param place index of the row; undefined if there is none at the moment
 */
export function useFollowRow(
  list: RefObject<VListHandle | null>,
  box: RefObject<HTMLElement | null>,
  place: number | undefined,
): Follow {
  const [follower, follow] = useFollower(box)
  useLayoutEffect(() => {
    const scroller = scrollerIn(box)
    const handle = list.current
    const isThere = place !== undefined && handle !== null && scroller !== undefined
    follower.follow(isThere ? rowOf(handle, scroller, place) : undefined)
  }, [follower, list, box, place])
  return follow
}

function useFollower(box: RefObject<HTMLElement | null>): [follower: Follower, follow: Follow] {
  const [isAway, setAway] = useState(false)
  const [follower] = useState(() => new Follower(() => scrollerIn(box)?.scrollTop ?? 0, ports, setAway))
  useLayoutEffect(() => {
    const scroller = scrollerIn(box)
    return scroller && watchReader(scroller, follower)
  }, [follower, box])
  const follow: Follow = {
    isAway,
    back: () => follower.back(),
    onResize: () => follower.settle(),
    onWheel: ({ deltaY, ctrlKey }) => {
      if (ctrlKey) return
      follower.hold()
      scrollerIn(box)?.scrollBy({ top: deltaY })
    },
  }
  return [follower, follow]
}
