import { useTranslation } from 'react-i18next'
import { localeOf } from './locale.ts'

export type NameOfLanguage = (code: string) => string

const made = new Map<string, NameOfLanguage>()

/** Language names in the interface language: "German", "Portuguese (Brazil)". */
export function languageNames(interfaceLanguage: string): NameOfLanguage {
  const known = made.get(interfaceLanguage)
  if (known !== undefined) return known
  const names = new Intl.DisplayNames(localeOf(interfaceLanguage), {
    type: 'language',
    languageDisplay: 'standard',
  })
  const nameOf: NameOfLanguage = (code) => {
    try {
      return names.of(code) ?? code
    } catch {
      // Codes of services and files need not be valid language tags.
      return code
    }
  }
  made.set(interfaceLanguage, nameOf)
  return nameOf
}

/** Language names for the reader. Returns the same function until the interface language changes. */
export const useLanguageNames = (): NameOfLanguage => languageNames(useTranslation().i18n.language)
