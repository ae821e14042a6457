import { createInstance } from 'i18next'
import type { AppError } from '../core/errors.ts'
import { en } from '../core/strings/en.ts'
import { errorText, type Translate } from '../core/strings/error-text.ts'
import { withRows } from '../core/strings/filled.ts'
import { toTerminalText } from '../core/terminal-text.ts'

/** The app's own words. A terminal has them in English, whatever the interface speaks. */
export async function createTranslate(): Promise<Translate> {
  const i18n = createInstance()
  await i18n.init({
    lng: 'en',
    resources: { en: { translation: en } },
    interpolation: { escapeValue: false },
  })
  // Keys of errors and checks are put together from their kinds; tests walk through all of them.
  const t = i18n.t.bind(i18n) as unknown as Translate
  return (key, values = {}) => t(key, withRows(values, 'en'))
}

/** An error as the app describes it, in lines for a terminal. */
export function describeError(error: AppError, t: Translate): string {
  return toTerminalText(errorText(error, t).lines.join('\n'))
}
