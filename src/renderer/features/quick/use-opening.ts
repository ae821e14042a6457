import { type RefObject, useEffect } from 'react'
import { useBridge } from '../../bridge/react.tsx'
import type { Quick } from './quick-store.ts'

/** Focuses the field whenever the window is opened, and inserts the text with which it was opened. */
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
      // Text that the user has typed in the meantime is kept.
      if (!offer.ok || store.getState().text !== text) return
      actions.opened(offer.value)
      if (store.getState().text !== text) requestAnimationFrame(ready)
    }
    // In a browser, becoming visible counts as being opened.
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
