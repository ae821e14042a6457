import type { Result } from '../../core/base/result.ts'
import { productNames } from '../../core/languages/languages-calls.ts'
import { type Check, found } from '../../core/product/doctor/checks.ts'
import { DEMO } from '../../core/settings/account.ts'
import type { ServiceClient } from '../service/http/client.ts'
import type { Connection } from '../service/http/http.ts'
import { keyVerdict } from '../service/http/key-guard.ts'
import { keyTest } from '../service/http/key-test.ts'
import { readUsage } from '../service/operations/account/usage-operations.ts'
import { listProducts } from '../service/operations/languages/languages-operations.ts'

/** Round trips above this visibly delay captions. */
const SLOW_MS = 700
/** The service reports its time in whole seconds, and the response takes time to arrive. */
const CLOCK_TOLERANCE_MS = 30_000
const ATTEMPTS = 2

export interface Asked {
  readonly answer: Result<unknown>
  readonly ms: number
  /** Our clock minus the service's, if it reported its time. */
  readonly skewMs: number | undefined
}

/** Sends a request that every key may make, and measures its duration and the clock skew. */
export async function askOnce(service: ServiceClient, now: () => number): Promise<Asked> {
  let date: string | null = null
  const observe = (headers: Headers) => {
    date = headers.get('Date')
  }
  const startedAt = now()
  const answer = await service.request({
    ...keyTest(service.connection.profile),
    attempts: ATTEMPTS,
    observe,
  })
  const ms = Math.round(now() - startedAt)
  const serverMs = date === null ? Number.NaN : Date.parse(date)
  return { answer, ms, skewMs: Number.isNaN(serverMs) ? undefined : Date.now() - ms / 2 - serverMs }
}

export function keyCheck({ answer }: Asked, { account, address }: Connection): Check {
  const facts = { host: new URL(address).host }
  if (answer.ok) return found('key', account === DEMO ? 'demo' : 'accepted', { facts })
  const { error } = answer
  if (keyVerdict(answer).ok) return found('key', 'limited', { facts })
  const isRefused = error.kind === 'key-rejected' || error.kind === 'not-allowed'
  // Without an answer of the service, the key remains unknown.
  return isRefused ? found('key', 'refused', { facts, error }) : found('key', 'skipped')
}

/** @param key result of the key check, which made the first request */
export function regionCheck({ answer }: Asked, { profile, address }: Connection, key: Check): Check {
  const url = new URL(address)
  const region = profile.addresses.find((known) => known.url === address)?.region
  const facts = { host: url.host, ...(region !== undefined && { region }) }
  if (!answer.ok && answer.error.kind === 'other-region')
    return found('region', 'elsewhere', { facts, error: answer.error })
  if (key.finding === 'demo') return found('region', 'local')
  if (key.finding === 'refused') return found('region', 'doubtful', { facts })
  if (key.finding === 'skipped' && !answer.ok)
    return found('region', 'unreachable', { facts, error: answer.error })
  return found('region', region === undefined ? 'own' : 'known', { facts })
}

export function clockCheck({ skewMs }: Asked): Check {
  if (skewMs === undefined) return found('clock', 'unreported')
  const isRight = Math.abs(skewMs) <= CLOCK_TOLERANCE_MS
  return found('clock', isRight ? 'right' : 'wrong', { facts: { seconds: Math.round(skewMs / 1000) } })
}

export function roundTripCheck({ answer, ms }: Asked): Check {
  const verdict = keyVerdict(answer)
  if (!verdict.ok) return found('round-trip', 'failed', { error: verdict.error })
  return found('round-trip', ms > SLOW_MS ? 'slow' : 'quick', { facts: { ms } })
}

export async function planCheck(service: ServiceClient): Promise<Check> {
  const { plan } = service.connection
  const answer = await readUsage(service, ATTEMPTS)
  if (!answer.ok) return found('plan', 'unreported', { error: answer.error })
  const { characters, keyCharacters, products } = answer.value
  // The Free plan reports characters only.
  const isPro = keyCharacters !== undefined || products.length > 0
  if (characters === undefined) return found('plan', isPro && plan === 'free' ? 'other' : 'uncounted')
  const { used, limit } = characters
  if (isPro && plan === 'free') return found('plan', 'other', { facts: { plan, used } })
  if (limit === undefined) return found('plan', 'counted', { facts: { plan, used } })
  if (limit === null) return found('plan', 'unlimited', { facts: { plan, used } })
  return found('plan', used >= limit ? 'used-up' : 'known', { facts: { plan, used, limit } })
}

export async function productsCheck(service: ServiceClient): Promise<Check> {
  const answer = await listProducts(service, ATTEMPTS)
  if (!answer.ok) return found('products', 'unreported', { error: answer.error })
  const listed = new Set(answer.value.map(({ name }) => name))
  const missing = productNames.filter((name) => !listed.has(name))
  if (missing.length === 0) return found('products', 'all')
  return found('products', 'some', { facts: { missing } })
}
