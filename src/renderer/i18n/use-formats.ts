import { useTranslation } from 'react-i18next'
import { type Formats, formatsOf } from './formats.ts'

const made = new Map<string, Formats>()

/** How figures and days are written in the reader's language. */
export function useFormats(): Formats {
  const { language } = useTranslation().i18n
  const formats = made.get(language) ?? formatsOf(language)
  made.set(language, formats)
  return formats
}
