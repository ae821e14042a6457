import { DEFAULT_SOURCE, DEFAULT_TARGET } from '../../../../core/audio/content-types.ts'
import { baseLanguage } from '../../../../core/languages/voice-language-codes.ts'
import type { VoiceConfig } from '../../../../core/voice/config.ts'

/** Target languages of the demo service's script. The sample meeting is in English. */
export const SAMPLE_TARGETS: readonly string[] = ['de', 'fr', 'es', 'it', 'ja', 'zh']
/** Those that the demo service can speak. */
export const SAMPLE_SPOKEN: readonly string[] = ['de', 'fr', 'es', 'it']
/** Maximum number of targets that fit on the stage. */
const MAX_SHOWN = 3

/**
 * Configuration of the sample meeting. Its targets are the interface language first, then the chosen languages,
 * as far as the script has them; one is spoken.
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
