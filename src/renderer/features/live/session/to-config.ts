import type { VoiceLanguage } from '../../../../core/contract/contract.ts'
import { hasSameMeaning } from '../../../../core/languages/meaning.ts'
import type { Settings } from '../../../../core/settings/settings.ts'
import type { VoiceConfig } from '../../../../core/voice/session/config.ts'

type VoiceSettings = Settings['voice']

export const AUTO = 'auto'

/**
 * Configuration of a session from the user's settings. Options that do not apply are omitted.
 *
 * @param spokenAtOnce number of languages that a session of the active service can speak
 */
export function toVoiceConfig(
  voice: VoiceSettings,
  languages: readonly VoiceLanguage[],
  spokenAtOnce = 1,
): VoiceConfig {
  const { sourceLanguage, targetLanguages } = voice
  const isNamed = sourceLanguage !== AUTO
  return {
    ...(isNamed && { sourceLanguage }),
    // A language that was chosen by name is meant: the service must not take it for another.
    sourceLanguageMode: isNamed ? 'fixed' : AUTO,
    targetLanguages: [...targetLanguages],
    spokenLanguages: spokenLanguages(voice, languages).slice(0, spokenAtOnce),
    sourceContentType: voice.sourceContentType,
    targetContentType: voice.targetContentType,
    messageFormat: voice.messageFormat,
    ...(voice.voice !== 'default' && { voice: voice.voice }),
    formality: hasFormality(targetLanguages, languages) ? voice.formality : 'default',
    ...(voice.glossaryId !== null && targetLanguages.length > 0 && { glossaryId: voice.glossaryId }),
  }
}

/** The one that is heard, and those that could be heard in its place. */
function spokenLanguages(
  { spokenLanguage, speakAll, targetLanguages }: VoiceSettings,
  languages: readonly VoiceLanguage[],
): string[] {
  if (spokenLanguage === null) return []
  const spoken = new Set(languages.filter(({ isSpoken }) => isSpoken).map(({ code }) => code))
  const others = speakAll ? targetLanguages.filter((code) => spoken.has(code)) : []
  return [...new Set([spokenLanguage, ...others])]
}

/** A formality as it can be chosen: the service means the same by the other names. */
export const shownFormality = (formality: VoiceSettings['formality']): 'default' | 'formal' | 'informal' => {
  const names = { more: 'formal', less: 'informal' } as const
  return formality === 'more' || formality === 'less' ? names[formality] : formality
}

export const hasFormality = (targets: readonly string[], languages: readonly VoiceLanguage[]): boolean =>
  languages.some(({ code, hasFormality: has }) => has && targets.includes(code))

/** The change of settings that chosen targets mean: a spoken language stays only while it is among them. */
export const withTargets = (voice: VoiceSettings, targetLanguages: string[]): Partial<VoiceSettings> => ({
  targetLanguages,
  spokenLanguage:
    voice.spokenLanguage !== null && targetLanguages.includes(voice.spokenLanguage)
      ? voice.spokenLanguage
      : null,
})

/** The change of settings that a chosen source means: it is not translated into itself where there are others. */
export function withSource(voice: VoiceSettings, sourceLanguage: string): Partial<VoiceSettings> {
  const others = voice.targetLanguages.filter((code) => !hasSameMeaning(sourceLanguage, code))
  return { sourceLanguage, ...(others.length > 0 && withTargets(voice, others)) }
}

const RECENT = 6

/** Languages chosen lately, newest first. */
export const withRecent = (voice: VoiceSettings, codes: readonly string[]): Partial<VoiceSettings> => ({
  recentLanguages: [...new Set([...codes.filter((code) => code !== AUTO), ...voice.recentLanguages])].slice(
    0,
    RECENT,
  ),
})
