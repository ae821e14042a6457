import { baseLanguage } from '../../core/languages/voice-language-codes.ts'
import { parseVoiceRequest, type VoiceRequest } from '../voice/parse-voice-request.ts'
import type { SessionTickets, Ticket, TokenProblem } from '../voice/session-tickets.ts'
import type { TermsFor } from '../voice/session-wording.ts'
import { noSpokenTerms, type SpokenTermsFor } from '../voice/spoken-spellings.ts'
import type { KeyState } from './account/key-state.ts'
import type { Metered } from './account/usage-log.ts'
import { findGlossary, isFor, toTerms } from './glossaries/glossary-store.ts'
import {
  type ApiRequest,
  type ApiResponse,
  type AuthorizationScheme,
  okResponse,
  refusal,
  refuse,
  refuseQuota,
} from './http/api-request.ts'
import type { Route } from './http/router.ts'
import { findCollection } from './spoken-terms/spoken-terms-store.ts'

/** Path of the voice stream. */
export const STREAM_PATH = '/v3/voice/realtime/connect'

/** Number of languages that a session may speak, by deployment. */
const SPOKEN_AT_ONCE: { readonly [S in AuthorizationScheme]: number } = {
  'Service-Auth-Key': 5,
  'DeepL-Auth-Key': 1,
}

export const tokenRefusals: { readonly [P in TokenProblem]: ApiResponse } = {
  'unknown-token': refusal(404, 'There is no session with this token.'),
  'session-over': refusal(400, 'The session is over.'),
}

/** One deployment counts sessions with a spoken translation apart. */
const kindOf = ({ scheme }: ApiRequest, { target_media_languages: spoken }: VoiceRequest): Metered =>
  scheme === 'DeepL-Auth-Key' && spoken.length > 0 ? 'speechToSpeech' : 'speech'

/** The entries of a session's glossaries, as they are when it begins. */
function findTerms(state: KeyState, { glossary_id: one, glossary_ids: several }: VoiceRequest): TermsFor {
  const ids = one === undefined ? several : [one]
  const dictionaries = ids.flatMap((id) => findGlossary(state, id).dictionaries)
  return (source, target) =>
    dictionaries
      .filter(isFor({ source: baseLanguage(source), target: baseLanguage(target) }))
      .flatMap(toTerms)
}

/** The lists of a session's spoken terms, as they are when it begins. */
function findSpokenTerms(state: KeyState, id: string | undefined): SpokenTermsFor {
  if (id === undefined) return noSpokenTerms
  const lists = new Map(findCollection(state, id).lists)
  return (language) => lists.get(baseLanguage(language)) ?? []
}

const toAnswer = ({ host }: ApiRequest, ticket: Ticket): ApiResponse =>
  okResponse({ streaming_url: `ws://${host}${STREAM_PATH}`, ...ticket })

export const voiceRoutes = (sessions: SessionTickets): Route[] => [
  {
    method: 'POST',
    path: '/v3/voice/realtime',
    isProOnlyInDeepl: true,
    handle: async (request) => {
      const parsed = parseVoiceRequest(request.body, SPOKEN_AT_ONCE[request.scheme])
      if (!parsed.ok) return refuse(400, parsed.message)
      if (sessions.isFull) return refuse(429, 'Too many sessions at a time.')
      const kind = kindOf(request, parsed.value)
      if (request.state.isUsedUp(kind)) return refuseQuota()
      const onHeard = (ms: number) => request.state.count(kind, ms, request.tag)
      const termsFor = findTerms(request.state, parsed.value)
      const spokenTermsFor = findSpokenTerms(request.state, parsed.value.spoken_terms_id)
      return toAnswer(request, await sessions.open(parsed.value, onHeard, termsFor, spokenTermsFor))
    },
  },
  {
    method: 'GET',
    path: '/v3/voice/realtime',
    handle: (request) => {
      const token = request.query.get('token')
      if (token === null) return refuse(400, "Parameter 'token' not specified.")
      const resumed = sessions.resume(token)
      return typeof resumed === 'string' ? tokenRefusals[resumed] : toAnswer(request, resumed)
    },
  },
]
