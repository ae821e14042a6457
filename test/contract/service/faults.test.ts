import { type AddressInfo, createServer } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { systemClock } from '../../../src/backend/base/system-clock.ts'
import { NodeNetwork } from '../../../src/backend/network/node-network.ts'
import { ServiceHttp, type ServiceRequest } from '../../../src/backend/service/http/http.ts'
import { silentLog } from '../../../src/core/base/log.ts'
import { localhostIdentity } from '../../support/network-faults/certificates.ts'
import { connectionTo } from '../../support/service/connection-to.ts'
import { type Answer, HttpPeer, json } from '../../support/service/http-peer.ts'

const answer = z.object({ value: z.number() })
const KEY = 'marked-key'
/** Limit where nothing comes. Everything else has time, so that a busy computer decides nothing. */
const LIMIT_MS = 300
const PATIENT_MS = 60_000

/** Closes the connection before the declared length is reached. */
const resetInTheMiddle: Answer = (response) => {
  response.writeHead(200, { 'Content-Length': '1000' })
  response.write('{"value":')
  setImmediate(() => response.destroy())
}

const stallInTheMiddle: Answer = (response) => {
  response.writeHead(200)
  response.write('{"value":')
}

const page: Answer = (response) => {
  response.writeHead(502, { 'Content-Type': 'text/html' }).end('<html><h1>Bad Gateway</h1></html>')
}

