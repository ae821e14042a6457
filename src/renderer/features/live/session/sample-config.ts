import { DEFAULT_SOURCE, DEFAULT_TARGET } from '../../../../core/audio/content-types.ts'
import type { VoiceConfig } from '../../../../core/voice/session/config.ts'
import { baseLanguage } from '../../../../core/voice/session/languages.ts'

/** Languages of the demo service's script besides English, the language of the sample meeting. */
export const SAMPLE_TARGETS: readonly string[] = ['de', 'fr', 'es', 'it', 'ja', 'zh']
/** Those of them that the demo service speaks. */
export const SAMPLE_SPOKEN: readonly string[] = ['de', 'fr', 'es', 'it']
/** More of them leave no room on the stage. */
const MAX_SHOWN = 3

/**
 * The session of the sample meeting: the reader's own language first, then the chosen ones that the script has, one
 * of them spoken.
 *
 * @param language of the interface
 */
export function sampleConfig(chosen: readonly string[], language: string): VoiceConfig {
  const wanted = [language, ...chosen].filter((code) => SAMPLE_TARGETS.includes(baseLanguage(code)))
  const targetLanguages =
    wanted.length === 0 ? SAMPLE_TARGETS.slice(0, 2) : [...new Set(wanted)].slice(0, MAX_SHOWN)
  return {
    sourceLanguage: 'en',
    sourceLanguageMode: 'fixed',
    targetLanguages,
    spokenLanguages: targetLanguages.filter((code) => SAMPLE_SPOKEN.includes(code)).slice(0, 1),
    sourceContentType: DEFAULT_SOURCE,
    targetContentType: DEFAULT_TARGET,
    messageFormat: 'msgpack',
    formality: 'default',
  }
}
