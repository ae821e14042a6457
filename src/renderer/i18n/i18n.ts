import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { en } from '../../core/strings/en.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof en }
  }
}

/** The strings of one language, ready for React. */
export async function createI18n(language: string): Promise<i18n> {
  const instance = createInstance()
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    resources: { en: { translation: en } },
    interpolation: { escapeValue: false },
    returnNull: false,
  })
  return instance
}
