import { termLanguages } from '../../../core/spoken-terms/term-list-languages.ts'
import { knownVoiceLanguages } from '../../../core/voice/voice-languages.ts'
import { useLanguageList, useVoiceLanguages } from '../languages-queries.ts'

/** Languages that can have a list. */
export function useTermLanguages(): readonly string[] {
  const voice = useVoiceLanguages().data ?? knownVoiceLanguages
  return termLanguages(voice, useLanguageList({ product: 'voice' }).data)
}
