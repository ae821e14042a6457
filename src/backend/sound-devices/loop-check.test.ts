import { describe, expect, it } from 'vitest'
import { ok } from '../../core/base/result.ts'
import { OWNER, ROLE } from './device-names.ts'
import { checkLoops } from './loop-check.ts'
import type { Sink, SoundGraph, Source } from './sound-graph.ts'

const OWN = 'own'

const sink = (index: number, name: string, module?: number, properties: Sink['properties'] = {}): Sink => ({
  index,
  name,
  owner_module: module,
  monitor_source: `${name}.monitor`,
  properties: { 'device.description': name, ...properties },
})
const source = (index: number, name: string, module?: number): Source => ({
  index,
  name,
  owner_module: module,
  properties: { 'device.description': name },
})
const recording = (module: number, of: Source) => ({
  index: module,
  owner_module: module,
  source: of.index,
  properties: {},
})
const playing = (module: number, into: Sink) => ({
  index: module,
  owner_module: module,
  sink: into.index,
  properties: {},
})

const speaker = sink(1, 'Speaker')
const speech = sink(2, 'Parley speech', 20, { [OWNER]: OWN, [ROLE]: 'microphone' })
const program = sink(3, 'Sound of a program', 30, { [OWNER]: OWN, [ROLE]: 'capture' })
const headset = source(10, 'Headset')
const speechMonitor = source(12, 'Parley speech.monitor', 20)
const microphone = source(14, 'Parley microphone', 21)
const programMonitor = source(13, 'Sound of a program.monitor', 30)

/** A computer with both devices of Parley, and modules of others. */
const computer = (added: Partial<SoundGraph> = {}): SoundGraph => ({
  sinks: [speaker, speech, program, ...(added.sinks ?? [])],
  sources: [
    headset,
    source(11, 'Speaker.monitor'),
    speechMonitor,
    microphone,
    programMonitor,
    ...(added.sources ?? []),
  ],
  source_outputs: [recording(21, speechMonitor), ...(added.source_outputs ?? [])],
  sink_inputs: added.sink_inputs ?? [],
})
const check = (graph: SoundGraph, defaults: { sink?: Sink; source?: Source } = {}, owner = OWN) =>
  checkLoops(ok({ graph, sink: speaker, source: headset, ...defaults }), owner)

describe('the check for audio loops', () => {
  it('passes where the devices are used as they are made', () => {
    expect(check(computer())).toMatchObject({ finding: 'none', status: 'ok' })
  })

  it('leaves out a computer without devices of its own', () => {
    expect(check(computer(), {}, 'other')).toBeUndefined()
  })

  it.each([
    [
      'what Parley says is played back to it',
      microphone,
      speech,
      'Parley speech → Parley microphone → Parley speech',
    ],
    [
      'it is captured as the others',
      microphone,
      program,
      'Parley speech → Parley microphone → Sound of a program',
    ],
    ['the others are sent back to them', programMonitor, speech, 'Sound of a program → Parley speech'],
  ])('finds a loopback by which %s', (_, from, to, route) => {
    const loopback = { source_outputs: [recording(40, from)], sink_inputs: [playing(40, to)] }
    expect(check(computer(loopback))).toMatchObject({ finding: 'loop', status: 'warning', facts: { route } })
  })

  it('follows a sink that passes its sound on, and not an echo canceller from its microphone to its speaker', () => {
    const cancelled = source(15, 'Cancelled', 50)
    const canceller = sink(4, 'Cancelling', 50)
    const modules = {
      sinks: [canceller],
      sources: [cancelled],
      source_outputs: [recording(50, microphone)],
      sink_inputs: [playing(50, speech)],
    }
    expect(check(computer(modules))).toMatchObject({ finding: 'none' })
    expect(check(computer(modules), { sink: canceller })).toMatchObject({
      finding: 'default-speaker',
      facts: { route: 'Cancelling → Parley speech' },
    })
    expect(check(computer(modules), { source: cancelled })).toMatchObject({
      finding: 'default-microphone',
      facts: { route: 'Parley speech → Parley microphone → Cancelled' },
    })
  })

  it('reports that the system plays everything into the meeting, or that Parley hears itself', () => {
    expect(check(computer(), { sink: speech })).toMatchObject({
      finding: 'default-speaker',
      facts: { route: 'Parley speech' },
    })
    expect(check(computer(), { source: microphone })).toMatchObject({
      finding: 'default-microphone',
      status: 'warning',
      facts: { route: 'Parley speech → Parley microphone' },
    })
  })

  it('ends on a loop that does not concern Parley', () => {
    const monitor = source(16, 'Cable.monitor')
    const loop = {
      sinks: [sink(5, 'Cable')],
      sources: [monitor],
      source_outputs: [recording(60, monitor), recording(61, microphone)],
      sink_inputs: [playing(60, sink(5, 'Cable')), playing(61, sink(5, 'Cable'))],
    }
    expect(check(computer(loop))).toMatchObject({ finding: 'none' })
  })
})
