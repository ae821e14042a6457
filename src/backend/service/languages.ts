import * as z from 'zod/mini'
import type { CallContext } from '../../core/call.ts'
import type { VoiceLanguage } from '../../core/contract.ts'
import { ok, type Result } from '../../core/result.ts'
import { isDetectable } from '../../core/voice/config.ts'
import { sourceLanguages, spokenLanguages, targetLanguages } from '../../core/voice/languages.ts'
import type { ServiceClient } from './client.ts'

/** Features come as a list of names, or as an object whose keys are the names. */
const features = z.union([z.array(z.string()), z.record(z.string(), z.unknown())])

const languagesAnswer = z.array(
  z.object({
    lang: z.string(),
    usable_as_source: z._default(z.boolean(), false),
    usable_as_target: z._default(z.boolean(), false),
    features: z._default(features, []),
  }),
)
type Listed = z.output<typeof languagesAnswer>[number]

const hasFeature = ({ features: listed }: Listed, name: string): boolean =>
  Array.isArray(listed) ? listed.includes(name) : Object.hasOwn(listed, name)

/** What each language can do in a voice session of this service. */
export async function listVoiceLanguages(
  client: ServiceClient,
  context?: CallContext,
): Promise<Result<VoiceLanguage[]>> {
  const connection = await client.connection()
  if (!connection.ok) return connection
  const answer = await client.request(
    {
      method: 'GET',
      path: '/v3/languages',
      query: { [connection.value.profile.languagesQuery]: 'voice' },
      repeat: 'safe',
      answer: languagesAnswer,
    },
    context,
  )
  return answer.ok ? ok(toVoiceLanguages(answer.value)) : answer
}

/** The interface names the codes of a voice request; the service says which of them it offers. */
function toVoiceLanguages(listed: readonly Listed[]): VoiceLanguage[] {
  const byCode = new Map(listed.map((language) => [language.lang.toLowerCase(), language]))
  const codes = [...new Set([...sourceLanguages, ...targetLanguages])]
  return codes.flatMap((code) => {
    const language = byCode.get(code.toLowerCase())
    if (language === undefined) return []
    return {
      code,
      isSource: sourceLanguages.includes(code) && language.usable_as_source,
      isTarget: targetLanguages.includes(code) && language.usable_as_target,
      isSpoken: spokenLanguages.includes(code) && language.usable_as_target,
      isDetectable: isDetectable(code),
      hasFormality: hasFeature(language, 'formality'),
      hasGlossary: hasFeature(language, 'glossary'),
    }
  })
}
