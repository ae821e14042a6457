import type { SettingsPatch } from '../../../../core/settings/settings-patch.ts'
import type { InputDevice } from '../../../shared/programs/program-captures.ts'

/** The change of settings by which the others of a meeting are heard from a device. */
export const toTheirDevice = ({ id, label }: InputDevice): SettingsPatch => ({
  meeting: { device: id, deviceName: label },
})
