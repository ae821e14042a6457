import { type InterfaceLanguage, traits } from '../../core/product/interface-languages.ts'

/** Locale with which Intl formats numbers, dates and names for a language of the interface. */
export const localeOf = (language: string): string => traits[language as InterfaceLanguage].locale

/** Right-to-left languages that services translate. */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set('ar ckb dv fa he ps sd ug ur yi'.split(' '))

/** The direction of a text, by the code of its language. */
export const directionOfText = (code: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.has(code.toLowerCase().split('-', 1)[0] ?? '') ? 'rtl' : 'ltr'

/** For a language of the interface. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  traits[language as InterfaceLanguage].direction
