import { type RefObject, useLayoutEffect, useState } from 'react'
import type { VListHandle } from 'virtua'
import { endTarget, placeInView, rowTarget } from './follow-target.ts'
import { Follower, type FollowerPorts } from './follower.ts'

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

const timing: Pick<FollowerPorts, 'after' | 'onFrame'> = {
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  onFrame: (run) => void requestAnimationFrame(run),
}

const portsOf = (box: RefObject<HTMLElement | null>): FollowerPorts => ({
  ...timing,
  placeInView: () => {
    const scroller = scrollerIn(box)
    return scroller && placeInView(scroller, writtenIn(scroller))
  },
  scrollBy: (px) => scrollerIn(box)?.scrollBy({ top: px, behavior: 'instant' }),
})

const scrollerIn = (box: RefObject<HTMLElement | null>) => box.current?.firstElementChild ?? undefined

/** The text that somebody is writing in a list. */
function writtenIn(scroller: Element): Element | undefined {
  const written = document.activeElement
  const isHere = written instanceof HTMLElement && written.isContentEditable && scroller.contains(written)
  return isHere ? written : undefined
}

/** Distance of what somebody is writing from the upper edge of a list. */
function writtenAt(scroller: Element): number | undefined {
  const written = writtenIn(scroller)
  return written && written.getBoundingClientRect().top - scroller.getBoundingClientRect().top
}

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
    follower.follow(isThere ? endTarget(scroller, () => writtenAt(scroller)) : undefined)
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
    follower.follow(isThere ? rowTarget(handle, scroller, place) : undefined)
  }, [follower, list, box, place])
  return follow
}

function useFollower(box: RefObject<HTMLElement | null>): [follower: Follower, follow: Follow] {
  const [isAway, setAway] = useState(false)
  const [follower] = useState(
    () => new Follower(() => scrollerIn(box)?.scrollTop ?? 0, portsOf(box), setAway),
  )
  useLayoutEffect(() => {
    const scroller = scrollerIn(box)
    if (scroller === undefined) return undefined
    return watchReader(scroller, follower)
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

/** Keys with which a browser scrolls, or moves the focus and then scrolls to it. */
const SCROLL_KEYS: ReadonlySet<string> = new Set([
  'ArrowUp',
  'ArrowDown',
  'PageUp',
  'PageDown',
  'Home',
  'End',
  ' ',
  'Tab',
])

/**
 * Reports the reader's input and all scrolling of a list to a follower.
 *
 * @returns a function that stops reporting
 */
function watchReader(scroller: Element, follower: Follower): () => void {
  const life = new AbortController()
  const options = { passive: true, capture: true, signal: life.signal } as const
  const on = <E extends Event>(target: EventTarget, names: readonly string[], hear: (event: E) => void) => {
    for (const name of names) target.addEventListener(name, hear as EventListener, options)
  }
  on(scroller, ['scroll'], () => follower.scrolled())
  // With Ctrl, the wheel changes the text size.
  on(scroller, ['wheel'], ({ ctrlKey }: WheelEvent) => !ctrlKey && follower.hold())
  on(scroller, ['keydown'], ({ key }: KeyboardEvent) => SCROLL_KEYS.has(key) && follower.hold())
  // The browser scrolls to what gets the focus in the list. The list itself gets it without the reader, as when a
  // notice that had it goes.
  on(scroller, ['focusin'], ({ target }: Event) => target !== scroller && follower.hold())
  on(scroller, ['touchstart', 'touchmove', 'touchend', 'touchcancel'], ({ touches }: TouchEvent) =>
    follower.press(touches.length > 0),
  )
  // Includes the list's own scroll bar. Other buttons open a menu, and their release may not be reported.
  on(scroller, ['pointerdown'], ({ button, pointerType }: PointerEvent) => {
    if (button === 0 && pointerType !== 'touch') follower.press(true)
  })
  on(window, ['pointerup', 'pointercancel'], ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') follower.press(false)
  })
  return () => {
    life.abort()
    follower.dispose()
  }
}
