import type { Part } from '../words.ts'

export const shortcuts: Part<'ja', 'shortcuts'> = {
  /** A control and its keys, as a hint. */
  hint: '{{name}}（{{keys}}）',
  /** As it stands on the key. */
  control: 'Ctrl',
  startOrStop: '{{mod}}+Enter',
  mute: '{{mod}}+D',
  pause: '{{mod}}+Shift+D',
  skip: '{{mod}}+.',
  settings: '{{mod}}+,',
  smaller: '{{mod}}+-',
  larger: '{{mod}}++',
  panel: 'Alt+{{number}}',
}
