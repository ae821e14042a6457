import { describe, expect, it } from 'vitest'
import type { MeetingDevices } from '../product/sound-devices/meeting-devices.ts'
import type { SoundDevicesState } from '../product/sound-devices/sound-devices-calls.ts'
import { devicesInUse, findDevices } from './preset-devices.ts'
import { defaultSettings } from './settings.ts'
import { mergePatch, type SettingsPatch } from './settings-patch.ts'

const zoom = { id: 'zoom/Zoom', name: 'Zoom' }
const PROGRAM_SOUND = 'Sound of a program (Parley)'
const off: Pick<SoundDevicesState, 'microphone' | 'capture'> = {
  microphone: { type: 'off' },
  capture: { type: 'off' },
}
const capture = { type: 'on', program: zoom, microphone: PROGRAM_SOUND, isPlaying: false } as const

const settingsWith = (patch: SettingsPatch) => mergePatch(defaultSettings, patch)
const desk = { id: 'desk', label: 'Desk microphone' }
const ears = { id: 'ears', label: 'Headphones' }
const headset = {
  audio: { microphone: 'm', microphoneName: 'Headset', speaker: 's', speakerName: 'Headset' },
  meeting: { device: 'd', deviceName: 'Cable' },
}

const devices: MeetingDevices = {
  microphone: 'Headset',
  speaker: 'Headset',
  hasParleyMicrophone: false,
  source: { type: 'device', name: 'Cable' },
}

describe('the devices in use', () => {
  it('have the names that the system gives them', () => {
    expect(devicesInUse(settingsWith(headset), off)).toEqual(devices)
    expect(
      devicesInUse(defaultSettings, { ...off, microphone: { type: 'on', speaker: '', microphone: '' } }),
    ).toEqual({ microphone: '', speaker: '', hasParleyMicrophone: true, source: { type: 'system' } })
  })

  it('are a captured program by its identity, also while it is silent', () => {
    const captured = settingsWith({ meeting: { device: 'p', deviceName: PROGRAM_SOUND } })
    expect(devicesInUse(captured, { ...off, capture })?.source).toEqual({ type: 'program', program: zoom })
    expect(devicesInUse(settingsWith(headset), { ...off, capture })?.source).toEqual(devices.source)
  })

  it('are unknown while one has no name, or the program is not captured yet', () => {
    expect(devicesInUse(settingsWith({ audio: { microphone: 'm' } }), off)).toBeUndefined()
    expect(devicesInUse(settingsWith({ meeting: { device: 'd' } }), off)).toBeUndefined()
    expect(
      devicesInUse(settingsWith({ meeting: { device: 'p', deviceName: PROGRAM_SOUND } }), off),
    ).toBeUndefined()
  })
})

describe('the devices of a preset', () => {
  const listed = {
    microphones: [
      { id: 'default', label: 'Headset' },
      desk,
      { id: 'new-m', label: 'Headset' },
      { id: 'new-c', label: 'Cable' },
    ],
    speakers: [ears, { id: 'new-s', label: 'Headset' }],
  }
  const find = (wanted: Partial<MeetingDevices>, patch: SettingsPatch = {}, known = listed) =>
    findDevices({ ...devices, ...wanted }, settingsWith(patch), known)

  it('are found by their names, whatever their ids are in this browser', () => {
    expect(find({})).toEqual({
      patch: {
        audio: { microphone: 'new-m', microphoneName: 'Headset', speaker: 'new-s', speakerName: 'Headset' },
        meeting: { device: 'new-c', deviceName: 'Cable' },
      },
      missing: [],
    })
  })

  it('are those in use if several have the name', () => {
    const two = { ...listed, microphones: [...listed.microphones, { id: 'm', label: 'Headset' }] }
    expect(find({}, headset, two).patch.audio?.microphone).toBe('m')
  })

  it('are the choice of the system where the preset says so', () => {
    const system = find({ microphone: '', speaker: '', source: { type: 'system' } }, headset)
    expect(mergePatch(settingsWith(headset), system.patch)).toEqual(defaultSettings)
  })

  it('stay as they are in use where one is not connected, and are named once', () => {
    const current = settingsWith({ audio: { microphone: 'desk', microphoneName: 'Desk microphone' } })
    const none = findDevices(devices, current, { microphones: [desk], speakers: [ears] })
    expect(mergePatch(current, none.patch)).toEqual(current)
    expect(none.missing).toEqual(['Headset', 'Cable'])
  })

  it('leave a program to the host', () => {
    const { patch, missing } = find({ source: { type: 'program', program: zoom } }, headset)
    expect(patch).not.toHaveProperty('meeting')
    expect(missing).toEqual([])
  })
})
