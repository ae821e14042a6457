export const shortcuts = {
  /** A control and its keys, as a hint. */
  hint: '{{name}} ({{keys}})',
  /** As they stand on the keys. */
  control: 'Ctrl',
  shift: 'Shift',
  enter: 'Enter',
  escape: 'Esc',
} as const
