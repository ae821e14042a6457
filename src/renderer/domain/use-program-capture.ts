import { useEffect, useEffectEvent, useState } from 'react'
import type { AppError } from '../../core/base/errors.ts'
import { err, type Result } from '../../core/base/result.ts'
import type { Settings } from '../../core/settings/settings.ts'
import type { SettingsPatch } from '../../core/settings/settings-patch.ts'
import type { Program } from '../../core/sound-devices/calls.ts'
import { isProgramSound } from '../../core/sound-devices/own-devices.ts'
import { useCaptureProgram, usePrograms, useSoundDevices } from '../data/sound-devices.ts'
import { usePageStore } from '../data/stores.ts'
import { createProgramCaptures, type InputDevice } from './program-captures.ts'

const NO_DEVICE: InputDevice = { id: '', label: '' }

type AudioSettings = Settings['audio']

interface ProgramCaptureOptions {
  readonly audio: AudioSettings
  /**
   * Whether to list the programs at once. Else `list` does, unless a device was chosen: a page needs fewer calls until it
   * can be used, and no sound server is started for those who do not need it.
   */
  readonly isListed: boolean
  /** Finds a microphone that was just created. */
  readonly findMicrophone: (label: string) => Promise<Result<InputDevice>>
  /** The settings that use a device, or none if its id is empty. */
  readonly toPatch: (device: InputDevice) => SettingsPatch
  readonly onChange: (patch: SettingsPatch) => void
}

/** The programs whose sound can be captured, and the choice of one of them as the system audio. */
export function useProgramCapture({
  audio,
  isListed,
  findMicrophone,
  toPatch,
  onChange,
}: ProgramCaptureOptions) {
  const [isWanted, setWanted] = useState(isListed || audio.systemDevice !== '')
  const { data } = useSoundDevices({}, { enabled: isWanted })
  const isSupported = data?.isSupported === true
  const listed = usePrograms({}, { enabled: isSupported && isWanted })
  const capturing = useCaptureProgram()
  const [deviceError, setDeviceError] = useState<AppError>()
  const captures = usePageStore(createProgramCaptures)
  const capture = data?.capture
  const captured = capture?.type === 'on' ? capture : undefined
  const playing = listed.data?.programs ?? []
  const isQuiet = captured !== undefined && playing.every(({ id }) => id !== captured.program.id)

  // However a capture has ended, its device is gone.
  const isGone = capture?.type === 'off' && isProgramSound(audio.systemDeviceName)
  const forget = useEffectEvent(() => onChange(toPatch(NO_DEVICE)))
  useEffect(() => {
    if (isGone) forget()
  }, [isGone])

  const open = async (program: string): Promise<Result<InputDevice>> => {
    const result = await capturing.run({ program })
    if (!result.ok) return result
    const { capture: next } = result.value
    if (next.type !== 'on') return err(next.type === 'failed' ? next.error : { kind: 'cancelled' })
    const device = await findMicrophone(next.microphone)
    if (!device.ok) setDeviceError(device.error)
    return device
  }
  const choose = async (program: string | null) => {
    setDeviceError(undefined)
    if (program === null) {
      captures.cancel()
      await capturing.run({ program })
      return
    }
    const device = await captures.begin({ device: open(program), toPatch })
    if (device.ok) onChange(toPatch(device.value))
  }

  const programs: readonly Program[] = isQuiet ? [...playing, captured.program] : playing
  const isUsed = captured !== undefined && captured.microphone === audio.systemDeviceName
  const browser = listed.data?.ownBrowser
  return {
    /** Those that are playing, and the captured one. */
    programs,
    captured,
    /** Whether a program was chosen, also while it is not captured yet, or cannot be. */
    isOn: capturing.isPending || (capture !== undefined && capture.type !== 'off'),
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
