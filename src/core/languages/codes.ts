import * as z from 'zod/mini'
import { baseLanguage } from './voice-language-codes.ts'

/** A language code from a caller: BCP 47, in any case. */
export const languageCode = z.string().check(z.regex(/^[A-Za-z]{2,3}(-[\dA-Za-z]{2,8})*$/))

/**
 * A language code from a service or file. Codes of private services need not be BCP 47, and are shown,
 * searched and exported all the same. They are used as property names, so inherited names are excluded.
 */
export const foreignLanguageCode = z.string().check(
  z.regex(/^[\dA-Za-z-]{1,35}$/),
  z.refine((code) => !(code in Object.prototype)),
)

/** The service spells one code in two ways: `zh-Hans` and `ZH-HANS`. */
export const isSameLanguage = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** A code as BCP 47 recommends to write it, such as `en-GB` and `zh-Hans`; unlike `Intl`, it replaces no code. */
export const writtenAs = (code: string): string =>
  code
    .toLowerCase()
    .split('-')
    .map((part, i) => {
      if (i === 0) return part
      return part.length === 4 ? part.charAt(0).toUpperCase() + part.slice(1) : part.toUpperCase()
    })
    .join('-')

/** Whether something made for one language can be used for another: the same, or a variant of it. */
export const servesLanguage = (made: string, wanted: string): boolean =>
  isSameLanguage(made, wanted) ||
  isSameLanguage(made, baseLanguage(wanted)) ||
  isSameLanguage(baseLanguage(made), wanted)
