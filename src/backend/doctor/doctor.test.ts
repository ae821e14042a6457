import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hostPorts } from '../../../test/support/app/host-ports.ts'
import { SettingsInMemory } from '../../../test/support/app/settings-in-memory.ts'
import { FakeSocket } from '../../../test/support/network-faults/fake-socket.ts'
import { type Answer, HttpPeer, json } from '../../../test/support/service/http-peer.ts'
import { type CallContext, defaultCallContext, type Progress } from '../../core/base/call.ts'
import type { Check } from '../../core/doctor/checks.ts'
import { type Backend, createBackend } from '../backend.ts'
import type { HostPorts } from '../host-ports.ts'
import { NodeNetwork } from '../network/node-network.ts'

const PRODUCTS = ['translate_text', 'translate_document', 'glossary', 'voice', 'write', 'style_rules']
/** Usage that the Free plan does not report. */
const WRITE = {
  product_type: 'write',
  billing_unit: 'characters',
  api_key_unit_count: 1,
  account_unit_count: 1,
}

describe('the doctor', () => {
  let peer: HttpPeer
  let answers: Record<string, Answer>
  let backend: Backend
  let sockets: FakeSocket[]

  const start = (overrides: Partial<HostPorts> = {}, plan = 'pro', profile = 'generic') => {
    const account = { id: 'test', name: 'Test', profile, plan, address: peer.address }
    const network = new NodeNetwork({})
    backend = createBackend(
      hostPorts({
        settings: new SettingsInMemory({ service: { active: 'test', accounts: [account] } }),
        keyFromEnvironment: 'marked-key',
        network: {
          configure: (config) => network.configure(config),
          proxyFor: (address) => network.proxyFor(address),
          openSocket: (address) => {
            const socket = new FakeSocket(address)
            sockets.push(socket)
            setTimeout(() => talk(socket))
            return socket
          },
        },
        ...overrides,
      }),
    )
  }
  /** Behaviour of the service on the voice socket. */
  let talk: (socket: FakeSocket) => void

  beforeEach(async () => {
    peer = await HttpPeer.listen()
    sockets = []
    talk = (socket) => {
      socket.acceptConnection()
      socket.deliver({ end_of_source_transcript: {} })
      socket.deliver({ end_of_stream: {} })
    }
    answers = {
      '/v2/languages': json(200, [{ language: 'EN' }]),
      '/v2/usage': json(200, { character_count: 10, character_limit: 100 }),
      '/v3/languages/products': json(
        200,
        PRODUCTS.map((name) => ({ name, features: [] })),
      ),
      '/v3/voice/realtime': json(200, {
        streaming_url: peer.address.replace('http', 'ws'),
        token: 'marked-token',
      }),
    }
    peer.answerWith((response, request) => (answers[request.url] ?? json(404, {}))(response, request))
    start()
  })
  afterEach(() => peer.close())

  async function run(context?: CallContext): Promise<Record<string, Check>> {
    const result = await backend.dispatch('doctor.run', {}, context)
    if (!result.ok) throw new Error(result.error.kind)
    const { checks } = result.value as { checks: Check[] }
    return Object.fromEntries(checks.map((check) => [check.id, check]))
  }

  it('passes with a working service, sends no media in its session, and reports progress', async () => {
    const progress: Progress[] = []
    const checks = await run({
      ...defaultCallContext,
      progress: (step) => void progress.push(step),
    })
    expect(Object.values(checks).map(({ id, finding, status }) => [id, finding, status])).toEqual([
      ['proxy', 'none', 'ok'],
      ['key', 'accepted', 'ok'],
      ['region', 'own', 'ok'],
      ['plan', 'known', 'ok'],
      ['products', 'all', 'ok'],
      ['clock', 'right', 'ok'],
      ['round-trip', 'quick', 'ok'],
      ['voice', 'works', 'ok'],
    ])
    expect(checks['plan']?.facts).toEqual({ plan: 'pro', used: 10, limit: 100 })
    expect(sockets[0]?.sent).toEqual(['{"end_of_source_media":{}}'])
    expect(progress.at(0)).toEqual({ done: 0, total: 8 })
    expect(progress.at(-1)).toEqual({ done: 8, total: 8 })
    expect(JSON.stringify(checks)).not.toContain('marked')
  })

  it('reports a refused key and skips the remaining checks', async () => {
    answers['/v2/languages'] = json(403, { message: 'No such key.' })
    const checks = await run()
    expect(checks['key']).toMatchObject({
      status: 'failed',
      finding: 'refused',
      error: { kind: 'not-allowed', message: 'No such key.', traceId: 'trace-7' },
      remedy: 'doctor.findings.key.refused.remedy',
    })
    expect(checks['region']).toMatchObject({ status: 'warning', finding: 'doubtful' })
    expect(['plan', 'products', 'clock', 'round-trip', 'voice'].map((id) => checks[id]?.status)).toEqual(
      Array.from({ length: 5 }, () => 'skipped'),
    )
    expect(peer.received).toHaveLength(1)
  })

  it('tries a key again that was refused before', async () => {
    answers['/v2/languages'] = json(403, {})
    await run()
    answers['/v2/languages'] = json(200, [{ language: 'EN' }])
    expect((await run())['key']).toMatchObject({ finding: 'accepted' })
  })

  it('reports a missing key', async () => {
    start({ keyFromEnvironment: undefined })
    const checks = await run()
    expect(checks['key']).toMatchObject({ status: 'failed', finding: 'missing', error: { kind: 'no-key' } })
    expect(checks['voice']).toMatchObject({ status: 'skipped' })
    expect(peer.received).toEqual([])
  })

  it('reports an unreachable service, not a wrong key', async () => {
    await peer.close()
    const { key, region, proxy: _proxy, ...others } = await run()
    expect(key).toMatchObject({ status: 'skipped' })
    expect(region).toMatchObject({
      status: 'failed',
      finding: 'unreachable',
      error: { kind: 'unreachable', cause: 'connection-refused' },
    })
    expect(Object.values(others).map(({ status }) => status)).not.toContain('ok')
    expect(Object.values(others).map(({ status }) => status)).not.toContain('failed')
    peer = await HttpPeer.listen()
  })

  it.each([
    [{ character_count: 100, character_limit: 100 }, 'pro', 'used-up'],
    [{ character_count: 1, character_limit: 1_000_000_000_000 }, 'pro', 'unlimited'],
    [{ character_count: 1, character_limit: null }, 'pro', 'unlimited'],
    [
      { character_count: 1, character_limit: 100, api_key_character_count: 1, api_key_character_limit: null },
      'free',
      'other',
    ],
    [{ character_count: 1, character_limit: 100, products: [WRITE] }, 'free', 'other'],
    [{ character_count: 1 }, 'pro', 'counted'],
    [{}, 'pro', 'uncounted'],
    [[], 'pro', 'unreported'],
  ])('reads of a usage of %j on %s: %s', async (usage, plan, finding) => {
    answers['/v2/usage'] = json(200, usage)
    start({}, plan)
    expect((await run())['plan']).toMatchObject({ finding })
  })

  it('reports missing products', async () => {
    answers['/v3/languages/products'] = json(
      200,
      ['translate_text', 'glossary'].map((name) => ({ name, features: [] })),
    )
    expect((await run())['products']).toMatchObject({
      status: 'warning',
      finding: 'some',
      facts: { missing: ['translate_document', 'voice', 'write', 'style_rules'] },
    })
  })

  it('reports a wrong clock', async () => {
    const date = new Date(Date.now() + 300_000).toUTCString()
    answers['/v2/languages'] = json(200, [{ language: 'EN' }], { Date: date })
    const check = (await run())['clock']
    expect(check).toMatchObject({ status: 'warning', finding: 'wrong' })
    expect(Math.abs(Number(check?.facts['seconds']) + 300)).toBeLessThanOrEqual(5)
  })

  it.each<[string, (socket: FakeSocket) => void, object]>([
    ['cannot be reached', (socket) => socket.drop(), { finding: 'unreachable' }],
    [
      'breaks',
      (socket) => {
        socket.acceptConnection()
        socket.drop()
      },
      { finding: 'silent' },
    ],
    [
      'is ended by the service',
      (socket) => {
        socket.acceptConnection()
        socket.deliver({
          error: { request_type: 'x', error_code: 400, reason_code: 7, error_message: 'Too quiet.' },
        })
      },
      { finding: 'silent', error: { kind: 'voice-ended', reasonCode: 7, message: 'Too quiet.' } },
    ],
  ])('tells a voice stream that %s', async (_what, then, expected) => {
    talk = then
    expect((await run())['voice']).toMatchObject({ status: 'failed', ...expected })
  })

  it('reports that the service opens no session', async () => {
    answers['/v3/voice/realtime'] = json(456, {})
    expect((await run())['voice']).toMatchObject({ finding: 'refused', error: { kind: 'quota-exceeded' } })
  })

  it.each([
    ['works', () => Promise.resolve()],
    ['fails', () => Promise.reject(new Error('407'))],
  ])(
    'logs in to a proxy before the socket is opened, which finds out whether that %s',
    async (_what, login) => {
      const order: string[] = []
      start({
        network: {
          configure: () => Promise.resolve(),
          proxyFor: () => Promise.resolve('http://p.test:8080'),
          logIn: (address) => {
            order.push(`log in for ${address}`)
            return login()
          },
          openSocket: (address) => {
            order.push('open')
            const socket = new FakeSocket(address)
            queueMicrotask(() => talk(socket))
            return socket
          },
        },
      })
      expect((await run())['voice']).toMatchObject({ finding: 'works' })
      expect(order).toEqual([`log in for ${peer.address}`, 'open'])
    },
  )

  it('opens no session where the plan has none', async () => {
    answers['/v3/languages?resource=translate_text'] = json(200, [])
    start({}, 'free', 'deepl')
    const { voice } = await run()
    expect(voice).toMatchObject({ finding: 'excluded', status: 'skipped', error: { kind: 'plan-needed' } })
    expect(sockets).toEqual([])
  })

  it('reports the proxy in use, for requests and for voice', async () => {
    const network = (proxy?: string) => ({
      configure: () => Promise.resolve(),
      proxyFor: () => Promise.resolve(proxy),
      openSocket: (address: string) => new FakeSocket(address),
    })
    answers['/v2/languages'] = json(403, {})
    const findings: unknown[] = []
    for (const name of ['electron', 'webhost'] as const)
      for (const proxy of [undefined, 'http://p.test:8080']) {
        start({ name, network: network(proxy) })
        const check = (await run())['proxy']
        findings.push([check?.finding, check?.facts['proxy']])
      }
    expect(findings).toEqual([
      ['none', undefined],
      ['used', 'http://p.test:8080'],
      ['none-browser', undefined],
      ['used-browser', 'http://p.test:8080'],
    ])
  })

  it('aborts a check that takes too long, and continues with the next one', async () => {
    start({ doctorLimitMs: 1000 })
    answers['/v2/usage'] = () => undefined
    talk = () => undefined
    const checks = await run()
    const error = { kind: 'timed-out', afterMs: 1000 }
    expect(checks['plan']).toMatchObject({ finding: 'unreported', error })
    expect(checks['products']).toMatchObject({ finding: 'all' })
    expect(checks['voice']).toMatchObject({ finding: 'unreachable', error })
  })

  it('can be cancelled in the middle', async () => {
    const abort = new AbortController()
    talk = () => abort.abort()
    const context = { ...defaultCallContext, signal: abort.signal }
    expect(await backend.dispatch('doctor.run', {}, context)).toEqual({
      ok: false,
      error: { kind: 'cancelled' },
    })
  })
})
