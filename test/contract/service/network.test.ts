import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMemorySecrets } from '../../../src/backend/accounts/secret-store.ts'
import { type Backend, createBackend } from '../../../src/backend/backend.ts'
import type { HostPorts } from '../../../src/backend/host-ports.ts'
import { NodeNetwork } from '../../../src/backend/network/node-network.ts'
import { createSimulator } from '../../../src/simulator/simulator-server.ts'
import { hostPorts } from '../../support/app/host-ports.ts'
import { SettingsInMemory } from '../../support/app/settings-in-memory.ts'
import {
  localhostIdentity,
  otherAuthority,
  testAuthority,
} from '../../support/network-faults/certificates.ts'
import { startHttpProxy, type TestProxy } from '../../support/network-faults/http-proxy.ts'
import { startSocks5Proxy } from '../../support/network-faults/socks5-proxy.ts'
import { HttpPeer, json } from '../../support/service/http-peer.ts'

const KEY = 'marked-key'
const PASSWORD = 'marked:password ü'
const LANGUAGES = json(200, [{ language: 'EN', name: 'English' }])

describe('a request to a service behind a proxy', () => {
  let peer: HttpPeer
  let proxy: TestProxy
  let storage: SettingsInMemory
  let logged: unknown[]
  let backend: Backend

  /** Only this test's proxies resolve this host. */
  /** The authority of the system, in PEM. */
  let authority: string
  const start = (env: NodeJS.ProcessEnv = {}, overrides: Partial<HostPorts> = {}) => {
    const network = new NodeNetwork(env, undefined, () => [authority])
    const note = (...entry: unknown[]) => void logged.push(entry)
    backend = createBackend(
      hostPorts({
        settings: storage,
        keyFromEnvironment: KEY,
        fetch: network.fetch,
        network,
        log: { info: note, warn: note },
        ...overrides,
      }),
    )
  }
  const call = (name: string, input: unknown = {}) => backend.dispatch(name, input)
  const check = () => call('service.check')

  beforeEach(async () => {
    peer = await HttpPeer.listen(localhostIdentity)
    peer.answerWith(LANGUAGES)
    proxy = await startHttpProxy()
    logged = []
    const address = `https://service.test:${peer.port}`
    const account = { id: 'test', name: 'Test', profile: 'generic', plan: 'pro', address }
    storage = new SettingsInMemory({ service: { active: 'test', accounts: [account] } })
    authority = testAuthority
    start()
  })
  afterEach(() => Promise.all([peer.close(), proxy.close()]))

  const through = async (other: TestProxy) => {
    await proxy.close()
    proxy = other
    return other.host
  }

  it('goes through the HTTP proxy of the settings, from the next request on', async () => {
    expect(await check()).toMatchObject({ error: { kind: 'unreachable', cause: 'name-not-found' } })
    await call('network.setProxy', { mode: 'fixed', url: `http://${proxy.host}/` })
    expect(await check()).toMatchObject({ ok: true })
    expect(proxy.asked).toEqual([`service.test:${peer.port}`])
    expect(peer.received[0]?.headers.authorization).toBe(`Service-Auth-Key ${KEY}`)
    await call('network.setProxy', { mode: 'none' })
    expect(await check()).toMatchObject({ error: { kind: 'unreachable' } })
    expect(proxy.asked).toHaveLength(1)
  }, 30_000)

  it('shows its key to no proxy', async () => {
    await call('network.setProxy', { mode: 'fixed', url: `http://${proxy.host}` })
    expect(await check()).toMatchObject({ ok: true })
    expect(proxy.heard()).toContain(`CONNECT service.test:${peer.port}`)
    expect(proxy.heard()).not.toContain(KEY)
  })

  it('names its user to a proxy that asks, and keeps the password where keys are', async () => {
    const host = await through(await startHttpProxy({ login: `me:${PASSWORD}` }))
    const set = await call('network.setProxy', {
      mode: 'fixed',
      url: `http://${host}`,
      user: 'me',
      password: PASSWORD,
    })
    expect(set).toMatchObject({ value: { password: 'this-run', proxy: { user: 'me' } } })
    expect(await check()).toMatchObject({ ok: true })
    const told = [set, await call('settings.get'), await call('network.get'), storage.stored, logged]
    expect(JSON.stringify(told)).not.toContain('marked')
  })

  it.each([
    ['a wrong password', { user: 'me', password: 'wrong' }],
    ['no user name', {}],
  ])('tells that the proxy refused it for %s, and neither repeats nor reveals it', async (_what, login) => {
    const host = await through(await startHttpProxy({ login: `me:${PASSWORD}` }))
    await call('network.setProxy', { mode: 'fixed', url: `http://${host}`, ...login })
    expect(await check()).toEqual({ ok: false, error: { kind: 'proxy', host, reason: 'credentials' } })
    expect(proxy.heard().match(/CONNECT/g)).toHaveLength(1)
    expect(proxy.heard()).not.toContain(KEY)
    expect(peer.received).toEqual([])
  })

  it('tells that the proxy does not connect it', async () => {
    const host = await through(await startHttpProxy({ refusal: 503 }))
    await call('network.setProxy', { mode: 'fixed', url: `http://${host}` })
    expect(await check()).toEqual({ ok: false, error: { kind: 'proxy', host, reason: 'refused' } })
  })

  it('tells that the proxy cannot be reached', async () => {
    await proxy.close()
    await call('network.setProxy', { mode: 'fixed', url: `http://${proxy.host}` })
    expect(await check()).toEqual({
      ok: false,
      error: { kind: 'proxy', host: proxy.host, reason: 'unreachable' },
    })
    proxy = await startHttpProxy()
  }, 30_000)

  it('goes through a SOCKS5 proxy, which finds the host by its name', async () => {
    const host = await through(await startSocks5Proxy())
    await call('network.setProxy', { mode: 'fixed', url: `socks5://${host}` })
    expect(await check()).toMatchObject({ ok: true })
    expect(proxy.asked).toEqual([`service.test:${peer.port}`])
    expect(proxy.heard()).not.toContain(KEY)
  })

  it('tells that a SOCKS5 proxy wants to know who it is', async () => {
    const host = await through(await startSocks5Proxy({ isClosed: true }))
    await call('network.setProxy', { mode: 'fixed', url: `socks5://${host}` })
    expect(await check()).toEqual({ ok: false, error: { kind: 'proxy', host, reason: 'credentials' } })
  })

  it('goes through the proxy that the environment names, unless the settings say otherwise', async () => {
    start({ HTTPS_PROXY: `http://${proxy.host}` })
    expect(await check()).toMatchObject({ ok: true })
    expect(proxy.asked).toEqual([`service.test:${peer.port}`])
    await call('network.setProxy', { mode: 'none' })
    expect(await check()).toMatchObject({ error: { kind: 'unreachable' } })
    start({ HTTPS_PROXY: `http://${proxy.host}`, NO_PROXY: 'service.test' })
    expect(await check()).toMatchObject({ error: { kind: 'unreachable' } })
    expect(proxy.asked).toHaveLength(1)
  }, 30_000)

  it('takes user and password from the environment, and tells where they are wrong', async () => {
    const host = await through(await startHttpProxy({ login: `me:${PASSWORD}` }))
    start({ HTTPS_PROXY: `http://me:${encodeURIComponent(PASSWORD)}@${host}` })
    expect(await check()).toMatchObject({ ok: true })
    start({ HTTPS_PROXY: `http://me:wrong@${host}` })
    expect(await check()).toEqual({ ok: false, error: { kind: 'proxy', host, reason: 'credentials' } })
  })

  it('says that the environment names a proxy of an unsupported kind', async () => {
    start({ HTTPS_PROXY: 'ftp://files.test' })
    expect(await check()).toMatchObject({ error: { kind: 'proxy', reason: 'unsupported' } })
  })

  it('never takes a proxy to this very computer', async () => {
    const simulator = await createSimulator()
    storage = new SettingsInMemory({ service: { active: 'demo' } })
    start({ HTTP_PROXY: `http://${proxy.host}` }, { demo: () => Promise.resolve(simulator) })
    await call('network.setProxy', { mode: 'fixed', url: `http://${proxy.host}` })
    expect(await check()).toMatchObject({ ok: true })
    expect(proxy.asked).toEqual([])
    expect(proxy.heard()).toBe('')
    await simulator.close()
  })

  it('sends nothing where nobody who is trusted vouches for the service', async () => {
    await call('network.setProxy', { mode: 'fixed', url: `http://${proxy.host}` })
    expect(await check()).toMatchObject({ ok: true })
    authority = otherAuthority
    start()
    expect(await check()).toMatchObject({ error: { kind: 'unreachable', cause: 'certificate', sent: 'no' } })
    expect(peer.received).toHaveLength(1)
  })

  it('goes on without the password where the keychain is locked, and asks for it again', async () => {
    const host = await through(await startHttpProxy({ login: 'me:secret' }))
    const secrets = createMemorySecrets()
    start({}, { secrets })
    await call('network.setProxy', { mode: 'fixed', url: `http://${host}`, user: 'me', password: 'secret' })
    let isLocked = true
    const get = (id: string) =>
      isLocked && id !== 'test' ? Promise.reject(new Error('locked')) : secrets.get(id)
    start({}, { secrets: { ...secrets, get } })
    expect(await check()).toMatchObject({ error: { kind: 'proxy', reason: 'credentials' } })
    isLocked = false
    expect(await check()).toMatchObject({ ok: true })
  })
})
