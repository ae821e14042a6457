import { type InterfaceLanguage, traits } from '../../core/product/interface-languages.ts'

/** Locale of an interface language, for words. */
export const localeOf = (language: string): string => traits[language as InterfaceLanguage].locale

const baseOf = (tag: string): string => (tag.split('-', 1)[0] ?? '').toLowerCase()

/**
 * Locale for numbers and dates: with the region of the system, where that speaks the language of the interface. Digits and
 * calendar stay those of the interface, whatever the region has: a line never mixes two kinds.
 */
export function regionalLocaleOf(language: string): string {
  const tag = navigator.languages.find((preferred) => baseOf(preferred) === language)
  if (tag === undefined || baseOf(tag) === tag.toLowerCase()) return localeOf(language)
  try {
    const { baseName } = new Intl.Locale(tag)
    return new Intl.Locale(baseName, { calendar: 'gregory', numberingSystem: 'latn' }).toString()
  } catch {
    // A system may have names of its own.
    return localeOf(language)
  }
}

/** Right-to-left languages that services translate. */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set('ar ckb dv fa he ps sd ug ur yi'.split(' '))

/** Writing direction of a text, by its language code. */
export const directionOfText = (code: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.has(code.toLowerCase().split('-', 1)[0] ?? '') ? 'rtl' : 'ltr'

/** Writing direction of an interface language. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  traits[language as InterfaceLanguage].direction
