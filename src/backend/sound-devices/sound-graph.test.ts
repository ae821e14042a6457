import { describe, expect, it } from 'vitest'
import { outputOf, parseGraph } from './sound-graph.ts'

/** An output as `pactl` lists it, with fields that are not read. */
const listed = (more: object, properties: object = {}) => ({
  index: 1,
  state: 'RUNNING',
  name: 'alsa_output.pci',
  owner_module: 7,
  monitor_source: 'alsa_output.pci.monitor',
  properties: { 'device.description': 'Built-in Audio Analog Stereo', ...properties },
  ...more,
})
const ports = [
  { name: 'analog-output-speaker', description: 'Speakers', type: 'Speaker', priority: 10_000 },
  { name: 'analog-output-headphones', description: 'Headphones', type: 'Headphones', priority: 9900 },
]

function outputOfListed(sink: object) {
  const graph = parseGraph(
    JSON.stringify({ sinks: [sink], sources: [], source_outputs: [], sink_inputs: [] }),
  )
  const read = graph.ok ? graph.value.sinks[0] : undefined
  return read && outputOf(read)
}

describe('an output', () => {
  it.each([
    ['analog-output-speaker', 'Built-in Audio Analog Stereo · Speakers', 'loudspeaker'],
    ['analog-output-headphones', 'Built-in Audio Analog Stereo · Headphones', 'headphones'],
  ])('is known by its connector %s', (active, name, kind) => {
    expect(outputOfListed(listed({ ports, active_port: active }))).toEqual({ name, kind })
  })

  it.each([
    ['headset', 'headphones'],
    ['speaker', 'loudspeaker'],
    ['hands-free', 'headphones'],
    ['car', 'unknown'],
  ])('without connectors is known by its shape %s', (shape, kind) => {
    expect(
      outputOfListed(listed({ ports: [], active_port: null }, { 'device.form_factor': shape }))?.kind,
    ).toBe(kind)
  })

  it('of which nothing else is known is known by its name', () => {
    const television = { 'device.description': 'Built-in Audio Digital Stereo (HDMI)' }
    expect(outputOfListed(listed({}, television))?.kind).toBe('loudspeaker')
    expect(outputOfListed(listed({ ports: 'none', active_port: 3 }))?.kind).toBe('unknown')
  })
})
