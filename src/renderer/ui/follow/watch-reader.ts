import type { Follower } from './follower.ts'

/** Keys by which a browser scrolls, or moves the focus to what it then scrolls to. */
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
 * Tells a follower what a reader does to a list, and that it was scrolled.
 *
 * @returns what ends it
 */
export function watchReader(scroller: Element, follower: Follower): () => void {
  const life = new AbortController()
  const options = { passive: true, capture: true, signal: life.signal } as const
  const on = <E extends Event>(target: EventTarget, names: readonly string[], hear: (event: E) => void) => {
    for (const name of names) target.addEventListener(name, hear as EventListener, options)
  }
  on(scroller, ['scroll'], () => follower.scrolled())
  // With Ctrl, the wheel changes the size of the text.
  on(scroller, ['wheel'], ({ ctrlKey }: WheelEvent) => !ctrlKey && follower.hold())
  on(scroller, ['keydown'], ({ key }: KeyboardEvent) => SCROLL_KEYS.has(key) && follower.hold())
  on(scroller, ['focusin'], () => follower.hold())
  on(scroller, ['touchstart', 'touchmove', 'touchend', 'touchcancel'], ({ touches }: TouchEvent) =>
    follower.press(touches.length > 0),
  )
  // The scroll bar too is the list's own. Another button opens a menu, and may never be seen to go up.
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
