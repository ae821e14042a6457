import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { type InterfaceLanguage, traits } from '../../core/product/interface-languages.ts'
import { loadStrings } from '../../core/product/strings/load.ts'
import type { Strings } from '../../core/product/strings/namespaces.ts'
import { figures } from './localized-figures.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: Strings<'page'> }
  }
}

const instance = createInstance()
let wanted: InterfaceLanguage = 'en'

/**
 * Strings of one language for React.
 *
 * @param onMissing reports a key without a string; the page shows the key instead
 */
export async function createI18n(
  language: InterfaceLanguage,
  onMissing: (key: string) => void,
): Promise<i18n> {
  wanted = language
  await instance
    .use(initReactI18next)
    .use(figures)
    .init({
      lng: language,
      // All languages are complete.
      fallbackLng: false,
      resources: { [language]: { translation: await loadStrings(language, 'page') } },
      interpolation: { escapeValue: false, alwaysFormat: true },
      returnNull: false,
      saveMissing: true,
      missingKeyHandler: (_languages, _namespace, key) => onMissing(key),
    })
  applyToPage(language)
  return instance
}

/** Changes the language of the whole page once its strings are loaded. */
export async function showLanguage(language: InterfaceLanguage): Promise<void> {
  wanted = language
  if (!instance.hasResourceBundle(language, 'translation'))
    instance.addResourceBundle(language, 'translation', await loadStrings(language, 'page'))
  // Another language may have been chosen in the meantime.
  if (wanted !== language || instance.language === language) return
  await instance.changeLanguage(language)
  applyToPage(language)
}

/**
 * Sets the language of the document: screen readers choose their voice by it, and style sheets follow its
 * direction.
 */
function applyToPage(language: InterfaceLanguage): void {
  document.documentElement.lang = language
  document.documentElement.dir = traits[language].direction
}
