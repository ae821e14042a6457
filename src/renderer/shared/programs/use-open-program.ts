import { useState } from 'react'
import type { AppError } from '../../../core/base/errors.ts'
import { err, type Result } from '../../../core/base/result.ts'
import type { CapturedProgram } from '../../../core/product/sound-devices/captured-program.ts'
import type { SettingsPatch } from '../../../core/settings/settings-patch.ts'
import { useCaptureProgram } from '../../queries/host-queries.ts'
import { usePageStore } from '../../queries/stores.ts'
import { createProgramCaptures, type InputDevice } from './program-captures.ts'

export interface OpenProgramOptions {
  /** Finds a microphone that was just created. */
  readonly findMicrophone: (label: string) => Promise<Result<InputDevice>>
  /** The settings that use a device, or none if its id is empty. */
  readonly toPatch: (device: InputDevice) => SettingsPatch
  readonly onChange: (patch: SettingsPatch) => void
}

/** Captures programs as a source of sessions. One that is started meanwhile waits for the program. */
export function useOpenProgram({ findMicrophone, toPatch, onChange }: OpenProgramOptions) {
  const capturing = useCaptureProgram()
  const [deviceError, setDeviceError] = useState<AppError>()
  const captures = usePageStore(createProgramCaptures)
  const open = async ({ id, name }: ChosenProgram): Promise<Result<InputDevice>> => {
    const result = await capturing.run({ program: id, ...(name !== undefined && { name }) })
    if (!result.ok) return result
    const { capture } = result.value
    if (capture.type !== 'on') return err(capture.type === 'failed' ? capture.error : { kind: 'cancelled' })
    const device = await findMicrophone(capture.microphone)
    if (!device.ok) setDeviceError(device.error)
    return device
  }
  return {
    isPending: capturing.isPending,
    error: capturing.error ?? deviceError,
    /**
     * @param program null for none
     * @returns `cancelled` if another one was chosen meanwhile
     */
    async open(program: ChosenProgram | null): Promise<Result<unknown>> {
      setDeviceError(undefined)
      if (program === null) {
        captures.cancel()
        return capturing.run({ program })
      }
      const device = await captures.begin({ device: open(program), toPatch })
      if (device.ok) onChange(toPatch(device.value))
      return device
    },
  }
}

/** One that does not play at the moment has its name. */
type ChosenProgram = Pick<CapturedProgram, 'id'> & Partial<CapturedProgram>
