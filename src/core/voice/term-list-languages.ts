import { featureNamed } from '../languages/features.ts'
import type { ProductLanguage } from '../languages/languages-calls.ts'
import { baseLanguage } from '../languages/voice-language-codes.ts'
import type { VoiceLanguage } from './voice-languages.ts'

/** Codes of the languages that can have a list: those for which the service says so, otherwise all spoken ones. */
export function termLanguages(
  spoken: readonly VoiceLanguage[],
  listed: readonly ProductLanguage[] = [],
): string[] {
  const named = listed.filter((language) => featureNamed(language, 'spoken_terms') !== undefined)
  const all = named.length > 0 ? named : spoken.filter(({ isSource }) => isSource)
  return [...new Set(all.map(({ code }) => baseLanguage(code)))]
}
