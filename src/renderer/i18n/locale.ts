import { type InterfaceLanguage, traits } from '../../core/interface-languages.ts'

/** What Intl writes figures, days and names by, for a language of the interface. */
export const localeOf = (language: string): string => traits[language as InterfaceLanguage].locale

/** What stands between the items of a list. */
export const commaOf = (language: string): string => traits[language as InterfaceLanguage].comma

export const directionOf = (language: string): 'ltr' | 'rtl' =>
  traits[language as InterfaceLanguage].direction
