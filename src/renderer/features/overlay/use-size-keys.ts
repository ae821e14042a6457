import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { pageKeys } from '../../../core/product/shortcuts/page-keys.ts'
import { OVERLAY_SIZE } from '../../../core/settings/captions-schema.ts'
import { windowKeys } from '../../shared/window-keys.ts'
import { resized } from './overlay-look.ts'

/** Distance that a wheel turns for one step: a notch of most mice. */
const WHEEL_STEP = 100

/** Changes the size of captions by the wheel over an element, and by the keys of its window. */
export function useSizeKeys(
  element: RefObject<HTMLElement | null>,
  size: number,
  onSize: (size: number) => void,
): void {
  const resize = useEffectEvent((steps: number) => onSize(resized(size, steps)))
  const reset = useEffectEvent(() => onSize(OVERLAY_SIZE.defaults))
  useLayoutEffect(() => {
    const node = element.current
    const view = node?.ownerDocument.defaultView
    if (node === null || view === null || view === undefined) return undefined
    let turned = 0
    const turn = (event: WheelEvent) => {
      // React's listeners are passive, so that the browser would zoom the page.
      event.preventDefault()
      turned += event.deltaY
      const steps = Math.trunc(turned / WHEEL_STEP)
      turned -= steps * WHEEL_STEP
      if (steps !== 0) resize(-steps)
    }
    node.addEventListener('wheel', turn, { passive: false })
    const quietly = (act: () => void) => (event: KeyboardEvent) => {
      event.preventDefault()
      act()
    }
    const endKeys = windowKeys(view, {
      [pageKeys.smaller]: quietly(() => resize(-1)),
      [pageKeys.larger]: quietly(() => resize(1)),
      '$mod+=': quietly(() => resize(1)),
      [pageKeys.defaultSize]: quietly(reset),
    })
    return () => {
      node.removeEventListener('wheel', turn)
      endKeys()
    }
  }, [element])
}
