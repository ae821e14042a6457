import { ok } from '../../../../../core/base/result.ts'
import type { MeetingDevices } from '../../../../../core/product/sound-devices/meeting-devices.ts'
import type { SoundDevicesState } from '../../../../../core/product/sound-devices/sound-devices-calls.ts'
import { devicesInUse, findDevices } from '../../../../../core/settings/preset-devices.ts'
import type { Preset } from '../../../../../core/settings/settings.ts'
import type { SettingsPatch } from '../../../../../core/settings/settings-patch.ts'
import { useBridge } from '../../../../bridge/react.tsx'
import { NO_DEVICES } from '../../../../engine/capture/microphone.ts'
import { listNamedDevices, waitForDevice } from '../../../../engine/capture/wait-for-device.ts'
import { useSetParleyMicrophone, useSoundDevices } from '../../../../queries/host-queries.ts'
import { useSettings } from '../../../../queries/settings-queries.ts'
import { usePageStore } from '../../../../queries/stores.ts'
import { useOpenProgram } from '../../../../shared/programs/use-open-program.ts'
import { toTheirDevice } from '../their-device.ts'
import { createMissingDevices, NONE_MISSING } from './missing-devices.ts'

const areNamed = ({ microphone, speaker, source }: MeetingDevices): boolean =>
  microphone !== '' || speaker !== '' || source.type === 'device'

/** The devices of meetings, by the names that presets remember. */
export function usePresetDevices(onChange: (patch: SettingsPatch) => void) {
  const bridge = useBridge()
  const settings = useSettings()
  const { data, error } = useSoundDevices()
  const parleyMicrophone = useSetParleyMicrophone()
  const program = useOpenProgram({
    findMicrophone: (label) => waitForDevice('microphones', label),
    toPatch: toTheirDevice,
    onChange,
  })
  const missing = usePageStore(createMissingDevices)

  /** Makes the Parley microphone, and captures the program. */
  const makeDevices = async (
    { source, hasParleyMicrophone }: MeetingDevices,
    host: SoundDevicesState,
    isSourceMissing: boolean,
  ) => {
    const isParleyOn = host.microphone.type !== 'off'
    const made = [
      hasParleyMicrophone === isParleyOn
        ? ok(undefined)
        : await parleyMicrophone.run({ isOn: hasParleyMicrophone }),
      source.type === 'program'
        ? await program.open(source.program)
        : isSourceMissing || host.capture.type === 'off'
          ? ok(undefined)
          : await program.open(null),
    ]
    for (const result of made)
      if (!result.ok && result.error.kind !== 'cancelled') missing.setState({ error: result.error })
  }

  return {
    /** Undefined while they are not known by names. */
    inUse: data && devicesInUse(settings, data),
    isLoading: data === undefined && error === undefined,
    /** Why they are not known. */
    error,
    /** Uses the devices of a preset. Those that are not connected stay as they are. */
    apply: async (preset: Preset): Promise<void> => {
      const { devices } = preset
      missing.setState(NONE_MISSING)
      if (devices === undefined) return
      const host = await bridge.invoke('soundDevices.get', {})
      if (!host.ok) return missing.setState({ error: host.error })
      const listed = areNamed(devices) ? await listNamedDevices() : ok(NO_DEVICES)
      if (!listed.ok) return missing.setState({ error: listed.error })
      const found = findDevices(devices, settings, listed.value)
      const { isSupported } = host.value
      const { source } = devices
      const programs = source.type === 'program' && !isSupported ? [source.program.name] : []
      missing.setState({ preset, names: [...found.missing, ...programs] })
      onChange(found.patch)
      const isSourceMissing = source.type === 'device' && found.missing.includes(source.name)
      if (isSupported) await makeDevices(devices, host.value, isSourceMissing)
    },
  }
}
