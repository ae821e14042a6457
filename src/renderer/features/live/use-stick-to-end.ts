import { type RefObject, useEffect, useRef, useState } from 'react'
import type { VListHandle } from 'virtua'

/** So near to the end counts as being there. */
const NEAR_PX = 32

interface StickToEnd {
  /** Lines that came while the reader was elsewhere. */
  readonly unseen: number
  readonly isAway: boolean
  readonly onScroll: () => void
  readonly backToNow: () => void
}

/**
 * Keeps the newest line in view until the reader scrolls up; then nothing moves.
 *
 * @param items a new array with every change of what is shown
 */
export function useStickToEnd(list: RefObject<VListHandle | null>, items: readonly unknown[]): StickToEnd {
  const { length } = items
  const [seen, setSeen] = useState<number | undefined>(undefined)
  const isAway = seen !== undefined
  // Scrolling by program also brings scroll events: only what the reader does may leave the end.
  const isFollowing = useRef(false)

  useEffect(() => {
    if (isAway || items.length === 0) return
    isFollowing.current = true
    list.current?.scrollToIndex(items.length - 1, { align: 'end' })
    const settled = requestAnimationFrame(() => {
      isFollowing.current = false
    })
    return () => cancelAnimationFrame(settled)
  }, [list, items, isAway])

  const onScroll = () => {
    const handle = list.current
    if (handle === null || isFollowing.current) return
    const fromEnd = handle.scrollSize - handle.viewportSize - handle.scrollOffset
    if (fromEnd <= NEAR_PX) setSeen(undefined)
    else setSeen((before) => before ?? length)
  }

  return {
    unseen: Math.max(0, length - (seen ?? length)),
    isAway,
    onScroll,
    backToNow: () => setSeen(undefined),
  }
}
