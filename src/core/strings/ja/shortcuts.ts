import type { Part } from '../words.ts'

export const shortcuts: Part<'ja', 'shortcuts'> = {
  hint: '{{name}}（{{keys}}）',
  control: 'Ctrl',
  startOrStop: '{{mod}}+Enter',
  mute: '{{mod}}+D',
  pause: '{{mod}}+Shift+D',
  skip: '{{mod}}+.',
  settings: '{{mod}}+,',
  panel: 'Alt+{{number}}',
}
