import { useEffect, useState } from 'react'

/** Longer than the interval of a double click. */
const GUARD_MS = 1000

/**
 * Whether a press on Start is unintended: Start replaces Stop, and another session would open the microphone
 * again.
 */
export function useStartGuard(isBusy: boolean): boolean {
  const [wasBusy, setWasBusy] = useState(isBusy)
  const [isGuarded, setGuarded] = useState(false)
  if (wasBusy !== isBusy) {
    setWasBusy(isBusy)
    setGuarded(!isBusy)
  }
  useEffect(() => {
    if (!isGuarded) return undefined
    const timer = setTimeout(() => setGuarded(false), GUARD_MS)
    return () => clearTimeout(timer)
  }, [isGuarded])
  return isGuarded
}
