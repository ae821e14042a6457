import { type AuthInfo, type ClientRequest, type IncomingMessage, net, type Session } from 'electron'
import type { Credentials } from '../../backend/network/port.ts'
import { ProxyFailure } from '../../backend/network/proxy-failure.ts'

type Fetch = typeof globalThis.fetch

/** The user's login to a proxy. */
export interface ProxyLogin {
  /** Host and port of the configured proxy, if there is one. */
  readonly proxyHost: string | undefined
  /** Credentials for a login request; only for the proxy that they were entered for. */
  credentialsFor(asked: AuthInfo): Credentials | undefined
}

/** `fetch` through a proxy that requires a login. `session.fetch` cannot answer the login event; `net.request` can. */
export const createLoginFetch =
  (session: Session, network: ProxyLogin): Fetch =>
  async (input, init) => {
    const wanted = new Request(input, init)
    const body = wanted.body === null ? undefined : Buffer.from(await wanted.arrayBuffer())
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const { url, method, signal } = wanted
    const request = net.request({ session, url, method, redirect: 'manual', credentials: 'omit' })
    for (const [name, value] of wanted.headers) request.setHeader(name, value)
    answerLogin(request, network, reject)
    request.on('redirect', (status) => resolve(new Response(null, { status })))
    request.on('response', (message) => resolve(toResponse(message, signal)))
    request.on('error', reject)
    const abort = () => {
      request.abort()
      reject(signal.reason)
    }
    if (signal.aborted) abort()
    else {
      signal.addEventListener('abort', abort, { once: true })
      request.end(body)
    }
    return promise
  }

/** Sends the credentials to a proxy that asks for them, once. */
export function answerLogin(
  request: ClientRequest,
  network: ProxyLogin,
  reject: (reason: ProxyFailure) => void,
): void {
  let isAnswered = false
  request.on('login', (asked, callback) => {
    const credentials = isAnswered ? undefined : network.credentialsFor(asked)
    isAnswered = true
    if (credentials !== undefined) return callback(credentials.user, credentials.password)
    reject(new ProxyFailure(network.proxyHost ?? '', 'credentials'))
    callback()
  })
}

function toResponse(message: IncomingMessage, signal: AbortSignal): Response {
  const headers = new Headers()
  for (const [name, values] of Object.entries(message.headers))
    for (const value of [values].flat()) headers.append(name, value)
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let isOver = false
      const fail = (reason: unknown) => {
        if (!isOver) controller.error(reason)
        isOver = true
      }
      message.on('data', (chunk) => {
        if (!isOver) controller.enqueue(new Uint8Array(chunk))
      })
      message.on('end', () => {
        if (!isOver) controller.close()
        isOver = true
      })
      message.on('error', fail)
      message.on('aborted', () => fail(new Error('net::ERR_CONNECTION_CLOSED')))
      signal.addEventListener('abort', () => fail(signal.reason), { once: true })
    },
  })
  const hasBody = message.statusCode !== 204 && message.statusCode !== 304
  return new Response(hasBody ? body : null, { status: message.statusCode, headers })
}
