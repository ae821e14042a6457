import { useEffect } from 'react'

/** Asks before the page is closed: that would end the session and lose the last words. */
export function useAskBeforeLeaving(isLive: boolean): void {
  useEffect(() => {
    if (!isLive) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isLive])
}
