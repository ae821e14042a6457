import { useEffect } from 'react'

/** The end of the page would be the end of the session, and of what was said last. */
export function useAskBeforeLeaving(isLive: boolean): void {
  useEffect(() => {
    if (!isLive) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isLive])
}
