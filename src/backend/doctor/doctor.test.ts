import { describe, expect, it } from 'vitest'
import { CheckedService } from '../../../test/support/app/checked-service.ts'
import { FakeSocket } from '../../../test/support/network-faults/fake-socket.ts'
import { HttpPeer, json } from '../../../test/support/service/http-peer.ts'
import { defaultCallContext, type Progress } from '../../core/base/call.ts'

/** Usage that the Free plan does not report. */
const WRITE = {
  product_type: 'write',
  billing_unit: 'characters',
  api_key_unit_count: 1,
  account_unit_count: 1,
}

describe('the doctor', () => {
  const service = new CheckedService()

  it('passes with a working service, sends no media in its session, and reports progress', async () => {
    const progress: Progress[] = []
    const checks = await service.check({
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
    expect(service.sockets[0]?.sent).toEqual(['{"end_of_source_media":{}}'])
    expect(progress.at(0)).toEqual({ done: 0, total: 8 })
    expect(progress.at(-1)).toEqual({ done: 8, total: 8 })
    expect(JSON.stringify(checks)).not.toContain('marked')
  })

  it('reports a refused key and skips the remaining checks', async () => {
    service.answers['/v2/languages'] = json(403, { message: 'No such key.' })
    const checks = await service.check()
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
    expect(service.peer.received).toHaveLength(1)
  })

  it('tells a key of another region from a refused one', async () => {
    service.answers['/v2/languages'] = json(403, { message: 'Your account is denied access.' })
    const checks = await service.check()
    expect(checks['key']).toMatchObject({ status: 'skipped' })
    expect(checks['region']).toMatchObject({
      status: 'failed',
      finding: 'elsewhere',
      error: { kind: 'other-region' },
      remedy: 'doctor.findings.region.elsewhere.remedy',
    })
    expect(checks['voice']).toMatchObject({ status: 'skipped' })
  })

  it('tries a key again that was refused before', async () => {
    service.answers['/v2/languages'] = json(403, {})
    await service.check()
    service.answers['/v2/languages'] = json(200, [{ language: 'EN' }])
    expect((await service.check())['key']).toMatchObject({ finding: 'accepted' })
  })

  it('reports a missing key', async () => {
    service.start({ keyFromEnvironment: undefined })
    const checks = await service.check()
    expect(checks['key']).toMatchObject({ status: 'failed', finding: 'missing', error: { kind: 'no-key' } })
    expect(checks['voice']).toMatchObject({ status: 'skipped' })
    expect(service.peer.received).toEqual([])
  })

  it('reports an unreachable service, not a wrong key', async () => {
    await service.peer.close()
    const { key, region, proxy: _proxy, ...others } = await service.check()
    expect(key).toMatchObject({ status: 'skipped' })
    expect(region).toMatchObject({
      status: 'failed',
      finding: 'unreachable',
      error: { kind: 'unreachable', cause: 'connection-refused' },
    })
    expect(Object.values(others).map(({ status }) => status)).not.toContain('ok')
    expect(Object.values(others).map(({ status }) => status)).not.toContain('failed')
    service.peer = await HttpPeer.listen()
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
    service.answers['/v2/usage'] = json(200, usage)
    service.start({}, plan)
    expect((await service.check())['plan']).toMatchObject({ finding })
  })

  it('reports missing products', async () => {
    service.answers['/v3/languages/products'] = json(
      200,
      ['translate_text', 'glossary'].map((name) => ({ name, features: [] })),
    )
    expect((await service.check())['products']).toMatchObject({
      status: 'warning',
      finding: 'some',
      facts: { missing: ['translate_document', 'voice', 'write', 'style_rules'] },
    })
  })

  it('reports a wrong clock', async () => {
    const date = new Date(Date.now() + 300_000).toUTCString()
    service.answers['/v2/languages'] = json(200, [{ language: 'EN' }], { Date: date })
    const check = (await service.check())['clock']
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
    service.talk = then
    expect((await service.check())['voice']).toMatchObject({ status: 'failed', ...expected })
  })

  it('reports that the service opens no session', async () => {
    service.answers['/v3/voice/realtime'] = json(456, {})
    expect((await service.check())['voice']).toMatchObject({
      finding: 'refused',
      error: { kind: 'quota-exceeded' },
    })
  })

  it.each([
    ['works', () => Promise.resolve()],
    ['fails', () => Promise.reject(new Error('407'))],
  ])(
    'logs in to a proxy before the socket is opened, which finds out whether that %s',
    async (_what, login) => {
      const order: string[] = []
      service.start({
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
            queueMicrotask(() => service.talk(socket))
            return socket
          },
        },
      })
      expect((await service.check())['voice']).toMatchObject({ finding: 'works' })
      expect(order).toEqual([`log in for ${service.peer.address}`, 'open'])
    },
  )

  it('opens no session where the plan has none', async () => {
    service.answers['/v3/languages?resource=translate_text'] = json(200, [])
    service.start({}, 'free', 'deepl')
    const { voice } = await service.check()
    expect(voice).toMatchObject({ finding: 'excluded', status: 'skipped', error: { kind: 'plan-needed' } })
    expect(service.sockets).toEqual([])
  })

  it('reports the proxy in use, for requests and for voice', async () => {
    const network = (proxy?: string) => ({
      configure: () => Promise.resolve(),
      proxyFor: () => Promise.resolve(proxy),
      openSocket: (address: string) => new FakeSocket(address),
    })
    service.answers['/v2/languages'] = json(403, {})
    const findings: unknown[] = []
    for (const name of ['electron', 'webhost'] as const)
      for (const proxy of [undefined, 'http://p.test:8080']) {
        service.start({ name, network: network(proxy) })
        const check = (await service.check())['proxy']
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
    service.start({ doctorLimitMs: 1000 })
    service.answers['/v2/usage'] = () => undefined
    service.talk = () => undefined
    const checks = await service.check()
    const error = { kind: 'timed-out', afterMs: 1000 }
    expect(checks['plan']).toMatchObject({ finding: 'unreported', error })
    expect(checks['products']).toMatchObject({ finding: 'all' })
    expect(checks['voice']).toMatchObject({ finding: 'unreachable', error })
  })

  it('can be cancelled in the middle', async () => {
    const abort = new AbortController()
    service.talk = () => abort.abort()
    const context = { ...defaultCallContext, signal: abort.signal }
    expect(await service.backend.dispatch('doctor.run', {}, context)).toEqual({
      ok: false,
      error: { kind: 'cancelled' },
    })
  })
})
