import { expect, it } from 'vitest'
import { outputKind } from './output-kind.ts'

it.each([
  ['Default - MacBook Pro Speakers (Built-in)', 'loudspeaker'],
  ['MacBook Air-Lautsprecher (Built-in)', 'loudspeaker'],
  ['Default - Speakers (Realtek(R) Audio)', 'loudspeaker'],
  ['Lautsprecher (High Definition Audio Device)', 'loudspeaker'],
  ['Haut-parleurs (Realtek High Definition Audio)', 'loudspeaker'],
  ['DELL U2720Q (Intel(R) Display Audio) HDMI', 'loudspeaker'],
  ['Built-in Audio Digital Stereo (HDMI)', 'loudspeaker'],
  ['LG TV SSCR2 (DisplayPort)', 'loudspeaker'],
  ['Headphones (Realtek(R) Audio)', 'headphones'],
  ['Kopfhörer (2- AirPods Pro)', 'headphones'],
  ['Headset Earphone (Jabra Evolve2 65)', 'headphones'],
  ['Built-in Audio Headphones', 'headphones'],
  ['ヘッドホン (Realtek Audio)', 'headphones'],
  ['Speakers (Jabra Evolve2 65)', 'unknown'],
  ['Lautsprecher (Plantronics Blackwire 3220 Series)', 'unknown'],
  ['Built-in Audio Analog Stereo', 'unknown'],
  ['Default', 'unknown'],
  ['', 'unknown'],
])('an output is known by its name: %s', (label, kind) => {
  expect(outputKind(label)).toBe(kind)
})
