import type { Part } from '../words.ts'

export const shortcuts: Part<'de', 'shortcuts'> = {
  /** A control and its keys, as a hint. */
  hint: '{{name}} ({{keys}})',
  /** As they stand on the keys. */
  control: 'Strg',
  shift: 'Umschalt',
  enter: 'Eingabe',
  escape: 'Esc',
}
