import type { Part } from '../words.ts'

export const shortcuts: Part<'de', 'shortcuts'> = {
  /** A control and its keys, as a hint. */
  hint: '{{name}} ({{keys}})',
  /** As it stands on the key. */
  control: 'Strg',
  startOrStop: '{{mod}}+Eingabe',
  mute: '{{mod}}+D',
  pause: '{{mod}}+Umschalt+D',
  skip: '{{mod}}+.',
  settings: '{{mod}}+,',
  smaller: '{{mod}}+-',
  larger: '{{mod}}++',
  panel: 'Alt+{{number}}',
}
