import { useTranslation } from 'react-i18next'
import { type Formats, formatsOf } from './localized-formats.ts'

/** Formats of numbers, dates and lists in the reader's language. */
export const useFormats = (): Formats => formatsOf(useTranslation().i18n.language)
