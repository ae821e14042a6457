import { randomUUID, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  type Answer,
  type AuthorizationScheme,
  isLoopbackHost,
  parseBody,
  readBody,
  refuse,
  sendAnswer,
} from './http.ts'
import { KeyState } from './key-state.ts'
import { findRoute, type Route } from './router.ts'

const USUAL_BODY = 1 << 20
const SCHEMES: readonly AuthorizationScheme[] = ['Service-Auth-Key', 'DeepL-Auth-Key']

/** Answers requests: what holds for all of them is checked here, the rest is up to the routes. */
export class Api {
  readonly #routes: readonly Route[]
  readonly #key: string
  readonly #state: KeyState

  constructor(routes: readonly Route[], key: string) {
    this.#routes = routes
    this.#key = key
    this.#state = new KeyState(key)
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const traceId = randomUUID()
    response.setHeader('X-Trace-ID', traceId)
    const answer = await this.#handle(request).catch((thrown: unknown) => failed(traceId, thrown))
    // A body that was not read to its end would be taken for the next request.
    if (!request.complete) response.setHeader('Connection', 'close')
    sendAnswer(response, answer)
  }

  async #handle(request: IncomingMessage): Promise<Answer> {
    const { headers, method = 'GET' } = request
    const { host } = headers
    if (!isLoopbackHost(host)) return refuse(403, 'This service answers on this computer only.')
    const url = URL.parse(request.url ?? '/', `http://${host}`)
    if (url === null) return refuse(400, 'The address cannot be read.')
    if (headers['user-agent'] === undefined) return refuse(400, 'A User-Agent header is required.')
    const scheme = this.#authorize(headers.authorization)
    if (scheme === undefined) return refuse(403, 'Authorization failure, check the authentication key.')
    const found = findRoute(this.#routes, method, url.pathname)
    if ('status' in found) return found
    const { route, params } = found
    const bytes = await readBody(request, route.bodyLimit ?? USUAL_BODY)
    if (bytes === 'too-large') return refuse(413, 'The request size exceeds the limit.')
    if (bytes === 'gone') return refuse(400, 'The request was not finished.')
    const body = parseBody(bytes, headers['content-type'])
    if ('status' in body) return body
    const { searchParams: query } = url
    return route.handle({ query, params, headers, body: body.value, state: this.#state, scheme, host })
  }

  #authorize(authorization: string | undefined): AuthorizationScheme | undefined {
    const [scheme, key, ...rest] = (authorization ?? '').split(' ')
    if (key === undefined || rest.length > 0 || !isEqual(key, this.#key)) return undefined
    return SCHEMES.find((known) => known === scheme)
  }
}

/** A bug, or clips that cannot be read: one request fails, and whoever runs this service is told why. */
function failed(traceId: string, thrown: unknown): Answer {
  const reason = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)
  process.stderr.write(`demo service, request ${traceId}: ${reason}\n`)
  return refuse(500, 'Internal server error.')
}

function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
