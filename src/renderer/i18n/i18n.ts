import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { en } from '../../core/strings/en.ts'
import { first } from '../../core/strings/first.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof en }
  }
}

const instance = createInstance()

/** The strings of one language, ready for React: those of the first view. */
export async function createI18n(language: string): Promise<i18n> {
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    resources: { en: { translation: first } },
    interpolation: { escapeValue: false },
    returnNull: false,
  })
  return instance
}

/** Brings the strings of the panels, once. */
export async function loadPanelStrings(): Promise<void> {
  const { later } = await import('../../core/strings/later.ts')
  instance.addResourceBundle('en', 'translation', later, true)
}
