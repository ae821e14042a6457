import { useEffect, useEffectEvent } from 'react'
import { useHoldPointer } from '../../queries/host-queries.ts'

/**
 * Keeps the pointer while it is over the buttons of a locked window. Windows and macOS tell the page where the pointer is
 * although clicks go through; Linux does not.
 */
export function useHeldPointer(isLocked: boolean): void {
  const hold = useHoldPointer()
  const send = useEffectEvent((isHeld: boolean) => void hold.run({ isHeld }))
  useEffect(() => {
    if (!isLocked) return undefined
    let isHeld = false
    const change = (next: boolean) => {
      if (next !== isHeld) send(next)
      isHeld = next
    }
    const move = ({ target }: PointerEvent) =>
      change(target instanceof Element && target.closest('[role=toolbar]') !== null)
    const leave = () => change(false)
    const { documentElement: page } = document
    page.addEventListener('pointermove', move)
    page.addEventListener('pointerleave', leave)
    return () => {
      page.removeEventListener('pointermove', move)
      page.removeEventListener('pointerleave', leave)
    }
  }, [isLocked])
}
