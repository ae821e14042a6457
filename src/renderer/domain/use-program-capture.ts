import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AppError } from '../../core/base/errors.ts'
import type { Result } from '../../core/base/result.ts'
import type { Settings } from '../../core/settings/settings.ts'
import { isProgramSound } from '../../core/sound-devices/own-devices.ts'
import { useCaptureProgram, usePrograms, useSoundDevices } from '../data/sound-devices.ts'

type AudioSettings = Settings['audio']

interface ProgramCaptureOptions {
  readonly audio: AudioSettings
  /**
   * Whether to list the programs at once. Else `list` does, unless a device was chosen: a page needs fewer calls until it
   * can be used, and no sound server is started for those who do not need it.
   */
  readonly isListed: boolean
  /** Finds a microphone that was just created. */
  readonly findMicrophone: (label: string) => Promise<Result<{ readonly id: string; readonly label: string }>>
  readonly onChange: (change: Pick<AudioSettings, 'systemDevice' | 'systemDeviceName'>) => void
}

/** The programs whose sound can be captured, and the choice of one of them as the system audio. */
export function useProgramCapture({ audio, isListed, findMicrophone, onChange }: ProgramCaptureOptions) {
  const [isWanted, setWanted] = useState(isListed || audio.systemDevice !== '')
  const { data } = useSoundDevices({}, { enabled: isWanted })
  const isSupported = data?.isSupported === true
  const listed = usePrograms({}, { enabled: isSupported && isWanted })
  const capturing = useCaptureProgram()
  const [deviceError, setDeviceError] = useState<AppError>()
  const attempts = useRef(0)
  const capture = data?.capture
  const captured = capture?.type === 'on' ? capture : undefined
  const playing = listed.data?.programs ?? []
  const isQuiet = captured !== undefined && playing.every(({ id }) => id !== captured.program.id)

  // However a capture has ended, its device is gone.
  const isGone = capture?.type === 'off' && isProgramSound(audio.systemDeviceName)
  const forget = useEffectEvent(() => onChange({ systemDevice: '', systemDeviceName: '' }))
  useEffect(() => {
    if (isGone) forget()
  }, [isGone])

  const choose = async (program: string | null) => {
    attempts.current += 1
    const attempt = attempts.current
    const result = await capturing.run({ program })
    if (!result.ok || attempt !== attempts.current) return
    const { capture: next } = result.value
    if (next.type !== 'on') return
    const device = await findMicrophone(next.microphone)
    if (attempt !== attempts.current) return
    setDeviceError(device.ok ? undefined : device.error)
    if (device.ok) onChange({ systemDevice: device.value.id, systemDeviceName: device.value.label })
  }

  const isUsed = captured !== undefined && captured.microphone === audio.systemDeviceName
  const browser = listed.data?.ownBrowser
  return {
    /** Those that are playing, and the captured one. */
    programs: isQuiet ? [...playing, captured.program] : playing,
    captured,
    /** Whether a program was chosen, also while it cannot be captured. */
    isOn: capture !== undefined && capture.type !== 'off',
    /** Whether the captured program is the system audio. */
    isUsed,
    /** The captured program, if this page plays in it too: what it plays would be captured. */
    ownBrowser:
      isUsed && browser !== undefined && captured.program.id.startsWith(browser)
        ? captured.program
        : undefined,
    /** @param program its id; null for none */
    choose: (program: string | null) => void choose(program),
    list: () => (isWanted ? listed.refetch() : setWanted(true)),
    listError: listed.error,
    error: capture?.type === 'failed' ? capture.error : (capturing.error ?? deviceError),
  }
}
