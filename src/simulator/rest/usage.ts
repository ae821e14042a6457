import { type Answer, ok } from './http.ts'
import type { KeyState } from './key-state.ts'
import type { Route } from './router.ts'
import { addUp, monthBounds } from './usage-log.ts'

/** How the service writes that there is no limit. */
const NO_LIMIT = 1_000_000_000_000

/** To the second, as the service writes moments. */
export const toMoment = (date: Date): string => date.toISOString().replace(/\.\d+Z$/, 'Z')

function tellUsage(state: KeyState): Answer {
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
  return ok({
    ...characters,
    products: [
      product('translate', 'characters', used.text + used.document, all.text + all.document),
      product('write', 'characters', used.improvement, all.improvement),
      product('speech_to_text', 'milliseconds', used.speech, all.speech),
    ],
    api_key_character_count: used.characters,
    api_key_character_limit: limits.characters ?? NO_LIMIT,
    speech_to_text_milliseconds_count: all.milliseconds,
    speech_to_text_milliseconds_limit: account.limits.milliseconds ?? NO_LIMIT,
    start_time: toMoment(start),
    end_time: toMoment(end),
  })
}

export const usageRoutes: readonly Route[] = [
  { method: 'GET', path: '/v2/usage', handle: ({ state }) => tellUsage(state) },
]
