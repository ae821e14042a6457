import * as z from 'zod/mini'
import { defaultCallContext } from '../../../../core/base/call.ts'
import { err, ok, type Result } from '../../../../core/base/result.ts'
import type { HandlersOf } from '../../../../core/contract/contract.ts'
import { checkStreamAddress } from '../../../../core/service/addresses.ts'
import { DEMO } from '../../../../core/settings/account.ts'
import {
  checkVoiceConfig,
  checkVoiceLanguages,
  type VoiceConfig,
  type VoiceTicket,
} from '../../../../core/voice/config.ts'
import { knownVoiceLanguages } from '../../../../core/voice/voice-languages.ts'
import { type OpenService, ServiceClient, type ServiceHandlersOf } from '../../http/client.ts'
import type { Connection, ServiceHttp } from '../../http/http.ts'
import { operationStep, send, unavailable } from '../operation.ts'
import { listVoiceLanguages } from './voice-languages-operations.ts'

const ticketAnswer = z.object({
  streaming_url: z.string(),
  token: z.string(),
  session_id: z._default(z.string(), ''),
})

/** Admission to voice sessions. */
export const voiceOperations = {
  open: operationStep('POST /v3/voice/realtime', {
    does: 'Opens a voice session',
    call: 'voice.open',
    feature: 'voice',
    body: {
      source_media_content_type: 'sourceContentType',
      message_format: 'messageFormat',
      source_language: 'sourceLanguage',
      source_language_mode: 'sourceLanguageMode',
      target_languages: 'targetLanguages',
      target_media_languages: 'spokenLanguages',
      target_media_content_type: 'targetContentType',
      target_media_voice: 'voice',
      glossary_id: 'glossaryId',
      glossary_ids: 'glossaryIds',
      formality: { from: 'formality', as: (formality) => (formality === 'default' ? undefined : formality) },
      spoken_terms_id: 'spokenTermsId',
    },
    repeat: 'unsafe',
    answer: ticketAnswer,
  }),
  resume: operationStep('GET /v3/voice/realtime', {
    does: 'Reconnects a voice session',
    call: 'voice.resume',
    query: { token: 'token' },
    repeat: 'rotates-token',
    answer: ticketAnswer,
  }),
} as const

/** Omits fields that only apply to a language that is not set, and empty lists that mean none. */
const sentOf = ({
  sourceLanguageMode,
  spokenLanguages,
  targetContentType,
  voice,
  glossaryIds = [],
  ...config
}: VoiceConfig) => ({
  ...config,
  ...(glossaryIds.length > 0 && { glossaryIds }),
  ...(config.sourceLanguage !== undefined && { sourceLanguageMode }),
  ...(spokenLanguages.length > 0 && { spokenLanguages, targetContentType, voice }),
})

export const voiceLanguageHandlers: ServiceHandlersOf<'voice.languages'> = {
  'voice.languages': (_input, { service }) => listVoiceLanguages(service),
}

/**
 * The first session is requested from the service in use. Resuming a session, and the session that replaces it, go to
 * the service that issued the token; if a host before this one did, to that of the same account. The first session of
 * a sample is requested from the demo service.
 *
 * @param openAs opens the service of an account; of the active one if it is undefined
 */
export function createVoiceHandlers(
  http: ServiceHttp,
  openAs: (account: string | undefined) => OpenService,
): HandlersOf<'voice.open' | 'sample.open' | 'voice.resume'> {
  const owners = new TokenOwners()
  const openingFor =
    (first?: string): HandlersOf<'voice.open'>['voice.open'] =>
    async ({ continues, account = first, ...config }, context = defaultCallContext) => {
      const owner = continues === undefined ? undefined : owners.of(continues)
      const service =
        owner === undefined
          ? await openAs(account)(context)
          : ok(new ServiceClient(http, owner, context.signal))
      if (!service.ok) return service
      const { connection } = service.value
      const ticket = await openVoice(service.value, config)
      if (ticket.ok) owners.replace(continues, ticket.value.token, connection)
      return ticket
    }
  return {
    'voice.open': openingFor(),
    'sample.open': openingFor(DEMO),
    'voice.resume': async ({ token }, { signal } = defaultCallContext) => {
      const owner = owners.of(token)
      if (owner === undefined) return err({ kind: 'voice-unknown' })
      const ticket = await resumeVoice(new ServiceClient(http, owner, signal), token)
      if (ticket.ok) owners.replace(token, ticket.value.token, owner)
      return ticket
    },
  }
}

/** Far more sessions than run at once. */
const MAX_OWNERS = 100

/**
 * The service of each session, by its latest token. If another account is selected during a session, its
 * token still goes to the service that issued it, with the key that opened it.
 */
class TokenOwners {
  readonly #owners = new Map<string, Connection>()

  of(token: string): Connection | undefined {
    return this.#owners.get(token)
  }

  /** @param token the previous one, if there was one */
  replace(token: string | undefined, next: string, owner: Connection): void {
    if (token !== undefined) this.#owners.delete(token)
    this.#owners.set(next, owner)
    const [oldest] = this.#owners.keys()
    if (this.#owners.size > MAX_OWNERS && oldest !== undefined) this.#owners.delete(oldest)
  }
}

/** Requests a new voice session. Its stream must lead to the service itself, or the session is refused. */
export async function openVoice(service: ServiceClient, config: VoiceConfig): Promise<Result<VoiceTicket>> {
  const broken =
    unavailable(service, voiceOperations.open) ??
    checkVoiceConfig(config, service.connection.profile) ??
    (await checkLanguages(service, config))
  if (broken !== undefined) return err(broken)
  const answer = await send(service, voiceOperations.open, sentOf(config))
  return answer.ok ? toTicket(answer.value, service.connection) : answer
}

/**
 * Checks with the built-in table first, without a request. If it refuses, the service's own list decides.
 */
async function checkLanguages(service: ServiceClient, config: VoiceConfig) {
  const broken = checkVoiceLanguages(config, knownVoiceLanguages)
  if (broken === undefined) return undefined
  const listed = await listVoiceLanguages(service, 1)
  return listed.ok ? checkVoiceLanguages(config, listed.value) : broken
}

/**
 * Exchanges the latest token of a session for a new one. Tried once: the session has its own rules for failures, and
 * shows the user that it waits.
 */
async function resumeVoice(service: ServiceClient, token: string): Promise<Result<VoiceTicket>> {
  const once = { secret: token, attempts: 1, isAboutKey: false } as const
  const answer = await send(service, voiceOperations.resume, { token }, once)
  return answer.ok ? toTicket(answer.value, service.connection) : answer
}

function toTicket(answer: z.output<typeof ticketAnswer>, connection: Connection): Result<VoiceTicket> {
  const domains = [...connection.profile.streamDomains, ...connection.streamDomains]
  const address = checkStreamAddress(answer.streaming_url, connection.address, domains)
  if (!address.ok) return address
  const { session_id: sessionId, token } = answer
  return ok({ sessionId, streamingUrl: address.value, token, account: connection.account })
}
