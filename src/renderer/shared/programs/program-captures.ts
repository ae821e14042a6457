import { err, type Result } from '../../../core/base/result.ts'
import type { SettingsPatch } from '../../../core/settings/settings-patch.ts'

/** An input device as the browser lists it. */
export interface InputDevice {
  readonly id: string
  readonly label: string
}

/** The capture of a program that was chosen and that is not ready yet. */
export interface PendingCapture {
  /** The microphone that will carry its sound. */
  readonly device: Promise<Result<InputDevice>>
  /** The settings that use it. */
  readonly toPatch: (device: InputDevice) => SettingsPatch
}

/** The program that this page is capturing: a session that is started meanwhile waits for it. */
export class ProgramCaptures {
  #pending: PendingCapture | undefined

  get pending(): PendingCapture | undefined {
    return this.#pending
  }

  /** @returns the device, or `cancelled` if something else was chosen meanwhile */
  async begin(pending: PendingCapture): Promise<Result<InputDevice>> {
    this.#pending = pending
    const device = await pending.device
    if (this.#pending !== pending) return err({ kind: 'cancelled' })
    this.#pending = undefined
    return device
  }

  /** Forgets the capture that is under way: something else was chosen. */
  cancel(): void {
    this.#pending = undefined
  }
}

/** A page captures one program at a time. */
export const createProgramCaptures = () => new ProgramCaptures()
