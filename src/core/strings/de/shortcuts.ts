import type { Part } from '../words.ts'

export const shortcuts: Part<'de', 'shortcuts'> = {
  hint: '{{name}} ({{keys}})',
  control: 'Strg',
  startOrStop: '{{mod}}+Eingabe',
  mute: '{{mod}}+D',
  pause: '{{mod}}+Umschalt+D',
  skip: '{{mod}}+.',
  settings: '{{mod}}+,',
  panel: 'Alt+{{number}}',
}
