import { describe, expect, it } from 'vitest'
import type { MeetingDevices } from '../../core/product/sound-devices/meeting-devices.ts'
import { withRemembered } from './remembered-devices.ts'
import type { RouteWish } from './sound-routes.ts'

const device = (index: number, name: string, label: string) => ({
  index,
  name,
  owner_module: undefined,
  properties: { 'device.description': label },
})
const graph = {
  sinks: [
    { ...device(0, 'headset_out', 'Headset'), monitor_source: 'headset_out.monitor' },
    { ...device(1, 'cable', 'Virtual cable'), monitor_source: 'cable.monitor' },
  ],
  sources: [device(0, 'headset_in', 'Headset'), device(1, 'conference', 'Conference')],
}
const wish: RouteWish = {
  microphone: undefined,
  into: undefined,
  program: undefined,
  isListening: true,
}
const zoom = { id: 'zoom/Zoom', name: 'Zoom' }
const remembered: MeetingDevices = {
  microphone: 'Headset',
  speaker: 'Headset',
  hasParleyMicrophone: true,
  source: { type: 'device', name: 'Conference' },
}

describe('the devices of a preset on the command line', () => {
  it('are found by the names that they have in the app', () => {
    expect(withRemembered(wish, remembered, graph)).toEqual({
      wish: { ...wish, microphone: 'headset_in', source: 'conference', speaker: 'headset_out' },
      notes: [],
    })
    expect(withRemembered(wish, undefined, graph)).toEqual({ wish, notes: [] })
  })

  it('give way to options', () => {
    const named = { ...wish, microphone: 'desk', into: 'hall', program: 'Teams' }
    expect(withRemembered(named, remembered, graph).wish).toEqual({ ...named, speaker: 'headset_out' })
  })

  it('are a program that need not play, and a cable in place of the Parley microphone', () => {
    const program = { ...remembered, source: { type: 'program', program: zoom } } as const
    expect(withRemembered(wish, program, graph).wish).toMatchObject({ program: zoom, source: undefined })
    const cable = { ...program, hasParleyMicrophone: false, speaker: 'Virtual cable' }
    expect(withRemembered(wish, cable, graph).wish).toMatchObject({ into: 'cable', speaker: undefined })
  })

  it('are named where they are not connected, and those of the system are used', () => {
    const { wish: left, notes } = withRemembered(wish, remembered, { sinks: [], sources: [] })
    expect(left).toEqual(wish)
    expect(notes).toEqual([
      'The microphone “Headset” of the preset is not connected. The default microphone is used.',
      'The source “Conference” of the preset is not connected. Everything that the computer plays is captured.',
      'The speaker “Headset” of the preset is not connected. The default speaker is used.',
    ])
  })
})
