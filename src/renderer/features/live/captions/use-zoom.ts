import { type RefObject, useEffect } from 'react'

/**
 * Handles Ctrl and the mouse wheel over an element. React's wheel listeners are passive, so they could not keep
 * the browser from zooming the page.
 *
 * @param onZoom called with the number of steps; positive to enlarge
 */
export function useZoom(element: RefObject<HTMLElement | null>, onZoom: (steps: number) => void): void {
  useEffect(() => {
    const node = element.current
    const zoom = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      onZoom(-Math.sign(event.deltaY))
    }
    node?.addEventListener('wheel', zoom, { passive: false })
    return () => node?.removeEventListener('wheel', zoom)
  }, [element, onZoom])
}
