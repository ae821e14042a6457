import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBody } from './body.ts'
import {
  type Answer,
  type AuthorizationScheme,
  encodeAnswer,
  isLoopbackHost,
  quotaExceeded,
  refuse,
  sendEncoded,
} from './http.ts'
import type { KeyState } from './key-state.ts'
import type { Keyring } from './keyring.ts'
import { findRoute, type Route } from './router.ts'

const USUAL_BODY = 1 << 20
const SCHEMES: readonly AuthorizationScheme[] = ['Service-Auth-Key', 'DeepL-Auth-Key']

interface Authorized {
  readonly state: KeyState
  readonly scheme: AuthorizationScheme
}

/** Answers requests: what holds for all of them is checked here, the rest is up to the routes. */
export class Api {
  readonly #routes: readonly Route[]
  readonly #keyring: Keyring

  constructor(routes: readonly Route[], keyring: Keyring) {
    this.#routes = routes
    this.#keyring = keyring
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const traceId = randomUUID()
    response.setHeader('X-Trace-ID', traceId)
    const answer = await this.#handle(request).catch((thrown: unknown) => failed(traceId, thrown))
    // A body that was not read to its end would be taken for the next request.
    if (!request.complete) response.setHeader('Connection', 'close')
    sendEncoded(response, encodeAnswer(answer))
  }

  async #handle(request: IncomingMessage): Promise<Answer> {
    const { headers, method = 'GET' } = request
    const { host } = headers
    if (!isLoopbackHost(host)) return refuse(403, 'This service answers on this computer only.')
    const url = URL.parse(request.url ?? '/', `http://${host}`)
    if (url === null) return refuse(400, 'The address cannot be read.')
    if (headers['user-agent'] === undefined) return refuse(400, 'A User-Agent header is required.')
    const authorized = this.#authorize(headers.authorization)
    if ('status' in authorized) return authorized
    const found = findRoute(this.#routes, method, url.pathname)
    if ('status' in found) return found
    const { route, params } = found
    const { state, scheme } = authorized
    const forbidden = forbid(route, state)
    if (forbidden !== undefined) return forbidden
    const body = await readBody(request, route.bodyLimit ?? USUAL_BODY)
    if ('status' in body) return body
    const { searchParams: query } = url
    const answer = await route.handle({ query, params, headers, body: body.value, state, scheme, host })
    const { meteredAs } = route
    const { billedCharacters } = answer
    if (meteredAs === undefined || billedCharacters === undefined) return answer
    return state.charge(meteredAs, billedCharacters) ? answer : quotaExceeded
  }

  #authorize(authorization: string | undefined): Authorized | Answer {
    const [given, key, ...rest] = (authorization ?? '').split(' ')
    const scheme = SCHEMES.find((known) => known === given)
    const state = key === undefined || rest.length > 0 ? undefined : this.#keyring.find(key)
    if (scheme === undefined || state === undefined)
      return refuse(403, 'Authorization failure, check the authentication key.')
    return state.isDeactivated ? refuse(403, 'This key has been deactivated.') : { state, scheme }
  }
}

/** Why a key may not use a route, whatever it asks there. */
function forbid({ isProOnly, isAdminOnly, meteredAs }: Route, state: KeyState): Answer | undefined {
  if (isProOnly === true && state.plan !== 'pro')
    return refuse(403, 'This feature is not part of the Free plan.')
  if (isAdminOnly === true && !state.isAdmin) return refuse(403, 'This key may not administer the account.')
  return meteredAs !== undefined && state.isUsedUp(meteredAs) ? quotaExceeded : undefined
}

/** A bug, or clips that cannot be read: one request fails, and whoever runs this service is told why. */
function failed(traceId: string, thrown: unknown): Answer {
  const reason = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)
  process.stderr.write(`demo service, request ${traceId}: ${reason}\n`)
  return refuse(500, 'Internal server error.')
}
