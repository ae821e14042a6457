import type { Part } from '../words.ts'

export const shortcuts: Part<'es', 'shortcuts'> = {
  /** A control and its keys, as a hint. */
  hint: '{{name}} ({{keys}})',
  /** As they stand on the keys. */
  control: 'Ctrl',
  shift: 'Mayús',
  enter: 'Intro',
  escape: 'Esc',
}
