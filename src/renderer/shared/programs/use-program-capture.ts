import { useEffect, useEffectEvent, useState } from 'react'
import type { CapturedProgram } from '../../../core/product/sound-devices/captured-program.ts'
import { isProgramSound } from '../../../core/product/sound-devices/own-devices.ts'
import type { Settings } from '../../../core/settings/settings.ts'
import { usePrograms, useSoundDevices } from '../../queries/host-queries.ts'
import type { InputDevice } from './program-captures.ts'
import { type OpenProgramOptions, useOpenProgram } from './use-open-program.ts'

const NO_DEVICE: InputDevice = { id: '', label: '' }

type AudioSettings = Settings['audio']

interface ProgramCaptureOptions extends OpenProgramOptions {
  readonly audio: AudioSettings
  /**
   * Whether to list the programs at once. Else `list` does, unless a device was chosen: a page needs fewer calls until it
   * can be used, and no sound server is started for those who do not need it.
   */
  readonly isListed: boolean
}

/** The programs whose sound can be captured, and the choice of one of them as the system audio. */
export function useProgramCapture({ audio, isListed, ...options }: ProgramCaptureOptions) {
  const { toPatch, onChange } = options
  const [isWanted, setWanted] = useState(isListed || audio.systemDevice !== '')
  const { data } = useSoundDevices({}, { enabled: isWanted })
  const isSupported = data?.isSupported === true
  const listed = usePrograms({}, { enabled: isSupported && isWanted })
  const opening = useOpenProgram(options)
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

  const programs: readonly CapturedProgram[] = isQuiet ? [...playing, captured.program] : playing
  const isUsed = captured !== undefined && captured.microphone === audio.systemDeviceName
  const browser = listed.data?.ownBrowser
  return {
    /** Those that are playing, and the captured one. */
    programs,
    captured,
    /** Whether a program was chosen, also while it is not captured yet, or cannot be. */
    isOn: opening.isPending || (capture !== undefined && capture.type !== 'off'),
    /** Whether the captured program is the system audio. */
    isUsed,
    /** The captured program, if this page plays in it too: what it plays would be captured. */
    ownBrowser:
      isUsed && browser !== undefined && captured.program.id.startsWith(browser)
        ? captured.program
        : undefined,
    /** @param program its id; null for none */
    choose: (program: string | null) => void opening.open(program === null ? null : { id: program }),
    list: () => (isWanted ? listed.refetch() : setWanted(true)),
    listError: listed.error,
    error: capture?.type === 'failed' ? capture.error : opening.error,
  }
}
