import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hostPorts } from '../../test/support/host-ports.ts'
import { type Answer, HttpPeer, json } from '../../test/support/http-peer.ts'
import { SettingsInMemory } from '../../test/support/settings-in-memory.ts'
import type { CallInput } from '../core/contract.ts'
import { type Backend, createBackend, type HostPorts } from './backend.ts'
import { createMemorySecrets } from './secrets.ts'

/** Answers both lists of languages, as a service with the wrong key never does. */
const languages: Answer = (response, request) =>
  json(200, request.url === '/v2/languages' ? [{ language: 'EN', name: 'English' }] : [])(response, request)

describe('an account', () => {
  let peer: HttpPeer
  let storage: SettingsInMemory
  let backend: Backend

  const start = (overrides: Partial<HostPorts> = {}) => {
    const demo = () => Promise.resolve({ address: peer.address, key: 'demo-key' })
    backend = createBackend(hostPorts({ settings: storage, demo, ...overrides }))
  }
  const call = (name: string, input: unknown = {}) => backend.dispatch(name, input)
  const account = (overrides: Partial<CallInput<'account.add'>> = {}) => ({
    name: 'Mine',
    profile: 'generic',
    plan: 'pro',
    address: peer.address,
    key: 'my-key',
    ...overrides,
  })
  /** Adds an account and tells its id. */
  const add = async (overrides: Partial<CallInput<'account.add'>> = {}): Promise<string> => {
    expect(await call('account.add', account(overrides))).toMatchObject({ ok: true })
    return (storage.stored as { service: { active: string } }).service.active
  }

  beforeEach(async () => {
    peer = await HttpPeer.listen()
    peer.answerWith(languages)
    storage = new SettingsInMemory()
    start()
  })
  afterEach(() => peer.close())

  it('takes a key from the environment for the account in use at the start, and for no other', async () => {
    const other = await add({ name: 'Other' })
    await add()
    start({ keyFromEnvironment: 'env-key' })
    await call('voice.languages')
    expect(peer.received.at(-1)?.headers.authorization).toBe('Service-Auth-Key env-key')
    const asked = peer.received.length
    await call('account.use', { id: other })
    expect(await call('voice.languages')).toEqual({ ok: false, error: { kind: 'no-key' } })
    expect(peer.received).toHaveLength(asked)
  })

  it('offers a key from the environment to no account that is added later', async () => {
    start({ keyFromEnvironment: 'env-key' })
    const id = await add()
    expect(await call('account.remove', { id })).toMatchObject({ ok: true })
    await call('voice.languages')
    expect(peer.received.map(({ headers }) => headers.authorization)).not.toContain(
      'Service-Auth-Key env-key',
    )
  })

  it.each([
    ['a letter that no key has', { key: 'schlüssel' }, 'key', 'malformed'],
    ['a space in its middle', { key: 'my key' }, 'key', 'malformed'],
    ['a line break', { key: 'my\nkey' }, 'key', 'malformed'],
    ['the mark of another plan', { key: 'my-key:fx', profile: 'deepl' }, 'plan', 'other-plan'],
  ] as const)('refuses a key with %s before anything is sent', async (_what, wrong, field, type) => {
    const error = { kind: 'invalid-input', field, problem: { type } }
    expect(await call('account.add', account(wrong))).toMatchObject({ error })
    expect(peer.received).toEqual([])
    const id = await add({ ...wrong, key: 'fine' })
    expect(await call('account.setKey', { id, key: wrong.key })).toMatchObject({ error })
    expect(peer.received).toHaveLength(1)
    start({ keyFromEnvironment: wrong.key })
    expect(await call('voice.languages')).toMatchObject({ error })
    expect(peer.received).toHaveLength(1)
  })

  it('takes a key whose mark fits its plan', async () => {
    const free = account({ key: 'my-key:fx', profile: 'deepl', plan: 'free' })
    expect(await call('account.add', free)).toMatchObject({ ok: true })
  })

  it('sends a refused key no more, until it is tested, changed or chosen again', async () => {
    const id = await add()
    peer.answerWith(json(403, { message: 'No such key.' }))
    const error = { kind: 'not-allowed', message: 'No such key.' }
    const sent = async (name: string, input?: unknown) => {
      const before = peer.received.length
      const answer = await call(name, input)
      return [answer, peer.received.length - before]
    }
    // The second request is the test.
    expect(await sent('voice.languages')).toMatchObject([{ error }, 2])
    expect(await sent('voice.languages')).toMatchObject([{ error }, 0])
    const text = { texts: ['Hi'], targetLanguage: 'de' }
    // Keys may be allowed single areas: another one is asked once.
    expect(await sent('text.translate', text)).toMatchObject([{ error }, 2])
    expect(await sent('text.translate', text)).toMatchObject([{ error }, 0])
    expect(await sent('service.check')).toMatchObject([{ error }, 1])
    expect(await sent('voice.languages')).toMatchObject([{ error }, 0])
    peer.answerWith(languages)
    expect(await sent('voice.languages')).toMatchObject([{ error }, 0])
    expect(await sent('service.check')).toMatchObject([{ ok: true }, 1])
    expect(await sent('voice.languages')).toMatchObject([{ ok: true }, 1])
    peer.answerWith(json(401, {}))
    await call('service.check')
    peer.answerWith(languages)
    expect(await sent('voice.languages')).toMatchObject([{ error: { kind: 'key-rejected' } }, 0])
    expect(await sent('account.setKey', { id, key: 'another' })).toMatchObject([{ ok: true }, 1])
    expect(await sent('voice.languages')).toMatchObject([{ ok: true }, 1])
    peer.answerWith(json(401, {}))
    await call('service.check')
    peer.answerWith(languages)
    await call('account.use', { id })
    expect(await sent('voice.languages')).toMatchObject([{ ok: true }, 1])
  })

  it('that cannot be saved is not added, and leaves no key behind', async () => {
    const keys: string[] = []
    const secrets = {
      get: () => Promise.resolve(undefined),
      set: (id: string) => {
        keys.push(id)
        return Promise.resolve('system' as const)
      },
      delete: (id: string) => Promise.resolve(void keys.splice(keys.indexOf(id), 1)),
    }
    start({
      secrets,
      settings: {
        load: () => undefined,
        setAside: () => undefined,
        save: () => {
          throw new Error('the disk is full')
        },
      },
    })
    expect(await call('account.add', account())).toMatchObject({ error: { kind: 'storage' } })
    expect(keys).toEqual([])
    expect(await call('service.status')).toMatchObject({ value: { kind: 'demo' } })
  })

  it('cannot be removed by a name that is not its own', async () => {
    await call('network.setProxy', { mode: 'fixed', url: 'http://p.test:1', user: 'me', password: 'secret' })
    expect(await call('account.remove', { id: 'network.proxy' })).toMatchObject({
      error: { kind: 'invalid-input', field: 'id' },
    })
    expect(await call('network.get')).toMatchObject({ value: { password: 'this-run' } })
  })

  it('can be renamed without asking the service, even where its key is not here', async () => {
    const id = await add()
    start()
    const asked = peer.received.length
    expect(await call('account.update', { id, name: ' Work ' })).toMatchObject({
      value: { kind: 'account', account: { id, name: 'Work', plan: 'pro', address: peer.address } },
    })
    expect(storage.stored).toMatchObject({ service: { accounts: [{ name: 'Work' }] } })
    expect(peer.received).toHaveLength(asked)
  })

  it('moves to another address only with its key typed anew, if that is taken there', async () => {
    const id = await add()
    const other = await HttpPeer.listen()
    const move = (more: object = {}) => call('account.update', { id, address: `${other.address}/`, ...more })
    expect(await move()).toEqual({ ok: false, error: { kind: 'no-key' } })
    expect(other.received).toEqual([])
    other.answerWith(json(403, { message: 'Wrong data centre.' }))
    expect(await move({ key: 'my-key' })).toMatchObject({
      error: { kind: 'not-allowed', message: 'Wrong data centre.' },
    })
    expect(await call('service.status')).toMatchObject({ value: { account: { address: peer.address } } })
    other.answerWith(languages)
    expect(await move({ key: 'my-key' })).toMatchObject({ value: { account: { address: other.address } } })
    expect(other.received.at(-1)).toMatchObject({
      url: '/v2/languages',
      headers: { authorization: 'Service-Auth-Key my-key' },
    })
    // Back again is another address too.
    expect(await call('account.update', { id, address: peer.address })).toMatchObject({
      error: { kind: 'no-key' },
    })
    await other.close()
  })

  it('keeps its key where only the path of its address changes, if it is taken there', async () => {
    const id = await add()
    expect(await call('account.update', { id, address: `${peer.address}/api` })).toMatchObject({ ok: true })
    expect(peer.received.at(-1)).toMatchObject({
      url: '/api/v2/languages',
      headers: { authorization: 'Service-Auth-Key my-key' },
    })
  })

  it('takes a new key together with the plan that it belongs to, where the old one fits neither', async () => {
    const id = await add({ key: 'k:fx', profile: 'deepl', plan: 'free' })
    expect(await call('account.update', { id, plan: 'pro', key: 'new:fx' })).toMatchObject({
      error: { kind: 'invalid-input', field: 'plan', problem: { type: 'other-plan', plan: 'free' } },
    })
    expect(await call('account.update', { id, plan: 'pro', key: ' new ' })).toMatchObject({
      value: { account: { plan: 'pro' }, keyProtection: 'this-run' },
    })
    expect(peer.received.at(-1)?.headers.authorization).toBe('DeepL-Auth-Key new')
    await call('voice.languages')
    expect(peer.received.at(-1)?.headers.authorization).toBe('DeepL-Auth-Key new')
  })

  it('keeps its key and all else where the new key is refused', async () => {
    const id = await add()
    peer.answerWith(json(403, { message: 'No such key.' }))
    expect(await call('account.update', { id, name: 'Work', key: 'new' })).toMatchObject({
      error: { kind: 'not-allowed' },
    })
    peer.answerWith(languages)
    await call('voice.languages')
    expect(peer.received.at(-1)?.headers.authorization).toBe('Service-Auth-Key my-key')
    expect(storage.stored).toMatchObject({ service: { accounts: [{ name: 'Mine' }] } })
  })

  it('is given other hosts for voice', async () => {
    const id = await add()
    expect(await call('account.update', { id, streamDomains: ['Voice.Example.com'] })).toMatchObject({
      value: { account: { streamDomains: ['voice.example.com'] } },
    })
    expect(await call('account.update', { id, streamDomains: ['a b'] })).toMatchObject({
      error: { kind: 'invalid-input', field: 'streamDomains.0' },
    })
    expect(await call('account.update', { id, streamDomains: [] })).toMatchObject({
      value: { account: { streamDomains: [] } },
    })
  })

  it.each([
    ['an address that is not secure', { address: 'http://api.example.com' }, { kind: 'address-refused' }],
    ['no name', { name: '  ' }, { kind: 'invalid-input', field: 'name' }],
    ['another id', { id: 'x' }, { kind: 'invalid-input', field: 'id' }],
  ])('is not updated with %s', async (_what, update, error) => {
    const id = await add()
    expect(await call('account.update', { id, ...update })).toMatchObject({ error })
    expect(await call('service.status')).toMatchObject({
      value: { account: { name: 'Mine', address: peer.address } },
    })
  })

  it('is not given a plan that its key contradicts', async () => {
    const id = await add({ key: 'k:fx', profile: 'deepl', plan: 'free' })
    expect(await call('account.update', { id, plan: 'pro' })).toMatchObject({
      error: { kind: 'invalid-input', field: 'plan', problem: { type: 'other-plan', plan: 'free' } },
    })
  })

  describe('that somebody has moved in the settings file', () => {
    let elsewhere: HttpPeer
    beforeEach(async () => {
      elsewhere = await HttpPeer.listen()
      elsewhere.answerWith(languages)
    })
    afterEach(() => elsewhere.close())

    const edit = (change: object) => {
      const { service } = storage.stored as { service: { accounts: object[] } }
      storage.stored = {
        ...(storage.stored as object),
        service: { ...service, accounts: service.accounts.map((each) => ({ ...each, ...change })) },
      }
    }
    const isUseless = async () => {
      expect(await call('service.status')).toMatchObject({ value: { kind: 'account' } })
      expect(await call('service.status')).not.toHaveProperty('value.keyProtection')
      for (const name of ['voice.languages', 'service.check'])
        expect(await call(name)).toEqual({ ok: false, error: { kind: 'no-key' } })
    }

    it('has no key there, however it came to be stored', async () => {
      const secrets = createMemorySecrets()
      start({ secrets })
      const id = await add()
      edit({ address: elsewhere.address })
      start({ secrets })
      await isUseless()
      expect(elsewhere.received).toEqual([])
      expect(await call('account.setKey', { id, key: 'typed-for-elsewhere' })).toMatchObject({ ok: true })
      expect(elsewhere.received.at(-1)?.headers.authorization).toBe('Service-Auth-Key typed-for-elsewhere')
    })

    it('has no key in the way of another profile', async () => {
      const secrets = createMemorySecrets()
      start({ secrets })
      await add()
      edit({ profile: 'deepl' })
      start({ secrets })
      const before = peer.received.length
      await isUseless()
      expect(peer.received).toHaveLength(before)
    })

    it('has the key of an earlier version bound to where it was at the first start of this one', async () => {
      const secrets = createMemorySecrets()
      const id = await add()
      await secrets.set(id, 'stored-before')
      start({ secrets })
      backend.resume()
      await vi.waitFor(async () => expect((await secrets.get(id))?.value).toContain(peer.address))
      await call('voice.languages')
      expect(peer.received.at(-1)?.headers.authorization).toBe('Service-Auth-Key stored-before')
      edit({ address: elsewhere.address })
      start({ secrets })
      await isUseless()
      expect(elsewhere.received).toEqual([])
    })

    it('has the key of an earlier version bound before it is moved by a call', async () => {
      const secrets = createMemorySecrets()
      const id = await add()
      await secrets.set(id, 'stored-before')
      start({ secrets })
      expect(await call('account.update', { id, address: elsewhere.address })).toMatchObject({
        error: { kind: 'no-key' },
      })
      await call('voice.languages')
      expect(elsewhere.received).toEqual([])
      expect((await secrets.get(id))?.value).toContain(peer.address)
    })

    it('is not offered a key from the environment that went to another origin before', async () => {
      await add()
      const guard = (origin: string) => origin === peer.address
      start({ keyFromEnvironment: 'env-key', mayUseEnvironmentKey: guard })
      expect(await call('voice.languages')).toMatchObject({ ok: true })
      edit({ address: elsewhere.address })
      start({ keyFromEnvironment: 'env-key', mayUseEnvironmentKey: guard })
      await isUseless()
    })
  })

  it('gives the key from the environment to no other address of the account that it is for', async () => {
    const id = await add()
    const other = await HttpPeer.listen()
    other.answerWith(languages)
    start({ keyFromEnvironment: 'env-key' })
    expect(await call('account.update', { id, address: other.address })).toMatchObject({
      error: { kind: 'no-key' },
    })
    expect(await call('account.update', { id, address: other.address, key: 'evil' })).toMatchObject({
      ok: true,
    })
    await call('account.remove', { id })
    await call('voice.languages')
    expect(other.received.map(({ headers }) => headers.authorization)).toEqual(['Service-Auth-Key evil'])
    await other.close()
  })

  it('stays in use while the demo service plays a sample, and pages may stream to both', async () => {
    const own = await HttpPeer.listen()
    own.answerWith(languages)
    await add({ address: own.address })
    const streamTo = (address: string) => address.replace(/^http/, 'ws')
    expect(await backend.streamSources()).not.toContain(streamTo(peer.address))
    const [status, asked] = [await call('service.status'), own.received.length]
    expect(await call('sample.prepare')).toEqual({ ok: true, value: {} })
    const ticket = { streaming_url: `${streamTo(peer.address)}/voice`, token: 'once', session_id: 's' }
    peer.answerWith(json(200, ticket))
    expect(await call('sample.open', { targetLanguages: ['de'] })).toMatchObject({
      value: { streamingUrl: ticket.streaming_url },
    })
    expect(await call('voice.resume', { token: 'once' })).toMatchObject({ ok: true })
    const keys = peer.received.map(({ headers }) => headers.authorization)
    expect(keys).toEqual(['Service-Auth-Key demo-key', 'Service-Auth-Key demo-key'])
    expect(own.received).toHaveLength(asked)
    expect(await call('service.status')).toEqual(status)
    expect(await backend.streamSources()).toEqual(
      expect.arrayContaining([streamTo(peer.address), streamTo(own.address)]),
    )
    await own.close()
  })

  it('whose id is that of another secret learns nothing of it', async () => {
    const secrets = createMemorySecrets()
    start({ secrets })
    await call('network.setProxy', { mode: 'fixed', url: 'http://p.test:1', user: 'me', password: 'secret' })
    storage.stored = {
      service: { active: 'network.proxy', accounts: [{ ...account(), id: 'network.proxy', key: undefined }] },
    }
    start({ secrets })
    expect(await call('voice.languages')).toEqual({ ok: false, error: { kind: 'no-key' } })
    expect(peer.received).toEqual([])
  })
})
