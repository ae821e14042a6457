import { type ApiRequest, type ApiResponse, okResponse } from '../http/api-request.ts'
import type { Route } from '../http/router.ts'
import type { Limits } from './key-state.ts'
import { type Amounts, addUp, monthBounds } from './usage-log.ts'

/** The service's value for "no limit". */
const NO_LIMIT = 1_000_000_000_000

/** To the second, like the service. */
export const toMoment = (date: Date): string => date.toISOString().replace(/\.\d+Z$/, 'Z')

const MINUTE_MS = 60_000

function getUsage({ state, scheme }: ApiRequest): ApiResponse {
  const { account, used, limits } = state
  const all = addUp(account.keys.map((key) => key.used))
  const characters = {
    character_count: all.characters,
    character_limit: account.limits.characters ?? NO_LIMIT,
  }
  if (account.plan === 'free') return okResponse(characters)
  const [start, end] = monthBounds(account.today())
  const product = (type: string, unit: string, own: number, everybody: number) => ({
    product_type: type,
    billing_unit: unit,
    api_key_unit_count: own,
    account_unit_count: everybody,
  })
  const isByMinute = scheme === 'DeepL-Auth-Key'
  return okResponse({
    ...characters,
    products: [
      product('translate', 'characters', used.text + used.document, all.text + all.document),
      product('write', 'characters', used.improvement, all.improvement),
      ...(isByMinute
        ? [
            product('speechToText', 'minutes', inMinutes(used.speech), inMinutes(all.speech)),
            product(
              'speechToSpeech',
              'minutes',
              inMinutes(used.speechToSpeech),
              inMinutes(all.speechToSpeech),
            ),
          ]
        : [product('speech_to_text', 'milliseconds', used.speech, all.speech)]),
    ],
    api_key_character_count: used.characters,
    api_key_character_limit: limits.characters ?? NO_LIMIT,
    ...(isByMinute ? speechByMinute : speechByMs)(all, account.limits),
    ...(isByMinute && documents(used, all, account.limits)),
    start_time: toMoment(start),
    end_time: toMoment(end),
  })
}

const speechByMs = ({ milliseconds: used }: Amounts, { milliseconds: limit }: Limits) => ({
  speech_to_text_milliseconds_count: used,
  speech_to_text_milliseconds_limit: limit ?? NO_LIMIT,
})

/** Whole minutes: begun ones count. */
const inMinutes = (ms: number | null): number => Math.ceil((ms ?? 0) / MINUTE_MS)

/** The older fields are still present but meaningless; an unreported limit is 0. */
const speechByMinute = (used: Amounts, limits: Limits) => ({
  speech_to_text_minutes_count: inMinutes(used.milliseconds),
  speech_to_text_minutes_limit: inMinutes(limits.milliseconds),
  speech_to_speech_minutes_count: inMinutes(used.speechToSpeechMs),
  speech_to_speech_minutes_limit: inMinutes(limits.speechToSpeechMs),
  speech_to_text_milliseconds_count: 0,
  speech_to_text_milliseconds_limit: 0,
})

/** Documents of this key and of all keys, where their number is limited. */
const documents = (own: Amounts, all: Amounts, { documents: limit }: Limits) =>
  limit !== null && {
    document_count: own.documents,
    document_limit: limit,
    team_document_count: all.documents,
    team_document_limit: limit,
  }

export const usageRoutes: readonly Route[] = [{ method: 'GET', path: '/v2/usage', handle: getUsage }]
