import type { Part } from '../words.ts'

export const shortcuts: Part<'it', 'shortcuts'> = {
  /** A control and its keys, as a hint. */
  hint: '{{name}} ({{keys}})',
  /** As it stands on the key. */
  control: 'Ctrl',
  startOrStop: '{{mod}}+Invio',
  mute: '{{mod}}+D',
  pause: '{{mod}}+Maiusc+D',
  skip: '{{mod}}+.',
  settings: '{{mod}}+,',
  smaller: '{{mod}}+-',
  larger: '{{mod}}++',
  panel: 'Alt+{{number}}',
}