describe('a fault on the way to the service', () => {
  let peer: HttpPeer
  let elsewhere: HttpPeer
  beforeEach(async () => {
    peer = await HttpPeer.listen()
    elsewhere = await HttpPeer.listen()
    elsewhere.answerWith(json(200, { value: 1 }))
  })
  afterEach(async () => {
    expect(elsewhere.received).toEqual([])
    await Promise.all([peer.close(), elsewhere.close()])
  })

  const ask = (
    request: Partial<ServiceRequest<typeof answer>> = {},
    address = peer.address,
    attemptLimitMs = PATIENT_MS,
  ) =>
    new ServiceHttp({
      fetch: new NodeNetwork({}).fetch,
      clock: systemClock,
      random: () => 0,
      // No operation of the service: nobody compares it with the interface.
      userAgent: 'test',
      log: silentLog,
      attemptLimitMs,
    }).request(connectionTo(address, { key: KEY }), {
      method: 'GET',
      path: '/v1/thing',
      repeat: 'unsafe',
      answer,
      ...request,
    })

  it('such as a refused connection is told with its host', async () => {
    const { address } = peer
    await peer.close()
    expect(await ask({ attempts: 1 }, address)).toEqual({
      ok: false,
      error: {
        kind: 'unreachable',
        host: new URL(address).host,
        cause: 'connection-refused',
        sent: 'no',
      },
    })
    peer = await HttpPeer.listen()
  })

  it('such as a reset in the middle of a body is never taken for an answer', async () => {
    peer.answerWith(resetInTheMiddle)
    expect(await ask()).toMatchObject({
      error: { kind: 'unreachable', cause: 'connection-lost', sent: 'unknown' },
    })
    expect(peer.received).toHaveLength(1)
  })

  it('such as a reset is got over where it is safe to repeat', async () => {
    peer.answerWith(resetInTheMiddle, json(200, { value: 7 }))
    expect(await ask({ repeat: 'safe' })).toEqual({ ok: true, value: { value: 7 } })
  })

  it.each<[string, Answer]>([
    ['no answer', () => undefined],
    ['a body that stalls', stallInTheMiddle],
  ])('such as %s ends within the time limit', async (_name, given) => {
    peer.answerWith(given)
    const startedAt = performance.now()
    expect(await ask({ repeat: 'safe', attempts: 1 }, peer.address, LIMIT_MS)).toEqual({
      ok: false,
      error: { kind: 'timed-out', host: new URL(peer.address).host, afterMs: LIMIT_MS },
    })
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(LIMIT_MS - 5)
  })

  it('such as a stalled body can be cancelled before the time limit', async () => {
    const abort = new AbortController()
    peer.answerWith((response, request) => {
      stallInTheMiddle(response, request)
      setTimeout(() => abort.abort(), 20)
    })
    expect(await ask({ signal: abort.signal })).toEqual({ ok: false, error: { kind: 'cancelled' } })
  })

  it('is not even met by whoever has given up before', async () => {
    const abort = new AbortController()
    abort.abort()
    expect(await ask({ signal: abort.signal })).toEqual({ ok: false, error: { kind: 'cancelled' } })
    expect(peer.received).toEqual([])
  })

  it('ends a pause between two attempts as soon as it is cancelled', async () => {
    const abort = new AbortController()
    peer.answerWith((response) => {
      response.writeHead(429, { 'Retry-After': '10' }).end()
      setTimeout(() => abort.abort(), 20)
    })
    expect(await ask({ signal: abort.signal })).toEqual({ ok: false, error: { kind: 'cancelled' } })
    expect(peer.received).toHaveLength(1)
  })

  it('such as three errors of the service in a row is got over', async () => {
    peer.answerWith(json(500, {}), json(502, {}), json(504, {}), json(200, { value: 7 }))
    expect(await ask({ repeat: 'safe' })).toEqual({ ok: true, value: { value: 7 } })
    expect(peer.received).toHaveLength(4)
  })

  it('such as too many requests is waited out for as long as the service says', async () => {
    peer.answerWith(json(429, {}, { 'Retry-After': '1' }), json(200, { value: 7 }))
    const startedAt = performance.now()
    expect(await ask()).toEqual({ ok: true, value: { value: 7 } })
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(995)
  })

  it('such as a page of a gateway is told as what it is, without its markup', async () => {
    peer.answerWith(page)
    expect(await ask()).toEqual({ ok: false, error: { kind: 'unavailable', status: 502 } })
    peer.answerWith((response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>'))
    expect(await ask()).toMatchObject({ error: { kind: 'invalid-response', detail: 'not JSON' } })
  })

  it('such as JSON that was cut off is a bad answer, with the trace', async () => {
    peer.answerWith((response) => response.writeHead(200, { 'X-Trace-ID': 't' }).end('{"value":'))
    expect(await ask()).toMatchObject({
      error: { kind: 'invalid-response', detail: 'not JSON', traceId: 't' },
    })
  })

  it.each([301, 302, 303, 307, 308])(
    'such as a redirect (%i) takes neither key nor body elsewhere',
    async (status) => {
      peer.answerWith((response) => response.writeHead(status, { Location: `${elsewhere.address}/v1` }).end())
      expect(await ask({ method: 'POST', body: { text: 'secret' } })).toMatchObject({
        error: { kind: 'invalid-response', detail: `redirect (${status})` },
      })
    },
  )

  it('such as a certificate that is not trusted ends before the key is sent', async () => {
    const secure = await HttpPeer.listen(localhostIdentity)
    secure.answerWith(json(200, { value: 1 }))
    expect(await ask({ repeat: 'safe' }, secure.address)).toEqual({
      ok: false,
      error: {
        kind: 'unreachable',
        host: new URL(secure.address).host,
        cause: 'certificate',
        sent: 'no',
      },
    })
    expect(secure.received).toEqual([])
    await secure.close()
  })

  it('such as a server that does not speak TLS is not taken for a bad certificate', async () => {
    // It stays open: the end of a connection might overtake what was said on it.
    const plain = createServer((socket) =>
      socket.once('data', () => socket.write('HTTP/1.1 400 Bad Request\r\n\r\n')),
    )
    await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve))
    const { port } = plain.address() as AddressInfo
    expect(await ask({ attempts: 1 }, `https://127.0.0.1:${port}`)).toMatchObject({
      error: { kind: 'unreachable', cause: 'other', sent: 'no' },
    })
    await new Promise((resolve) => plain.close(resolve))
  })
})
