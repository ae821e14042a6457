import * as z from 'zod/mini'
import { baseLanguage } from '../voice/languages.ts'

/** A language as a caller names it: BCP 47, in any case. */
export const languageCode = z.string().check(z.regex(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i))

/** The service writes one code in two ways: `zh-Hans` and `ZH-HANS`. */
export const isSameLanguage = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** Whether something made for one language serves another: the same, or one that it is a variant of. */
export const servesLanguage = (made: string, wanted: string): boolean =>
  isSameLanguage(made, wanted) ||
  isSameLanguage(made, baseLanguage(wanted)) ||
  isSameLanguage(baseLanguage(made), wanted)
