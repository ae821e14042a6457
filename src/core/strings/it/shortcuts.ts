import type { Part } from '../words.ts'

export const shortcuts: Part<'it', 'shortcuts'> = {
  /** A control and its keys, as a hint. */
  hint: '{{name}} ({{keys}})',
  /** As they stand on the keys. */
  control: 'Ctrl',
  shift: 'Maiusc',
  enter: 'Invio',
  escape: 'Esc',
}
