import { type RefObject, useEffect } from 'react'

/**
 * Ctrl and the wheel over an element. React listens passively, where the browser would zoom the page as well.
 *
 * @param onZoom steps, up to make it larger
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
