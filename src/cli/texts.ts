import { createInstance } from 'i18next'
import type { AppError } from '../core/errors.ts'
import { en } from '../core/strings/en.ts'
import { errorText, type Translate } from '../core/strings/error-text.ts'

/** The app's own words. */
export async function createTranslate(): Promise<Translate> {
  const i18n = createInstance()
  await i18n.init({
    lng: 'en',
    resources: { en: { translation: en } },
    interpolation: { escapeValue: false },
  })
  return (key, values) => i18n.t(key, values ?? {})
}

/** An error as the app describes it, in lines for a terminal. */
export function describeError(error: AppError, t: Translate): string {
  const { title, remedy, details } = errorText(error, t)
  return [`${title}. ${remedy}`, ...details].join('\n')
}
