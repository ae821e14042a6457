import type { Follower } from './follower.ts'

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
export function watchReader(scroller: Element, follower: Follower): () => void {
  const life = new AbortController()
  const options = { passive: true, capture: true, signal: life.signal } as const
  const on = <E extends Event>(target: EventTarget, names: readonly string[], hear: (event: E) => void) => {
    for (const name of names) target.addEventListener(name, hear as EventListener, options)
  }
  on(scroller, ['scroll'], () => follower.scrolled())
  // With Ctrl, the wheel changes the text size.
  on(scroller, ['wheel'], ({ ctrlKey }: WheelEvent) => !ctrlKey && follower.hold())
  on(scroller, ['keydown'], ({ key }: KeyboardEvent) => SCROLL_KEYS.has(key) && follower.hold())
  on(scroller, ['focusin'], () => follower.hold())
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
