import { createStore } from 'zustand/vanilla'
import type { AppError } from '../../../../../core/base/errors.ts'
import type { Preset } from '../../../../../core/settings/settings.ts'

/** Devices that the latest choice of a preset could not use. */
interface MissingDevices {
  readonly preset: Preset | undefined
  /** Names of devices that are not connected. */
  readonly names: readonly string[]
  /** Why the devices could not be found or made. */
  readonly error: AppError | undefined
}

export const NONE_MISSING: MissingDevices = { preset: undefined, names: [], error: undefined }

/** A page has one: presets are chosen in the bar, and what is missing is said above the captions. */
export const createMissingDevices = () => createStore<MissingDevices>(() => NONE_MISSING)
