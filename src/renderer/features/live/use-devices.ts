import { useEffect, useState } from 'react'
import { type AudioDevices, listAudioDevices, watchAudioDevices } from '../../engine/microphone.ts'

const NONE: AudioDevices = { microphones: [], speakers: [] }

/**
 * The microphones and speakers that are there now.
 *
 * @param isOpen whether a microphone is open: only once it was allowed do browsers tell the names
 */
export function useDevices(isOpen: boolean): AudioDevices {
  const [devices, setDevices] = useState(NONE)
  useEffect(() => {
    let isCurrent = true
    const refresh = async () => {
      const listed = await listAudioDevices()
      if (isCurrent) setDevices(listed.ok ? listed.value : NONE)
    }
    void refresh()
    // The permission settles some time after the click that asked for it.
    const later = isOpen ? setTimeout(() => void refresh(), 1500) : undefined
    const end = watchAudioDevices(() => void refresh())
    return () => {
      isCurrent = false
      clearTimeout(later)
      end()
    }
  }, [isOpen])
  return devices
}
