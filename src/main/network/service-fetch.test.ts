import { beforeEach, describe, expect, it } from 'vitest'
import { session } from '../../../test/doubles/electron.ts'
import { type FakeClientRequest, messageWith, requested } from '../../../test/doubles/electron-net.ts'
import type { NetworkConfig } from '../../backend/network/port.ts'
import { errorOfFailure, toResponseError } from '../../backend/service/http/answers.ts'
import { createServiceFetch } from './service-fetch.ts'
import { ServiceNetwork } from './service-network.ts'

const service = session.fromPartition('service')
const network = new ServiceNetwork([service.real], 'Parley/1.2.3')
const serviceFetch = createServiceFetch(service.real, network)
const URL_ASKED = new URL('https://service.example/v3/voice')

const PROXY: NetworkConfig = {
  proxy: { mode: 'fixed', url: 'http://p.test:8080', credentials: { user: 'me', password: 'secret' } },
}

beforeEach(async () => {
  service.fetched.length = 0
  requested.length = 0
  await network.configure({ proxy: { mode: 'system' } })
})

/** The error of the service client for a request that fails with `message`. */
async function errorOf(message: string) {
  service.fetchAnswer = () => Promise.reject(new Error(message))
  try {
    const { status } = await serviceFetch(URL_ASKED)
    return toResponseError({
      status,
      host: 'h',
      text: '',
      traceId: undefined,
      retryAfterMs: undefined,
      secrets: [],
    })
  } catch (thrown) {
    return errorOfFailure(thrown, 'h')
  }
}

describe('a request to the service', () => {
  it('uses a session separate from the pages', async () => {
    const answer = new Response('{}')
    service.fetchAnswer = () => Promise.resolve(answer)
    expect(await serviceFetch(URL_ASKED, { redirect: 'manual' })).toBe(answer)
    expect(service.fetched).toEqual([['https://service.example/v3/voice', { redirect: 'manual' }]])
    expect(session.defaultSession.fetched).toEqual([])
  })

  it.each([
    ['net::ERR_CONNECTION_REFUSED', 'connection-refused', 'no'],
    ['net::ERR_NAME_NOT_RESOLVED', 'name-not-found', 'no'],
    ['net::ERR_CERT_AUTHORITY_INVALID', 'certificate', 'no'],
    ['net::ERR_CONNECTION_RESET', 'connection-lost', 'unknown'],
    ['net::ERR_NETWORK_CHANGED', 'other', 'unknown'],
    ['net::ERR_TIMED_OUT', 'other', 'unknown'],
  ])('that fails in the network is reported as a network error: %s', async (words, cause, sent) => {
    expect(await errorOf(words)).toEqual({ kind: 'unreachable', host: 'h', cause, sent })
  })

  it.each([
    ['net::ERR_PROXY_CONNECTION_FAILED', 'unreachable'],
    ['net::ERR_TUNNEL_CONNECTION_FAILED', 'refused'],
    ['net::ERR_PROXY_AUTH_UNSUPPORTED', 'credentials'],
    ['net::ERR_SOCKS_CONNECTION_FAILED', 'unreachable'],
  ])('that a proxy blocks is reported as a proxy error: %s', async (words, reason) => {
    expect(await errorOf(words)).toEqual({ kind: 'proxy', host: '', reason })
    await network.configure({ proxy: { mode: 'fixed', url: 'http://p.test:8080' } })
    expect(await errorOf(words)).toEqual({ kind: 'proxy', host: 'p.test:8080', reason })
  })

  it('that a proxy answers itself counts as a proxy error', async () => {
    service.fetchAnswer = () => Promise.resolve(new Response('', { status: 407 }))
    await expect(serviceFetch(URL_ASKED)).rejects.toMatchObject({ reason: 'credentials' })
  })

  it('that is redirected resolves with the redirect, as in the standard', async () => {
    expect(await errorOf('Redirect was cancelled')).toMatchObject({ kind: 'invalid-response' })
  })

  it('that is aborted stays aborted', async () => {
    const reason = new DOMException('enough', 'AbortError')
    service.fetchAnswer = () => Promise.reject(reason)
    await expect(serviceFetch(URL_ASKED)).rejects.toBe(reason)
  })
})

