import type { VoiceConfig } from '../../src/core/voice/config.ts'
import type { SessionVariant } from './session-variant.ts'

/** The request for a session of this variant with these languages. */
export const requestOf = (
  variant: SessionVariant,
  { targetLanguages, spokenLanguages }: Pick<VoiceConfig, 'targetLanguages' | 'spokenLanguages'>,
) => ({
  source_media_content_type: variant.sourceContentType,
  message_format: variant.messageFormat,
  source_language: 'en',
  source_language_mode: 'fixed',
  target_languages: targetLanguages,
  target_media_languages: spokenLanguages,
})
