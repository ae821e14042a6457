/** The panels beside the captions, in the order of their tabs. */
export const panelNames = [
  'text',
  'glossaries',
  'styleRules',
  'documents',
  'memories',
  'languages',
  'history',
  'usage',
  'spokenTerms',
  'library',
] as const
export type PanelName = (typeof panelNames)[number]

/** Digits of a keyboard, from left to right. */
const DIGITS = '1234567890'

/** The digit that opens a tab's panel with Alt; undefined if there are more tabs than digits. */
export const digitOfTab = (index: number): string | undefined => DIGITS[index]
