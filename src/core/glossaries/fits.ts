import { AUTO } from '../languages/chosen.ts'
import { baseLanguage } from '../languages/voice-language-codes.ts'
import { checkGlossaryPair, type LanguagePair } from '../text/pairs.ts'

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
