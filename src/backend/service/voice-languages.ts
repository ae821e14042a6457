import type { VoiceLanguage } from '../../core/contract.ts'
import type { ProductLanguage } from '../../core/languages/calls.ts'
import { featureNamed } from '../../core/languages/features.ts'
import { ok, type Result } from '../../core/result.ts'
import { isDetectable } from '../../core/voice/config.ts'
import { sourceLanguages, spokenLanguages, targetLanguages } from '../../core/voice/languages.ts'
import type { ServiceClient } from './client.ts'
import { listProductLanguages } from './languages.ts'

/** What each language can do in a voice session of this service. */
export async function listVoiceLanguages(service: ServiceClient): Promise<Result<VoiceLanguage[]>> {
  const listed = await listProductLanguages(service, 'voice')
  return listed.ok ? ok(toVoiceLanguages(listed.value)) : listed
}

/** The interface names the codes of a voice request; the service says which of them it offers. */
function toVoiceLanguages(listed: readonly ProductLanguage[]): VoiceLanguage[] {
  const byCode = new Map(listed.map((language) => [language.code.toLowerCase(), language]))
  const codes = [...new Set([...sourceLanguages, ...targetLanguages])]
  return codes.flatMap((code) => {
    const language = byCode.get(code.toLowerCase())
    if (language === undefined) return []
    return {
      code,
      isSource: sourceLanguages.includes(code) && language.isSource,
      isTarget: targetLanguages.includes(code) && language.isTarget,
      isSpoken: spokenLanguages.includes(code) && language.isTarget,
      isDetectable: isDetectable(code),
      hasFormality: featureNamed(language, 'formality') !== undefined,
      hasGlossary: featureNamed(language, 'glossary') !== undefined,
    }
  })
}
