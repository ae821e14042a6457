import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { Fault } from '../faults/fault.ts'
import { FAULT_HEADER, type Faults } from '../faults/faults.ts'
import { meetFault } from '../faults/faulty-answer.ts'
import type { SimulatorClock } from '../simulator-clock.ts'
import type { KeyState } from './account/key-state.ts'
import type { Keyring } from './account/keyring.ts'
import { scopeOf } from './account/scopes.ts'
import {
  type ApiResponse,
  type AuthorizationScheme,
  encodeAnswer,
  loopbackHostOf,
  Refusal,
  refusal,
  refuse,
  refuseQuota,
  sendEncoded,
} from './http/api-request.ts'
import { readBody } from './http/body.ts'
import { findRoute, type Route } from './http/router.ts'
import { type SignedStorage, STORAGE_PATH } from './http/signed-storage.ts'

const USUAL_BODY = 1 << 20
const SCHEMES: readonly AuthorizationScheme[] = ['Service-Auth-Key', 'DeepL-Auth-Key']

interface Authorized {
  readonly state: KeyState
  readonly scheme: AuthorizationScheme
}

export interface ApiOptions {
  readonly routes: readonly Route[]
  readonly keyring: Keyring
  readonly faults: Faults
  readonly storage: SignedStorage
  readonly clock: SimulatorClock
  readonly sendsTraceIds: boolean
}

/** Answers requests: performs the checks common to all of them, and leaves the rest to the routes. */
export class Api {
  readonly #options: ApiOptions

  /** Throws if no scope covers one of the routes. */
  constructor(options: ApiOptions) {
    this.#options = options
    for (const { method, path } of options.routes) scopeOf(method, path)
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const traceId = randomUUID()
    if (this.#options.sendsTraceIds) response.setHeader('X-Trace-ID', traceId)
    const answer = async () =>
      inDeployment(request, await this.#handle(request).catch((thrown: unknown) => failed(traceId, thrown)))
    const fault = this.#fault(request)
    if (typeof fault === 'string') return send(request, response, refusal(400, fault))
    if (fault.kind !== 'none')
      return meetFault(fault, { request, response, answer, clock: this.#options.clock })
    send(request, response, await answer())
  }

  /** The fault of this request, or why it cannot be parsed. Only who has a key may ask for one. */
  #fault(request: IncomingMessage): Fault | string {
    const { headers, method = 'GET', url } = request
    const host = loopbackHostOf(request)
    if (host === undefined) return { kind: 'none' }
    const path = URL.parse(url ?? '/', `http://${host}`)?.pathname ?? ''
    const asked = this.#keyOf(headers.authorization) && headers[FAULT_HEADER]
    return this.#options.faults.next(method, path, Array.isArray(asked) ? asked.join() : asked)
  }

  async #handle(request: IncomingMessage): Promise<ApiResponse> {
    const { headers, method = 'GET' } = request
    const host = loopbackHostOf(request)
    if (host === undefined) return refuse(403, 'This service answers on this computer only.')
    const url = URL.parse(request.url ?? '/', `http://${host}`)
    if (url === null) return refuse(400, 'The address cannot be read.')
    if (headers['user-agent'] === undefined) return refuse(400, 'A User-Agent header is required.')
    if (url.pathname.startsWith(STORAGE_PATH)) return this.#options.storage.answer(request, url)
    const { state, scheme } = this.#authorize(headers.authorization)
    const { route, params } = findRoute(this.#options.routes, method, url.pathname)
    checkAccess(route, state, scheme)
    state.refresh()
    const body = await readBody(request, route.bodyLimit ?? USUAL_BODY)
    const { searchParams: query } = url
    const tag = readTag(headers, scheme)
    const answer = await route.handle({ query, params, headers, body, state, scheme, tag, host })
    if (scopeOf(route.method, route.path).endsWith(':write')) state.store()
    const { meteredAs } = route
    const { billedCharacters } = answer
    if (meteredAs === undefined || billedCharacters === undefined) return answer
    return state.charge(meteredAs, billedCharacters, tag) ? answer : refuseQuota()
  }

  #authorize(authorization: string | undefined): Authorized {
    const found = this.#keyOf(authorization)
    if (found === undefined)
      throw new Refusal({
        ...refusal(403, 'Authorization failure, check the authentication key.'),
        isOfEdge: true,
      })
    return found.state.isDeactivated ? refuse(403, 'This key has been deactivated.') : found
  }

  #keyOf(authorization: string | undefined): Authorized | undefined {
    const [given, key, ...rest] = (authorization ?? '').split(' ')
    const scheme = SCHEMES.find((known) => known === given)
    const state = key === undefined || rest.length > 0 ? undefined : this.#options.keyring.find(key)
    return scheme === undefined || state === undefined ? undefined : { state, scheme }
  }
}

const MAX_TAG = 100

/** The reporting tag of a request as it is counted: without space around it, in lower case. */
function readTag(headers: IncomingHttpHeaders, scheme: AuthorizationScheme): string | undefined {
  const given = headers['x-deepl-reporting-tag']
  if (scheme !== 'DeepL-Auth-Key' || given === undefined) return undefined
  const tag = String(given).trim().toLowerCase()
  if (tag.length > MAX_TAG) refuse(400, `A reporting tag has ${MAX_TAG} characters at most.`)
  return tag || undefined
}

/** Refuses a request for a route that its key may not use at all. */
function checkAccess(route: Route, state: KeyState, scheme: AuthorizationScheme): void {
  const { isProOnlyInDeepl, isAdminOnly, meteredAs } = route
  const isProOnly = route.isProOnly === true || (isProOnlyInDeepl === true && scheme === 'DeepL-Auth-Key')
  const scope = scopeOf(route.method, route.path)
  if (state.scopes?.has(scope) === false) refuse(403, 'Forbidden', `Missing required scope(s): ${scope}`)
  if (isProOnly && state.plan !== 'pro') refuse(403, 'This feature is not part of the Free plan.')
  if (isAdminOnly === true && !state.isAdmin) refuse(403, 'This key may not administer the account.')
  if (meteredAs !== undefined && state.isUsedUp(meteredAs)) refuseQuota()
}

/** Stable names of errors, by status. */
const CODES: Readonly<Record<number, string>> = {
  400: 'bad_request',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'payload_too_large',
  429: 'too_many_requests',
  456: 'quota_exceeded',
}

/** One deployment names its errors, and nests those of its edge. */
function inDeployment({ headers }: IncomingMessage, answer: ApiResponse): ApiResponse {
  const isDeepl = headers.authorization?.startsWith('DeepL-Auth-Key ') === true
  if (!isDeepl || answer.status < 400 || answer.body === undefined) return answer
  const named = { ...answer.body, code: CODES[answer.status] ?? 'internal_error' }
  return { ...answer, body: answer.isOfEdge === true ? { error: named } : named }
}

function send(request: IncomingMessage, response: ServerResponse, answer: ApiResponse): void {
  // The rest of an unread body would be parsed as the next request.
  if (!request.complete) response.setHeader('Connection', 'close')
  sendEncoded(response, encodeAnswer(answer))
}

/** A refusal; or a bug, or unreadable clips: only this request fails, and the reason is logged. */
function failed(traceId: string, thrown: unknown): ApiResponse {
  if (thrown instanceof Refusal) return thrown.answer
  const reason = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)
  process.stderr.write(`demo service, request ${traceId}: ${reason}\n`)
  return refusal(500, 'Internal server error.')
}
