import { type Answer, type ApiRequest, ok } from '../http/http.ts'
import type { Route } from '../http/router.ts'
import { addUp, monthBounds } from './usage-log.ts'

/** The service's value for "no limit". */
const NO_LIMIT = 1_000_000_000_000

/** To the second, like the service. */
export const toMoment = (date: Date): string => date.toISOString().replace(/\.\d+Z$/, 'Z')

const MINUTE_MS = 60_000

function getUsage({ state, scheme }: ApiRequest): Answer {
  const { account, used, limits } = state
  const all = addUp(account.keys.map((key) => key.used))
  const characters = {
    character_count: all.characters,
    character_limit: account.limits.characters ?? NO_LIMIT,
  }
  if (account.plan === 'free') return ok(characters)
  const [start, end] = monthBounds(account.today())
  const product = (type: string, unit: string, own: number, everybody: number) => ({
    product_type: type,
    billing_unit: unit,
    api_key_unit_count: own,
    account_unit_count: everybody,
  })
  const isByMinute = scheme === 'DeepL-Auth-Key'
  return ok({
    ...characters,
    products: [
      product('translate', 'characters', used.text + used.document, all.text + all.document),
      product('write', 'characters', used.improvement, all.improvement),
      isByMinute
        ? product('speechToText', 'minutes', used.speech / MINUTE_MS, all.speech / MINUTE_MS)
        : product('speech_to_text', 'milliseconds', used.speech, all.speech),
    ],
    api_key_character_count: used.characters,
    api_key_character_limit: limits.characters ?? NO_LIMIT,
    ...(isByMinute ? speechByMinute : speechByMs)(all.milliseconds, account.limits.milliseconds),
    start_time: toMoment(start),
    end_time: toMoment(end),
  })
}

const speechByMs = (used: number, limit: number | null) => ({
  speech_to_text_milliseconds_count: used,
  speech_to_text_milliseconds_limit: limit ?? NO_LIMIT,
})

/** The older fields are still present but meaningless; an unreported limit is 0. */
const speechByMinute = (used: number, limit: number | null) => ({
  speech_to_text_minutes_count: used / MINUTE_MS,
  speech_to_text_minutes_limit: (limit ?? 0) / MINUTE_MS,
  speech_to_text_milliseconds_count: 0,
  speech_to_text_milliseconds_limit: 0,
})

export const usageRoutes: readonly Route[] = [{ method: 'GET', path: '/v2/usage', handle: getUsage }]
