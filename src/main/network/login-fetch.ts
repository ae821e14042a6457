import { type ClientRequest, net, type Session } from 'electron'
import { ProxyFailure } from '../../backend/network/proxy-failure.ts'
import { toResponse } from './net-response.ts'
import type { ServiceNetwork } from './service-network.ts'

type Fetch = typeof globalThis.fetch

/** `fetch` through a proxy that requires a login. `session.fetch` cannot answer the login event; `net.request` can. */
export const createLoginFetch =
  (session: Session, network: ServiceNetwork): Fetch =>
  async (input, init) => {
    const wanted = new Request(input, init)
    const body = wanted.body === null ? undefined : Buffer.from(await wanted.arrayBuffer())
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const { url, method, signal } = wanted
    const request = net.request({ session, url, method, redirect: 'manual', credentials: 'omit' })
    for (const [name, value] of wanted.headers) request.setHeader(name, value)
    answerLogin(request, network, reject)
    request.on('redirect', (status) => resolve(new Response(null, { status })))
    request.on('response', (message) => resolve(toResponse(request, message, signal)))
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
  network: ServiceNetwork,
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