describe('a request behind a proxy that requires a login', () => {
  beforeEach(() => network.configure(PROXY))

  /** Sends a request and waits until it has left. */
  async function send(init: RequestInit = {}): Promise<[FakeClientRequest, Promise<Response>]> {
    const answer = serviceFetch(URL_ASKED, init)
    answer.catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve))
    return [requested[0]!, answer]
  }
  const respond = (request: FakeClientRequest, statusCode: number, headers = {}) => {
    const message = messageWith(statusCode, headers)
    request.emit('response', message)
    return message
  }
  const asks = { isProxy: true, host: 'p.test', port: 8080, scheme: 'basic', realm: '' }
  const login = (request: FakeClientRequest, asked: object = asks): unknown[][] => {
    const told: unknown[][] = []
    request.emit('login', asked, (...credentials: unknown[]) => void told.push(credentials))
    return told
  }

  it('sends everything and the password once, and returns the response', async () => {
    const [request, answer] = await send({ method: 'POST', headers: { Authorization: 'k' }, body: '{"a":1}' })
    expect(request.options).toMatchObject({
      session: service,
      url: URL_ASKED.href,
      method: 'POST',
      redirect: 'manual',
    })
    expect(request.headers['authorization']).toBe('k')
    expect(request.body?.toString()).toBe('{"a":1}')
    expect(login(request)).toEqual([['me', 'secret']])
    const message = respond(request, 200, { 'x-trace-id': 't', 'set-cookie': ['a', 'b'] })
    message.push('{"b":')
    message.push('2}')
    message.push(null)
    const response = await answer
    expect([response.status, response.headers.get('X-Trace-ID')]).toEqual([200, 't'])
    expect(await response.json()).toEqual({ b: 2 })
    expect(service.fetched).toEqual([])
  })

  it('ends if the password is wrong', async () => {
    const [request, answer] = await send()
    login(request)
    expect(login(request)).toEqual([[]])
    await expect(answer).rejects.toMatchObject({ host: 'p.test:8080', reason: 'credentials' })
  })

  it.each([
    ['a server', { ...asks, isProxy: false }],
    ['another proxy', { ...asks, host: 'evil.test' }],
    ['another port', { ...asks, port: 8081 }],
  ])('sends no password to %s', async (_who, asked) => {
    const [request, answer] = await send()
    expect(login(request, asked)).toEqual([[]])
    await expect(answer).rejects.toMatchObject({ reason: 'credentials' })
  })

  it('returns redirects without following them', async () => {
    const [request, answer] = await send()
    request.emit('redirect', 307, 'GET', 'https://evil.test', {})
    expect((await answer).status).toBe(307)
  })

  it('breaks off with the connection', async () => {
    const [request, answer] = await send()
    const message = respond(request, 200)
    message.push('{"b":')
    message.emit('aborted')
    const thrown: unknown = await (await answer).text().catch((reason: unknown) => reason)
    expect(errorOfFailure(thrown, 'h')).toMatchObject({ kind: 'unreachable', cause: 'connection-lost' })
  })

  it('fails as the network does', async () => {
    const [request, answer] = await send()
    request.emit('error', new Error('net::ERR_PROXY_CONNECTION_FAILED'))
    await expect(answer).rejects.toMatchObject({ reason: 'unreachable' })
  })

  it('can be aborted before and during its response', async () => {
    const abort = new AbortController()
    const [request, answer] = await send({ signal: abort.signal })
    const message = respond(request, 200)
    message.push('{')
    const response = await answer
    abort.abort()
    await expect(response.text()).rejects.toThrow('aborted')
    expect(request.isAborted).toBe(true)
    await expect(serviceFetch(URL_ASKED, { signal: abort.signal })).rejects.toThrow('aborted')
    expect(requested).toHaveLength(1)
  })

  it('has no body if there is none', async () => {
    const [request, answer] = await send({ method: 'DELETE' })
    respond(request, 204)
    expect((await answer).body).toBeNull()
    expect(request.body).toBeUndefined()
  })
})
