import { useTranslation } from 'react-i18next'
import { type Formats, formatsOf } from './formats.ts'

/** How figures, days and lists are written in the reader's language. */
export const useFormats = (): Formats => formatsOf(useTranslation().i18n.language)
