import type { Part } from '../words.ts'

export const shortcuts: Part<'es', 'shortcuts'> = {
  /** A control and its keys, as a hint. */
  hint: '{{name}} ({{keys}})',
  /** As it stands on the key. */
  control: 'Ctrl',
  startOrStop: '{{mod}}+Intro',
  mute: '{{mod}}+D',
  pause: '{{mod}}+Mayús+D',
  skip: '{{mod}}+.',
  settings: '{{mod}}+,',
  smaller: '{{mod}}+-',
  larger: '{{mod}}++',
  panel: 'Alt+{{number}}',
}
