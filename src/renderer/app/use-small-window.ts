import { useEffect, useState } from 'react'
import { SMALL_WINDOW } from '../shared/small-window.ts'
import { openSmallWindow } from './picture-window.ts'

interface SmallWindow {
  readonly isOpen: boolean
  /** Opens and closes it. Must follow a user gesture. */
  readonly toggle: () => void
}

/**
 * The small window with the page of captions, for browsers that keep no window above others. It is isolated from this
 * page, which therefore knows it by its messages and its lock; that holds for one opened before a reload too.
 */
export function useSmallWindow(isUsed: boolean): SmallWindow {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (!isUsed) return undefined
    const channel = new BroadcastChannel(SMALL_WINDOW)
    channel.onmessage = ({ data }) => {
      if (data !== 'open') return
      setIsOpen(true)
      // Granted once no window holds it.
      void navigator.locks.request(SMALL_WINDOW, () => setIsOpen(false))
    }
    channel.postMessage('hello')
    return () => channel.close()
  }, [isUsed])
  return {
    isOpen,
    toggle: () => {
      if (!isOpen) return openSmallWindow()
      const channel = new BroadcastChannel(SMALL_WINDOW)
      channel.postMessage('close')
      channel.close()
    },
  }
}
