import type { MeetingDevices } from '../product/sound-devices/meeting-devices.ts'
import { isProgramSound } from '../product/sound-devices/own-devices.ts'
import type { SoundDevicesState } from '../product/sound-devices/sound-devices-calls.ts'
import type { Settings } from './settings.ts'
import type { SettingsPatch } from './settings-patch.ts'

type DeviceSettings = Pick<Settings, 'audio' | 'meeting'>

/** A device as a browser or a sound server lists it. */
export interface ListedDevice {
  readonly id: string
  readonly label: string
}

export interface ListedDevices {
  readonly microphones: readonly ListedDevice[]
  readonly speakers: readonly ListedDevice[]
}

/**
 * The devices that the settings and the host use, by their names.
 *
 * @returns undefined while the name of one is unknown
 */
export function devicesInUse(
  { audio, meeting }: DeviceSettings,
  { microphone, capture }: Pick<SoundDevicesState, 'microphone' | 'capture'>,
): MeetingDevices | undefined {
  const source = sourceInUse(meeting, capture)
  const names = [
    [audio.microphone, audio.microphoneName],
    [audio.speaker, audio.speakerName],
  ] as const
  if (source === undefined || names.some(([id, name]) => id !== '' && name === '')) return undefined
  const [own, ears] = names.map(([id, name]) => (id === '' ? '' : name))
  return {
    microphone: own ?? '',
    speaker: ears ?? '',
    hasParleyMicrophone: microphone.type !== 'off',
    source,
  }
}

function sourceInUse(
  { device, deviceName }: Settings['meeting'],
  capture: SoundDevicesState['capture'],
): MeetingDevices['source'] | undefined {
  if (device === '') return { type: 'system' }
  if (capture.type === 'on' && capture.microphone === deviceName)
    return { type: 'program', program: capture.program }
  return deviceName === '' || isProgramSound(deviceName) ? undefined : { type: 'device', name: deviceName }
}

/** Devices of a preset on this computer. */
export interface FoundDevices {
  /** The settings that use those which are connected. What they name is otherwise as before. */
  readonly patch: SettingsPatch
  /** Names of those that are not. */
  readonly missing: readonly string[]
}

/** Finds the devices of a preset by their names. A program is found by the host. */
export function findDevices(
  { microphone, speaker, source }: MeetingDevices,
  { audio, meeting }: DeviceSettings,
  { microphones, speakers }: ListedDevices,
): FoundDevices {
  const own = findDevice(microphone, { id: audio.microphone, label: audio.microphoneName }, microphones)
  const ears = findDevice(speaker, { id: audio.speaker, label: audio.speakerName }, speakers)
  const theirs =
    source.type === 'program'
      ? undefined
      : findDevice(
          source.type === 'device' ? source.name : '',
          { id: meeting.device, label: meeting.deviceName },
          microphones,
        )
  const missing = [
    ...(own === undefined ? [microphone] : []),
    ...(ears === undefined ? [speaker] : []),
    ...(theirs === undefined && source.type === 'device' ? [source.name] : []),
  ]
  return {
    patch: {
      audio: {
        ...(own && { microphone: own.id, microphoneName: own.label }),
        ...(ears && { speaker: ears.id, speakerName: ears.label }),
      },
      ...(theirs && { meeting: { device: theirs.id, deviceName: theirs.label } }),
    },
    missing: [...new Set(missing)],
  }
}

/** Ids that browsers give to the system's choices, whose names they extend. */
const ROLES: ReadonlySet<string> = new Set(['default', 'communications'])

/** @param current the one in use, which is kept if it has the name: several devices may have it */
function findDevice(
  name: string,
  current: ListedDevice,
  listed: readonly ListedDevice[],
): ListedDevice | undefined {
  if (name === '') return { id: '', label: '' }
  const named = listed.filter(({ id, label }) => label === name && !ROLES.has(id))
  return named.find(({ id }) => id === current.id) ?? named[0]
}
