import { useTranslation } from 'react-i18next'
import { localeOf } from './locale.ts'

export type NameOfLanguage = (code: string) => string

const made = new Map<string, NameOfLanguage>()

/** Names of languages, in the language of the interface: "German", "Portuguese (Brazil)". */
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
      // No language tag: what a service or a file calls a language need not be one.
      return code
    }
  }
  made.set(interfaceLanguage, nameOf)
  return nameOf
}

/** Names of languages for the reader. The same function as long as the language stays. */
export const useLanguageNames = (): NameOfLanguage => languageNames(useTranslation().i18n.language)
