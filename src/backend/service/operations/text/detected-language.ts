import * as z from 'zod/mini'
import { foreignLanguageCode } from '../../../../core/languages/codes.ts'

/** The detected language; empty if none was detected. */
export const detectedLanguage = z.pipe(
  z.string(),
  z.transform((code) => (foreignLanguageCode.safeParse(code).success ? code : '')),
)
