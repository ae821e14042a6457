import { baseLanguage } from './voice-language-codes.ts'

/** The script that a language is written in, such as `Hans`; nothing where the code is no language tag. */
function scriptOf(code: string): string | undefined {
  try {
    return new Intl.Locale(code).maximize().script
  } catch {
    return undefined
  }
}

/**
 * Whether two codes mean one language in one script: `en` and `en-GB`, `zh` and `zh-HANS`, but not `zh` and
 * `zh-HANT`.
 */
export const hasSameMeaning = (a: string, b: string): boolean =>
  baseLanguage(a).toLowerCase() === baseLanguage(b).toLowerCase() && scriptOf(a) === scriptOf(b)

const SCRIPT = /^[a-z]+-[a-z]{4}$/i

/** Whether a plain code is redundant beside one with a script: `zh` beside `zh-HANS`. */
export const isSaidWithScript = (code: string, codes: readonly string[]): boolean =>
  !code.includes('-') && codes.some((other) => SCRIPT.test(other) && hasSameMeaning(code, other))
