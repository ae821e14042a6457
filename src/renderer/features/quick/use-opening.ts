import { type RefObject, useEffect } from 'react'
import { useBridge } from '../../bridge/react.tsx'
import type { Quick } from './quick-store.ts'

/** Readies the field whenever the window is opened, and takes what it was opened with. */
export function useOpening(field: RefObject<HTMLTextAreaElement | null>, { store, actions }: Quick): void {
  const bridge = useBridge()
  useEffect(() => {
    const ready = () => {
      field.current?.focus()
      field.current?.select()
    }
    const open = async () => {
      ready()
      const { text } = store.getState()
      const offer = await bridge.invoke('quick.take', {})
      // Text that the user has begun to type is kept.
      if (!offer.ok || store.getState().text !== text) return
      actions.opened(offer.value)
      if (store.getState().text !== text) requestAnimationFrame(ready)
    }
    // A tab of a browser is opened by being looked at.
    const seen = () => document.visibilityState === 'visible' && ready()
    void open()
    document.addEventListener('visibilitychange', seen)
    const end = bridge.subscribe('quick.opened', () => void open())
    return () => {
      document.removeEventListener('visibilitychange', seen)
      end()
    }
  }, [bridge, field, store, actions])
}
