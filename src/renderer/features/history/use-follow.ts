import { type RefObject, useEffect, useState } from 'react'
import type { VListHandle } from 'virtua'
import { useStore } from 'zustand'
import { Follower } from './follower.ts'

interface Follow {
  /** The reader has scrolled it out of view. */
  readonly isAway: boolean
  readonly back: () => void
  /** Belong to the list. */
  readonly listeners: Readonly<
    Record<'onScroll' | 'onScrollEnd' | 'onWheel' | 'onTouchMove' | 'onPointerDown' | 'onKeyDown', () => void>
  >
}

/**
 * Keeps a row in view until the reader scrolls it out of view.
 *
 * @param box what the list alone stands in
 * @param place of the row; nothing where it is none just now
 */
export function useFollow(
  list: RefObject<VListHandle | null>,
  box: RefObject<HTMLElement | null>,
  place: number | undefined,
): Follow {
  const [follower] = useState(() => new Follower())
  const isAway = useStore(follower.store, (state) => state.isAway)
  useEffect(() => {
    const handle = list.current
    const scroller = box.current?.firstElementChild
    if (place !== undefined && handle !== null && scroller != null)
      follower.show({ list: handle, scroller, place })
  }, [follower, list, box, place])
  useEffect(() => () => follower.release(), [follower])
  const look = () => follower.look()
  const release = () => follower.release()
  return {
    isAway,
    back: () => follower.back(),
    listeners: {
      onScroll: look,
      onScrollEnd: look,
      onWheel: release,
      onTouchMove: release,
      onPointerDown: release,
      onKeyDown: release,
    },
  }
}
