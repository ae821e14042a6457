import { type InterfaceLanguage, traits } from '../../core/product/interface-languages.ts'

/** Locale for Intl formats of an interface language. */
export const localeOf = (language: string): string => traits[language as InterfaceLanguage].locale

/** Right-to-left languages that services translate. */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set('ar ckb dv fa he ps sd ug ur yi'.split(' '))

/** Writing direction of a text, by its language code. */
export const directionOfText = (code: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.has(code.toLowerCase().split('-', 1)[0] ?? '') ? 'rtl' : 'ltr'

/** Writing direction of an interface language. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  traits[language as InterfaceLanguage].direction
