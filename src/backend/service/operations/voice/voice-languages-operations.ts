import { ok, type Result } from '../../../../core/base/result.ts'
import { featureNamed } from '../../../../core/languages/features.ts'
import type { ProductLanguage } from '../../../../core/languages/languages-calls.ts'
import { canonicalLanguage } from '../../../../core/languages/voice-language-codes.ts'
import { knownVoiceLanguage, type VoiceLanguage } from '../../../../core/voice/voice-languages.ts'
import type { ServiceClient } from '../../http/client.ts'
import { listProductLanguages } from '../languages/languages-operations.ts'

/**
 * Capabilities of each language in a voice session of this service.
 *
 * @param attempts by default, as many as for other requests
 */
export async function listVoiceLanguages(
  service: ServiceClient,
  attempts?: number,
): Promise<Result<VoiceLanguage[]>> {
  const listed = await listProductLanguages(service, 'voice', attempts)
  return listed.ok ? ok(toVoiceLanguages(listed.value)) : listed
}

/**
 * The service's list decides by language and feature. A feature that it lists for no language at all is not described
 * by it: the built-in table applies.
 */
export function toVoiceLanguages(listed: readonly ProductLanguage[]): VoiceLanguage[] {
  const has = (name: string, builtIn: (code: string) => boolean) => {
    const isNamed = listed.some((language) => featureNamed(language, name) !== undefined)
    return (language: ProductLanguage, code: string): boolean =>
      isNamed ? featureNamed(language, name) !== undefined : builtIn(code)
  }
  const isTranscribed = has('transcription', () => true)
  const isSpoken = has('translated_speech', (code) => knownVoiceLanguage(code)?.isSpoken === true)
  const isDetectable = has('auto_detection', (code) => knownVoiceLanguage(code)?.isDetectable === true)
  const never = () => false
  const hasFormality = has('formality', never)
  const hasGlossary = has('glossary', never)
  return listed.map((language) => {
    const code = canonicalLanguage(language.code)
    const isSource = language.isSource && isTranscribed(language, code)
    return {
      code,
      isSource,
      isTarget: language.isTarget,
      isSpoken: language.isTarget && isSpoken(language, code),
      isDetectable: isSource && isDetectable(language, code),
      hasFormality: hasFormality(language, code),
      hasGlossary: hasGlossary(language, code),
    }
  })
}
