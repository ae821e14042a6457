/** The panels that can be opened beside the captions, in the order of their tabs. */
export const panelNames = [
  'text',
  'glossaries',
  'styleRules',
  'documents',
  'memories',
  'languages',
  'history',
  'usage',
] as const
export type PanelName = (typeof panelNames)[number]

/** Digits of a keyboard, from left to right. */
const DIGITS = '1234567890'

/** The digit that, with Alt, opens the panel of a tab; nothing where there are more tabs than digits. */
export const digitOfTab = (index: number): string | undefined => DIGITS[index]
