import { AUTO } from '../../languages/chosen.ts'
import { baseLanguage } from '../../languages/voice-language-codes.ts'
import type { ServiceProfile } from '../../service/service-profiles.ts'
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
 * Why a glossary cannot be used for a text; a service may require a source language for it.
 *
 * @returns undefined if it can be used
 */
export function unfitForText(
  dictionaries: readonly LanguagePair[],
  { sourceLanguage, targetLanguage }: LanguagePair,
  { glossaryNeedsSource }: Pick<ServiceProfile, 'glossaryNeedsSource'>,
): 'source-unknown' | 'other-languages' | undefined {
  const isDetected = sourceLanguage === AUTO
  if (isDetected && glossaryNeedsSource) return 'source-unknown'
  const source = isDetected ? undefined : sourceLanguage
  return checkGlossaryPair(dictionaries, source, targetLanguage) === undefined ? undefined : 'other-languages'
}
