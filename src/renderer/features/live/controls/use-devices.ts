import { useEffect, useState } from 'react'
import { followAudioDevices, NO_DEVICES } from '../../../engine/capture/microphone.ts'

/** Time for the permission to take effect after it was granted. */
const SETTLED_MS = 1500

/**
 * The available microphones and speakers.
 *
 * @param isOpen whether a microphone is open: browsers reveal names only with the permission
 */
export function useDevices(isOpen: boolean) {
  const [devices, setDevices] = useState(NO_DEVICES)
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(isOpen), isOpen ? SETTLED_MS : 0)
    return () => clearTimeout(timer)
  }, [isOpen])
  // Requested again once the permission has taken effect.
  // oxlint-disable-next-line react/exhaustive-deps -- it is what makes the effect run again
  useEffect(() => followAudioDevices(setDevices), [isOpen, isSettled])
  return devices
}
