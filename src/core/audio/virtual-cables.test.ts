import { describe, expect, it } from 'vitest'
import { type CableKind, findCables } from './virtual-cables.ts'

const device = (label: string) => ({ id: `id of ${label}`, label })
const find = (speakers: readonly string[], microphones: readonly string[] = []) =>
  findCables(speakers.map(device), microphones.map(device)).map(({ kind, microphone }) => [kind, microphone])

const cables: readonly (readonly [output: string, kind: CableKind, microphone: string])[] = [
  ['CABLE Input (VB-Audio Virtual Cable)', 'vb-cable', 'CABLE Output (VB-Audio Virtual Cable)'],
  ['CABLE-A Input (VB-Audio Cable A)', 'vb-cable', 'CABLE-A Output (VB-Audio Cable A)'],
  ['CABLE In 16ch (VB-Audio Virtual Cable)', 'vb-cable', 'CABLE Output (VB-Audio Virtual Cable)'],
  ['VB-Cable', 'vb-cable', 'VB-Cable'],
  [
    'VoiceMeeter Input (VB-Audio VoiceMeeter VAIO)',
    'voicemeeter',
    'VoiceMeeter Output (VB-Audio VoiceMeeter VAIO)',
  ],
  ['BlackHole 2ch', 'blackhole', 'BlackHole 2ch'],
  ['BlackHole 16ch (Virtual)', 'blackhole', 'BlackHole 16ch (Virtual)'],
  ['Soundflower (2ch)', 'soundflower', 'Soundflower (2ch)'],
  ['Loopback Audio', 'loopback', 'Loopback Audio'],
  ['Null Output', 'linux', 'Monitor of Null Output'],
  ['Parley_cable', 'linux', 'Monitor of Parley_cable'],
  ['Virtual Sink', 'linux', 'Monitor of Virtual Sink'],
]

describe('virtual cables', () => {
  it.each(cables)('are known by name: %s', (output, kind, microphone) => {
    expect(find([output])).toEqual([[kind, microphone]])
  })

  it.each([
    'Speakers (Realtek High Definition Audio)',
    'MacBook Pro Speakers (Built-in)',
    'HDMI / DisplayPort 1 Output',
    'Built-in Audio Analog Stereo',
    'Headset Earphone (Jabra)',
    'Dummy Output',
    '',
  ])('are not taken for what they are not: %s', (output) => {
    expect(find([output])).toEqual([])
  })

  it('are listed once, though the system has one of them as its own choice too', () => {
    const found = findCables(
      [
        { id: 'default', label: 'Default - BlackHole 2ch (Virtual)' },
        { id: 'x', label: 'BlackHole 2ch (Virtual)' },
      ],
      [],
    )
    expect(found.map(({ speaker }) => speaker.id)).toEqual(['x'])
  })

  it('have the microphone that somebody made for them on Linux', () => {
    expect(find(['Parley_cable'], ['Built-in Microphone', 'Parley_microphone'])).toEqual([
      ['linux', 'Parley_microphone'],
    ])
  })
})
