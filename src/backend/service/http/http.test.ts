import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { connectionTo } from '../../../../test/support/service/connection-to.ts'
import { millions } from '../../../../test/support/service/hostile-answers.ts'
import { type Answer, HttpPeer, json } from '../../../../test/support/service/http-peer.ts'
import type { Clock } from '../../../core/base/clock.ts'
import { silentLog } from '../../../core/base/log.ts'
import { type Connection, ServiceHttp, type ServiceRequest } from './http.ts'

const answer = z.object({ value: z.number() })

/** Returns at once, and records the requested delays. */
class ImpatientClock implements Clock {
  readonly waits: number[] = []
  #now = 0

  now(): number {
    return this.#now
  }

  /** Something took this long. */
  pass(ms: number): void {
    this.#now += ms
  }

  after(ms: number, run: () => void): () => void {
    this.waits.push(ms)
    this.#now += ms
    setImmediate(run)
    return () => undefined
  }
}

describe('a request to the service', () => {
  let peer: HttpPeer
  let clock: ImpatientClock
  let connection: Connection

  beforeEach(async () => {
    peer = await HttpPeer.listen()
    clock = new ImpatientClock()
    connection = connectionTo(peer.address, { key: 'secret-key' })
  })
  afterEach(() => peer.close())

  const ask = (request: Partial<ServiceRequest<z.ZodMiniType>> = {}) =>
    new ServiceHttp({
      fetch: globalThis.fetch,
      clock,
      random: () => 1,
      userAgent: 'Parley/test',
      log: silentLog,
    }).request(connection, { method: 'GET', path: '/v1/thing', repeat: 'safe', answer, ...request })

  it.each([
    ['safe', 2],
    ['unsafe', 1],
  ] as const)('that is %s is tried %i times where attempts take all of their time', async (repeat, times) => {
    let asked = 0
    peer.answerWith(() => undefined)
    const limited = new ServiceHttp({
      fetch: (to, options) => {
        asked += 1
        clock.pass(20_000)
        return globalThis.fetch(to, options)
      },
      attemptLimitMs: 5,
      clock,
      random: () => 1,
      userAgent: 'Parley/test',
      log: silentLog,
    })
    const request = { method: 'GET', path: '/v1/thing', repeat, answer } as const
    expect(await limited.request(connection, request)).toMatchObject({ error: { kind: 'timed-out' } })
    expect(asked).toBe(times)
  })

  it('ends in an error without its key or what else is secret in it, whatever the service says of them', async () => {
    peer.answerWith(json(400, { message: 'No token a-token of secret-key.', detail: 'It was a-token.' }))
    expect(await ask({ query: { token: 'a-token' }, secret: 'a-token' })).toMatchObject({
      error: { kind: 'refused', message: 'No token … of …. It was ….' },
    })
  })

  it('carries the key, a user agent and its query', async () => {
    peer.answerWith(json(200, { value: 1 }))
    expect(await ask({ query: { a: 'b c', d: ['e', 'f'], g: [] } })).toEqual({
      ok: true,
      value: { value: 1 },
    })
    expect(peer.received[0]).toMatchObject({
      url: '/v1/thing?a=b+c&d=e&d=f',
      headers: { authorization: 'Service-Auth-Key secret-key', 'user-agent': 'Parley/test' },
    })
  })

  it('sends a body as JSON, leaving out what is not set', async () => {
    peer.answerWith(json(200, { value: 1 }))
    await ask({ method: 'POST', body: { a: 1, b: undefined } })
    expect(peer.received[0]).toMatchObject({
      body: '{"a":1}',
      headers: { 'content-type': 'application/json' },
    })
  })

  it('reads an answer that is a table as text, and asks for it', async () => {
    peer.answerWith((response) => response.writeHead(200).end('Hund\tdog'))
    expect(await ask({ answerAs: 'tsv', answer: z.string() })).toEqual({ ok: true, value: 'Hund\tdog' })
    expect(peer.received[0]?.headers.accept).toBe('text/tab-separated-values')
  })

  it('takes an empty answer where none is expected', async () => {
    peer.answerWith((response) => response.writeHead(204).end())
    expect(await ask({ method: 'DELETE', answerAs: 'none', answer: z.object({}) })).toEqual({
      ok: true,
      value: {},
    })
    expect(peer.received[0]).toMatchObject({ method: 'DELETE', body: '' })
  })

  it('treats a missing resource as deleted if an earlier attempt may have deleted it', async () => {
    const gone = json(404, {})
    const remove = () => ask({ method: 'DELETE', answerAs: 'none', answer: z.object({}) })
    peer.answerWith((response) => response.destroy(), gone)
    expect(await remove()).toEqual({ ok: true, value: {} })
    peer.answerWith(gone)
    expect(await remove()).toMatchObject({ error: { kind: 'not-found' } })
    peer.answerWith(json(429, {}), gone)
    expect(await remove()).toMatchObject({ error: { kind: 'not-found' } })
  })

  it.each([
    ['its key', 'Service-Auth-Key secret-key'],
    ['its key as an id', 'secret-key'],
    ['more than an id', 'trace 7; see https://a.test'],
    ['too much', 't'.repeat(200)],
  ])('has no trace that holds %s', async (_what, traceId) => {
    for (const status of [200, 400]) {
      peer.answerWith((response) =>
        response.writeHead(status, { 'X-Trace-ID': traceId }).end(status === 200 ? '{}' : 'no'),
      )
      const result = await ask()
      expect(result.ok).toBe(false)
      expect(result).not.toHaveProperty('error.traceId')
    }
  })

  it.each([
    [400, 'refused'],
    [401, 'key-rejected'],
    [403, 'not-allowed'],
    [404, 'not-found'],
    [413, 'too-large'],
    [415, 'refused'],
    [456, 'quota-exceeded'],
  ])('understands status %i, keeps the words and the trace, and does not repeat it', async (status, kind) => {
    peer.answerWith(json(status, { message: 'No.', detail: 'Really.' }))
    expect(await ask()).toEqual({
      ok: false,
      error: expect.objectContaining({ kind, message: 'No. Really.', traceId: 'trace-7' }),
    })
    // A refused key is tested.
    expect(peer.received.filter(({ url }) => url !== '/v2/languages')).toHaveLength(1)
  })

  it('retries safe requests after faults of the service, with growing delays', async () => {
    const fault = json(500, {})
    peer.answerWith(fault, fault, fault, json(200, { value: 7 }))
    expect(await ask()).toEqual({ ok: true, value: { value: 7 } })
    expect(clock.waits).toEqual([500, 1000, 2000])
  })

  it('does not retry unsafe requests after a fault', async () => {
    peer.answerWith(json(500, {}), json(200, { value: 7 }))
    expect(await ask({ repeat: 'unsafe' })).toMatchObject({ error: { kind: 'unavailable', status: 500 } })
  })

  it.each([429, 529])(
    'waits what status %i asks for, even for what is not safe to repeat',
    async (status) => {
      peer.answerWith(json(status, {}, { 'Retry-After': '3' }), json(200, { value: 7 }))
      expect(await ask({ repeat: 'unsafe' })).toEqual({ ok: true, value: { value: 7 } })
      expect(clock.waits).toEqual([3500])
    },
  )

  it('does not make anybody wait for minutes', async () => {
    peer.answerWith(json(429, {}, { 'Retry-After': '600' }))
    expect(await ask()).toMatchObject({ error: { kind: 'rate-limited', retryAfterMs: 600_000 } })
    expect(clock.waits).toEqual([])
  })

  it('is tried no more often than it may be', async () => {
    peer.answerWith(json(503, {}))
    await ask({ attempts: 1 })
    expect(peer.received).toHaveLength(1)
    await ask()
    expect(peer.received).toHaveLength(5)
  })

  it.each<[string, Answer, string]>([
    ['a page of a proxy', (response) => response.writeHead(200).end('<html>'), 'not JSON'],
    ['a missing field', json(200, {}), 'value: invalid_type'],
    ['a megabyte of numbers', millions('{"value":[', '1', 1), 'too many items in a list'],
    ['more than a megabyte', millions('{"value":[', '"a long text"', 2), 'larger than 1 MB'],
    [
      'a redirect',
      (response) => response.writeHead(302, { Location: 'https://evil.test' }).end(),
      'redirect (302)',
    ],
  ])('takes %s for a bad answer', async (_name, given, detail) => {
    peer.answerWith(given)
    expect(await ask()).toEqual({
      ok: false,
      error: expect.objectContaining({ kind: 'invalid-response', detail }),
    })
    expect(peer.received).toHaveLength(1)
  })

  it('reads as much as its operation may answer', async () => {
    const value = 7
    peer.answerWith(json(200, { value, more: Array.from({ length: 20_000 }, () => 'a'.repeat(60)) }))
    expect(await ask()).toMatchObject({ error: { kind: 'invalid-response' } })
    expect(await ask({ limits: { maxBytes: 2 ** 21, maxItems: 20_000 } })).toEqual({
      ok: true,
      value: { value },
    })
  })

  it.each(['gzip', 'deflate', 'br', 'zstd'])(
    'takes an answer that says %s and is not for a bad answer, and asks once: each may be billed',
    async (encoding) => {
      peer.answerWith((response) =>
        response.writeHead(200, { 'Content-Encoding': encoding }).end(JSON.stringify({ value: 7 })),
      )
      expect(await ask()).toMatchObject({ error: { kind: 'invalid-response' } })
      expect(peer.received).toHaveLength(1)
    },
  )

  it('takes the key nowhere else', async () => {
    const other = await HttpPeer.listen()
    peer.answerWith((response) => response.writeHead(307, { Location: other.address }).end())
    await ask()
    expect(other.received).toEqual([])
    await other.close()
  })

  it('reports a refused connection after retries', async () => {
    await peer.close()
    expect(await ask({ repeat: 'unsafe' })).toMatchObject({
      error: { kind: 'unreachable', cause: 'connection-refused', sent: 'no' },
    })
    expect(clock.waits).toHaveLength(3)
    peer = await HttpPeer.listen()
  })

  it('reports a connection lost during a response, since the request may have been carried out', async () => {
    peer.answerWith((response) => {
      response.writeHead(200, { 'Content-Length': '100' })
      response.write('{"val')
      setImmediate(() => response.destroy())
    })
    expect(await ask({ repeat: 'unsafe' })).toMatchObject({ error: { kind: 'unreachable', sent: 'unknown' } })
    expect(peer.received).toHaveLength(1)
  })

  it('reports a host name that does not exist', async () => {
    connection = { ...connection, address: 'https://parley-does-not-exist.invalid' }
    expect(await ask({ attempts: 1 })).toMatchObject({
      error: { kind: 'unreachable', cause: 'name-not-found' },
    })
  })

  it('can be cancelled while it waits for an answer', async () => {
    const abort = new AbortController()
    peer.answerWith(() => abort.abort())
    expect(await ask({ signal: abort.signal })).toEqual({ ok: false, error: { kind: 'cancelled' } })
  })
})
