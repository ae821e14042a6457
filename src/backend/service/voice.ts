import * as z from 'zod/mini'
import { checkStreamAddress } from '../../core/addresses.ts'
import type { CallContext } from '../../core/call.ts'
import type { HandlersOf } from '../../core/contract.ts'
import { err, ok, type Result } from '../../core/result.ts'
import { checkVoiceConfig, type VoiceConfig, type VoiceTicket } from '../../core/voice/config.ts'
import type { ServiceClient } from './client.ts'
import type { Connection } from './http.ts'
import { listVoiceLanguages } from './languages.ts'

const PATH = '/v3/voice/realtime'

const ticketAnswer = z.object({
  streaming_url: z.string(),
  token: z.string(),
  session_id: z._default(z.string(), ''),
})

function toRequest(config: VoiceConfig): Record<string, unknown> {
  const isSpoken = config.spokenLanguages.length > 0
  return {
    source_media_content_type: config.sourceContentType,
    message_format: config.messageFormat,
    source_language: config.sourceLanguage,
    source_language_mode: config.sourceLanguage === undefined ? undefined : config.sourceLanguageMode,
    target_languages: config.targetLanguages,
    target_media_languages: isSpoken ? config.spokenLanguages : undefined,
    target_media_content_type: isSpoken ? config.targetContentType : undefined,
    target_media_voice: isSpoken ? config.voice : undefined,
    glossary_id: config.glossaryId,
    formality: config.formality === 'default' ? undefined : config.formality,
    spoken_terms_id: config.spokenTermsId,
  }
}

type VoiceCalls = 'voice.languages' | 'voice.open' | 'voice.resume'

export const createVoiceHandlers = (client: ServiceClient): HandlersOf<VoiceCalls> => ({
  'voice.languages': (_input, context) => listVoiceLanguages(client, context),
  'voice.open': (config, context) => openVoice(client, config, context),
  'voice.resume': ({ token }, context) => resumeVoice(client, token, context),
})

/** Asks for a new voice session. Its stream must lead to the service itself, or the session is refused. */
async function openVoice(
  client: ServiceClient,
  config: VoiceConfig,
  context: CallContext | undefined,
): Promise<Result<VoiceTicket>> {
  const connection = await client.connection()
  if (!connection.ok) return connection
  const broken = checkVoiceConfig(config, connection.value.profile)
  if (broken !== undefined) return err(broken)
  const answer = await client.request(
    { method: 'POST', path: PATH, body: toRequest(config), repeat: 'unsafe', answer: ticketAnswer },
    context,
  )
  return answer.ok ? toTicket(answer.value, connection.value) : answer
}

/**
 * Trades the latest token of a session for a new one. Tried once: the session's own rules say what a failure
 * means, and it shows the user that it waits.
 */
async function resumeVoice(
  client: ServiceClient,
  token: string,
  context: CallContext | undefined,
): Promise<Result<VoiceTicket>> {
  const connection = await client.connection()
  if (!connection.ok) return connection
  const answer = await client.request(
    {
      method: 'GET',
      path: PATH,
      query: { token },
      repeat: 'rotates-token',
      attempts: 1,
      answer: ticketAnswer,
    },
    context,
  )
  return answer.ok ? toTicket(answer.value, connection.value) : answer
}

function toTicket(answer: z.output<typeof ticketAnswer>, connection: Connection): Result<VoiceTicket> {
  const domains = [...connection.profile.streamDomains, ...connection.streamDomains]
  const address = checkStreamAddress(answer.streaming_url, connection.address, domains)
  if (!address.ok) return address
  return ok({ sessionId: answer.session_id, streamingUrl: address.value, token: answer.token })
}
