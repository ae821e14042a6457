import { checkGlossaryPair, type LanguagePair } from '../text/pairs.ts'
import { baseLanguage } from '../voice/session/languages.ts'

/** The service detects the language. */
const AUTO = 'auto'

/** Whether a glossary has entries for any of the languages of a live session. */
export function fitsLive(
  dictionaries: readonly LanguagePair[],
  { sourceLanguage: spoken, targetLanguages }: { sourceLanguage: string; targetLanguages: readonly string[] },
): boolean {
  const targets = new Set(targetLanguages.map(baseLanguage))
  return dictionaries.some(
    ({ sourceLanguage, targetLanguage }) =>
      (spoken === AUTO || baseLanguage(spoken) === baseLanguage(sourceLanguage)) &&
      targets.has(baseLanguage(targetLanguage)),
  )
}

/**
 * Why a glossary cannot be used for a text; the service requires a source language for it.
 *
 * @returns undefined if it can be used
 */
export function unfitForText(
  dictionaries: readonly LanguagePair[],
  { sourceLanguage, targetLanguage }: LanguagePair,
): 'source-unknown' | 'other-languages' | undefined {
  if (sourceLanguage === AUTO) return 'source-unknown'
  return checkGlossaryPair(dictionaries, sourceLanguage, targetLanguage) === undefined
    ? undefined
    : 'other-languages'
}
