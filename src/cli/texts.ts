import { createInstance } from 'i18next'
import type { AppError } from '../core/errors.ts'
import { en } from '../core/strings/en.ts'
import { errorText, type Translate } from '../core/strings/error-text.ts'

/** Describes errors as the app does, in lines for a terminal. */
export async function createDescribe(): Promise<(error: AppError) => string> {
  const i18n = createInstance()
  await i18n.init({
    lng: 'en',
    resources: { en: { translation: en } },
    interpolation: { escapeValue: false },
  })
  const translate: Translate = (key, values) => i18n.t(key, values ?? {})
  return (error) => {
    const { title, remedy, details } = errorText(error, translate)
    return [`${title}. ${remedy}`, ...details].join('\n')
  }
}
