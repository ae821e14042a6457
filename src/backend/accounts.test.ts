import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hostPorts } from '../../test/support/host-ports.ts'
import { type Answer, HttpPeer, json } from '../../test/support/http-peer.ts'
import { SettingsInMemory } from '../../test/support/settings-in-memory.ts'
import type { CallInput } from '../core/contract.ts'
import { type Backend, createBackend, type HostPorts } from './backend.ts'

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
    expect(await sent('text.translate', { texts: ['Hi'], targetLanguage: 'DE' })).toMatchObject([
      { error },
      0,
    ])
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

  it('moves to another address only if its key is taken there', async () => {
    const id = await add()
    const other = await HttpPeer.listen()
    other.answerWith(json(403, { message: 'Wrong data centre.' }))
    expect(await call('account.update', { id, address: other.address })).toMatchObject({
      error: { kind: 'not-allowed', message: 'Wrong data centre.' },
    })
    expect(await call('service.status')).toMatchObject({ value: { account: { address: peer.address } } })
    other.answerWith(languages)
    expect(await call('account.update', { id, address: `${other.address}/` })).toMatchObject({
      value: { account: { address: other.address } },
    })
    expect(other.received.at(-1)).toMatchObject({
      url: '/v2/languages',
      headers: { authorization: 'Service-Auth-Key my-key' },
    })
    start()
    expect(await call('account.update', { id, address: peer.address })).toEqual({
      ok: false,
      error: { kind: 'no-key' },
    })
    await other.close()
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
})
