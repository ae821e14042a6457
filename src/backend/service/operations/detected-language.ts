import * as z from 'zod/mini'
import { foreignLanguageCode } from '../../../core/languages/codes.ts'

/** The language that a service has recognised. What names none is empty, as where it recognised nothing. */
export const detectedLanguage = z.pipe(
  z.string(),
  z.transform((code) => (foreignLanguageCode.safeParse(code).success ? code : '')),
)
