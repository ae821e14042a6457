import { checkGlossaryPair, type LanguagePair } from '../text/rules.ts'
import { baseLanguage } from '../voice/languages.ts'

/** The service recognises the language. */
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

/** Whether it has entries for the languages of a text, as far as they are known. */
export const fitsText = (
  dictionaries: readonly LanguagePair[],
  { sourceLanguage, targetLanguage }: LanguagePair,
): boolean =>
  dictionaries.some(
    (pair) =>
      checkGlossaryPair(
        [pair],
        sourceLanguage === AUTO ? pair.sourceLanguage : sourceLanguage,
        targetLanguage,
      ) === undefined,
  )
