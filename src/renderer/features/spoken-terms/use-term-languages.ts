import { AUTO } from '../../../core/languages/chosen.ts'
import { baseLanguage } from '../../../core/languages/voice-language-codes.ts'
import { termLanguages } from '../../../core/spoken-terms/languages.ts'
import { knownVoiceLanguages } from '../../../core/voice/voice-languages.ts'
import { useLanguageList, useVoiceLanguages } from '../../data/languages.ts'
import { useSettings } from '../../data/settings.ts'

/** Languages that can have a list. */
export function useTermLanguages(): readonly string[] {
  const voice = useVoiceLanguages().data ?? knownVoiceLanguages
  return termLanguages(voice, useLanguageList({ product: 'voice' }).data)
}

/** The language that a new list most likely has: the spoken one. */
export function useLikelyLanguage(): string {
  const { sourceLanguage } = useSettings().voice
  return sourceLanguage === AUTO ? 'en' : baseLanguage(sourceLanguage)
}
