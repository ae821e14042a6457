import { AUTO } from '../languages/chosen.ts'
import { hasSameMeaning } from '../languages/meaning.ts'
import type { ServiceProfile } from '../service/service-profiles.ts'
import type { VoiceConfig } from '../voice/config.ts'
import type { VoiceLanguage } from '../voice/voice-languages.ts'
import type { Settings } from './settings.ts'
import { glossaryIdsOf } from './voice-glossaries.ts'

type VoiceSettings = Settings['voice']

/**
 * Configuration of a session from the user's settings. Options that do not apply are omitted.
 *
 * @param profile that of the active service
 */
export function toVoiceConfig(
  voice: VoiceSettings,
  languages: readonly VoiceLanguage[],
  profile: Pick<ServiceProfile, 'spokenLanguagesAtOnce' | 'hasSpokenTerms' | 'sessionGlossaries'>,
): VoiceConfig {
  const { sourceLanguage, targetLanguages } = voice
  const isNamed = sourceLanguage !== AUTO
  const [glossaryId, ...others] =
    targetLanguages.length === 0 ? [] : glossaryIdsOf(voice).slice(0, profile.sessionGlossaries)
  return {
    ...(isNamed && { sourceLanguage }),
    // The user has chosen the language explicitly, so the service must not detect another one.
    sourceLanguageMode: isNamed ? 'fixed' : AUTO,
    targetLanguages: [...targetLanguages],
    spokenLanguages: spokenLanguages(voice, languages).slice(0, profile.spokenLanguagesAtOnce),
    sourceContentType: voice.sourceContentType,
    targetContentType: voice.targetContentType,
    messageFormat: voice.messageFormat,
    ...(voice.voice !== 'default' && { voice: voice.voice }),
    formality: hasFormality(targetLanguages, languages) ? voice.formality : 'default',
    ...(glossaryId !== undefined &&
      (others.length === 0 ? { glossaryId } : { glossaryIds: [glossaryId, ...others] })),
    ...(voice.spokenTermsId !== null && profile.hasSpokenTerms && { spokenTermsId: voice.spokenTermsId }),
  }
}

/** The audible language, and others that can be selected instead. */
function spokenLanguages(
  { spokenLanguage, speakAll, targetLanguages }: VoiceSettings,
  languages: readonly VoiceLanguage[],
): string[] {
  if (spokenLanguage === null) return []
  const spoken = new Set(languages.filter(({ isSpoken }) => isSpoken).map(({ code }) => code))
  const others = speakAll ? targetLanguages.filter((code) => spoken.has(code)) : []
  return [...new Set([spokenLanguage, ...others])]
}

/** Maps a formality to the offered choices: the service's other names have the same meaning. */
export const shownFormality = (formality: VoiceSettings['formality']): 'default' | 'formal' | 'informal' => {
  const names = { more: 'formal', less: 'informal' } as const
  return formality === 'more' || formality === 'less' ? names[formality] : formality
}

export const hasFormality = (targets: readonly string[], languages: readonly VoiceLanguage[]): boolean =>
  languages.some(({ code, hasFormality: has }) => has && targets.includes(code))

/** Change of settings for chosen targets: the spoken language is kept only if it is one of them. */
export const withTargets = (voice: VoiceSettings, targetLanguages: string[]): Partial<VoiceSettings> => ({
  targetLanguages,
  spokenLanguage:
    voice.spokenLanguage !== null && targetLanguages.includes(voice.spokenLanguage)
      ? voice.spokenLanguage
      : null,
})

/** Change of settings for a chosen source: it is removed from the targets, unless it is the only one. */
export function withSource(voice: VoiceSettings, sourceLanguage: string): Partial<VoiceSettings> {
  const others = voice.targetLanguages.filter((code) => !hasSameMeaning(sourceLanguage, code))
  return { sourceLanguage, ...(others.length > 0 && withTargets(voice, others)) }
}
