import { describe, expect, it } from 'vitest'
import type { DefaultDevices } from '../../backend/sound-devices/default-devices.ts'
import { planRoutes, type RouteWish } from './sound-routes.ts'

const device = (index: number, name: string, label: string, module?: number) => ({
  index,
  name,
  owner_module: module,
  properties: { 'device.description': label },
})

/** A computer with a headset and a speaker, and a cable whose microphone carries what is played into it. */
const sinks = [
  { ...device(0, 'speaker', 'Speaker'), monitor_source: 'speaker.monitor' },
  { ...device(1, 'cable', 'Cable'), monitor_source: 'cable.monitor' },
]
const sources = [
  device(0, 'speaker.monitor', 'Monitor of Speaker'),
  device(1, 'cable.monitor', 'Monitor of Cable'),
  device(2, 'headset', 'Headset'),
  device(3, 'cable_microphone', 'Cable microphone', 7),
]
const devices: DefaultDevices = {
  graph: {
    sinks,
    sources,
    source_outputs: [{ index: 0, owner_module: 7, source: 1, properties: {} }],
    sink_inputs: [],
  },
  sink: sinks[0],
  source: sources[2],
}

const wish: RouteWish = {
  microphone: undefined,
  into: undefined,
  program: undefined,
  isListening: false,
}
const plan = (change: Partial<RouteWish> = {}, on: Partial<DefaultDevices> = {}) =>
  planRoutes({ ...wish, ...change }, { ...devices, ...on })

const headset = { name: 'headset', label: 'Headset' }
const everything = { name: 'speaker.monitor', label: 'Monitor of Speaker' }

describe('the devices of a meeting', () => {
  it('are the default microphone, the Parley microphone, and everything that the computer plays', () => {
    expect(plan()).toEqual({
      ok: true,
      value: { microphone: headset, into: undefined, theirs: everything, speaker: undefined },
    })
  })

  it('are those that are named, by name or label', () => {
    const named = { microphone: 'cable MICROPHONE', into: 'speaker', program: 'Zoom', isListening: true }
    expect(plan(named)).toEqual({
      ok: true,
      value: {
        microphone: { name: 'cable_microphone', label: 'Cable microphone' },
        into: { name: 'speaker', label: 'Speaker' },
        theirs: undefined,
        speaker: { name: 'speaker', label: 'Speaker' },
      },
    })
  })

  it('are another source of the others and another speaker, where they are known by name', () => {
    const known = { source: 'cable_microphone', isListening: true, speaker: 'speaker' }
    expect(plan(known)).toMatchObject({
      value: { theirs: { label: 'Cable microphone' }, speaker: { label: 'Speaker' } },
    })
    expect(plan({ ...known, speaker: 'cable' })).toMatchObject({ error: { field: 'program' } })
    expect(plan({ ...known, into: 'cable' })).toMatchObject({ error: { field: 'into' } })
    expect(plan({ ...known, source: 'headset' })).toMatchObject({ error: { field: 'microphone' } })
  })

  it('need a microphone: what a speaker plays is none', () => {
    const missing = { error: { kind: 'microphone', reason: 'missing' } }
    expect(plan({}, { source: sources[0] })).toMatchObject(missing)
    expect(plan({}, { source: undefined })).toMatchObject(missing)
  })

  it.each<[string, Partial<RouteWish>, string, string]>([
    [
      'an unknown microphone',
      { microphone: 'Haedset' },
      'microphone',
      'Did you mean "Headset"? Known: Headset, ',
    ],
    ['an unknown output', { into: 'Hall' }, 'into', 'Unknown output device "Hall". Known: Speaker, Cable.'],
    [
      'the same device on both sides',
      { microphone: 'speaker.monitor' },
      'microphone',
      'Both sides would capture',
    ],
    [
      'the own translation in the microphone',
      { microphone: 'cable_microphone', into: 'cable' },
      'microphone',
      'hear your',
    ],
    ['the own translation on their side', { into: 'speaker' }, 'into', 'captured as theirs'],
    ['their translation on their side', { isListening: true }, 'program', 'its own speech'],
  ])('are refused with %s', (_, change, field, detail) => {
    const plain = plan(change)
    expect(plain).toMatchObject({ error: { kind: 'invalid-input', field } })
    expect(JSON.stringify(plain).replaceAll('\\"', '"')).toContain(detail)
  })

  it('need no speaker if one program is captured', () => {
    const bare = { graph: { ...devices.graph, sinks: [] }, sink: undefined }
    expect(plan({ program: 'Zoom' }, bare)).toMatchObject({ ok: true })
    expect(plan({}, bare)).toMatchObject({ error: { field: 'program' } })
  })
})
