import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeClientRequest, requested } from '../../../test/doubles/electron-net.ts'
import { FakeSession } from '../../../test/doubles/electron-session.ts'
import { errorOfFailure } from '../../backend/service/http/answers.ts'
import { ServiceNetwork } from './service-network.ts'
import { createServiceUpload } from './service-upload.ts'

const service = new FakeSession()
let abort: AbortController
let told: (number | 'leaving')[]
beforeEach(() => {
  requested.length = 0
  abort = new AbortController()
  told = []
})

function begin(): { answer: Promise<Response>; request: FakeClientRequest } {
  const answer = createServiceUpload(
    service.real,
    new ServiceNetwork([], 'Parley/1.2.3'),
  )({
    method: 'POST',
    url: new URL('https://service.example/v2/document'),
    headers: { Authorization: 'Service-Auth-Key k' },
    chunks: [Buffer.from('head'), Buffer.from('body')],
    bytes: 8,
    signal: abort.signal,
    sent: (bytes) => told.push(bytes),
    leaving: () => told.push('leaving'),
  })
  return { answer, request: requested[0]! }
}

describe('an upload of the desktop', () => {
  it('uses the session of the service, is complete, and gets its response', async () => {
    const { answer, request } = begin()
    expect(request.options).toEqual({
      method: 'POST',
      url: 'https://service.example/v2/document',
      headers: { Authorization: 'Service-Auth-Key k' },
      session: service,
      redirect: 'manual',
      credentials: 'omit',
    })
    expect(Buffer.concat(request.written).toString()).toBe('headbody')
    expect(request.done).toEqual(['end'])
    expect(told).toEqual(['leaving'])
    request.answer(200, { 'x-trace-id': 'trace-7', 'x-list': ['a', 'b'] }, '{"document_id":"d"}')
    const response = await answer
    expect([response.status, response.headers.get('X-Trace-ID'), response.headers.get('x-list')]).toEqual([
      200,
      'trace-7',
      'a, b',
    ])
    expect(await response.json()).toEqual({ document_id: 'd' })
  })

  it('reports its progress whenever it has grown', async () => {
    vi.useFakeTimers()
    const { answer, request } = begin()
    for (const [active, current] of [
      [false, 0],
      [true, 3],
      [true, 3],
      [true, 8],
    ] as const) {
      request.progress = { active, started: active, current, total: 8 }
      vi.advanceTimersByTime(200)
    }
    expect(told).toEqual(['leaving', 3, 8])
    request.answer(200, {}, '{}')
    await answer
    request.progress = { active: true, started: true, current: 9, total: 8 }
    vi.advanceTimersByTime(1000)
    vi.useRealTimers()
    expect(told).toEqual(['leaving', 3, 8])
  })

  it('returns a redirect without following it', async () => {
    const { answer, request } = begin()
    request.emit('redirect', 307, 'POST', 'https://evil.example', {})
    expect((await answer).status).toBe(307)
    expect(request.isAborted).toBe(true)
  })

  it('that fails in the network fails as `fetch` does', async () => {
    const { answer, request } = begin()
    request.emit('error', new Error('net::ERR_CONNECTION_RESET'))
    const thrown: unknown = await answer.catch((reason: unknown) => reason)
    expect(errorOfFailure(thrown, 'h')).toMatchObject({ kind: 'unreachable', cause: 'connection-lost' })
  })

  it('that is aborted ends the request', async () => {
    const { answer, request } = begin()
    abort.abort()
    await expect(answer).rejects.toThrow('given up')
    expect(request.isAborted).toBe(true)
  })

  it.each([
    ['that it will not do without a login', (request: FakeClientRequest) => request.answer(407, {}, '')],
    [
      'that it does not take our login',
      (request: FakeClientRequest) => request.emit('login', { isProxy: true }, () => undefined),
    ],
  ])('says of a proxy %s', async (_what, act) => {
    const { answer, request } = begin()
    act(request)
    const thrown: unknown = await answer.catch((reason: unknown) => reason)
    expect(errorOfFailure(thrown, 'h')).toMatchObject({ kind: 'proxy', reason: 'credentials' })
  })
})
