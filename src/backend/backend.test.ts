import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SettingsInMemory } from '../../test/support/app/settings-in-memory.ts'
import { type Answer, HttpPeer, json } from '../../test/support/service/http-peer.ts'
import { silentLog } from '../core/base/log.ts'
import type { CallInput } from '../core/contract/contract.ts'
import { createMemorySecrets } from './accounts/secret-store.ts'
import { type Backend, createBackend } from './backend.ts'
import { systemClock } from './base/system-clock.ts'
import type { HostPorts } from './host-ports.ts'
import { NodeNetwork } from './network/node-network.ts'
import { openStoreHere } from './storage/storage-store.ts'

const LANGUAGES = [
  { lang: 'en', name: 'English', usable_as_source: true, usable_as_target: true, features: [] },
  {
    lang: 'de',
    name: 'German',
    usable_as_source: true,
    usable_as_target: true,
    features: ['formality', 'glossary'],
  },
  {
    lang: 'zh-Hans',
    name: 'Chinese (simplified)',
    usable_as_source: false,
    usable_as_target: true,
    features: { formality: { status: 'beta' } },
  },
]

/** Answers both lists of languages, as a service with the wrong key never does. */
const languages: Answer = (response, request) =>
  json(200, request.url === '/v2/languages' ? [{ language: 'EN', name: 'English' }] : LANGUAGES)(
    response,
    request,
  )

describe('the backend', () => {
  let peer: HttpPeer
  let storage: SettingsInMemory
  let published: [string, unknown][]
  let backend: Backend

  const start = (overrides: Partial<HostPorts> = {}) => {
    published = []
    backend = createBackend({
      name: 'cli',
      version: '1.2.3',
      platform: 'test',
      settings: storage,
      secrets: createMemorySecrets(),
      keyFromEnvironment: undefined,
      confirm: () => Promise.resolve('confirmed'),
      demo: () => Promise.resolve({ address: peer.address, key: 'demo-key' }),
      dataFolder: join(tmpdir(), `parley-test-${randomUUID()}`),
      openStorage: openStoreHere,
      files: { takesPaths: true },
      fetch: globalThis.fetch,
      network: new NodeNetwork({}),
      clock: systemClock,
      random: () => 0,
      log: silentLog,
      publish: (name, payload) => void published.push([name, payload]),
      keepAwake: () => undefined,
      ...overrides,
    })
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

  beforeEach(async () => {
    peer = await HttpPeer.listen()
    peer.answerWith(languages)
    storage = new SettingsInMemory()
    start()
  })
  afterEach(() => peer.close())

  it('speaks to the demo service until there is an account', async () => {
    expect(await call('service.status')).toEqual({ ok: true, value: { kind: 'demo' } })
    await call('voice.languages')
    expect(peer.received[0]).toMatchObject({
      url: '/v3/languages?product=voice',
      headers: { authorization: 'Service-Auth-Key demo-key', 'user-agent': 'Parley/1.2.3' },
    })
  })

  it('reads both shapes of languages into one', async () => {
    expect(await call('voice.languages')).toEqual({
      ok: true,
      value: [
        {
          code: 'en',
          isSource: true,
          isTarget: true,
          isSpoken: true,
          isDetectable: true,
          hasFormality: false,
          hasGlossary: false,
        },
        {
          code: 'de',
          isSource: true,
          isTarget: true,
          isSpoken: true,
          isDetectable: true,
          hasFormality: true,
          hasGlossary: true,
        },
        {
          code: 'zh-HANS',
          isSource: false,
          isTarget: true,
          isSpoken: true,
          isDetectable: false,
          hasFormality: true,
          hasGlossary: false,
        },
      ],
    })
  })

  it('checks a key with the service, keeps it, and uses the account from then on', async () => {
    const added = await call('account.add', account())
    expect(added).toMatchObject({ ok: true, value: { kind: 'account', keyProtection: 'this-run' } })
    expect(peer.received[0]?.headers.authorization).toBe('Service-Auth-Key my-key')
    expect(published.map(([name]) => name)).toEqual(['settings.changed', 'service.changed'])
    await call('service.check')
    expect(peer.received[1]?.headers.authorization).toBe('Service-Auth-Key my-key')
  })

  it('stores no account whose key the service refuses', async () => {
    peer.answerWith(json(403, { message: 'Wrong key.' }))
    expect(await call('account.add', account())).toMatchObject({
      error: { kind: 'not-allowed', message: 'Wrong key.', traceId: 'trace-7' },
    })
    expect(await call('service.status')).toEqual({ ok: true, value: { kind: 'demo' } })
    expect(storage.stored).toBeUndefined()
  })

  it('sends a key to no address that is not secure', async () => {
    expect(await call('account.add', account({ address: 'http://api.example.com' }))).toMatchObject({
      error: { kind: 'address-refused', reason: 'not-secure' },
    })
  })

  it('takes other hosts for voice by their names only', async () => {
    expect(await call('account.add', account({ streamDomains: ['a.test', 'b.test; script-src *'] }))).toEqual(
      {
        ok: false,
        error: {
          kind: 'invalid-input',
          field: 'streamDomains.1',
          problem: { type: 'malformed', detail: 'a name such as voice.example.com' },
        },
      },
    )
    await call('account.add', account({ streamDomains: ['例え.jp'] }))
    expect(storage.stored).toMatchObject({ service: { accounts: [{ streamDomains: ['xn--r8jz45g.jp'] }] } })
  })

  it('begins on the demo service where a stored address would break every page', async () => {
    const broken = { id: 'a', name: 'A', profile: 'generic', plan: 'pro', address: 'nowhere' }
    storage = new SettingsInMemory({ service: { active: 'a', accounts: [broken] } })
    start()
    expect(await backend.streamSources()).toEqual([
      expect.stringMatching(/^ws:/),
      expect.stringMatching(/^wss:/),
    ])
    expect(await call('settings.get')).toMatchObject({ value: { problem: { kind: 'storage' } } })
  })

  it('never returns a key, and never stores one with the settings', async () => {
    await call('account.add', account())
    const told = await Promise.all(
      ['service.status', 'settings.get', 'app.info', 'service.check', 'voice.languages'].map((name) =>
        call(name),
      ),
    )
    expect(JSON.stringify([told, published, storage.stored])).not.toContain('my-key')
  })

  it('asks for the key again where it was kept for one run only', async () => {
    await call('account.add', account())
    start()
    expect(await call('service.status')).toMatchObject({
      value: { kind: 'account', account: { name: 'Mine' } },
    })
    expect(await call('voice.languages')).toEqual({ ok: false, error: { kind: 'no-key' } })
    const { service } = storage.stored as { service: { active: string } }
    expect(await call('account.setKey', { id: service.active, key: 'again' })).toMatchObject({
      value: { keyProtection: 'this-run' },
    })
    expect(await call('voice.languages')).toMatchObject({ ok: true })
  })

  it('says when the keychain does not give a key out, and forgets no account', async () => {
    await call('account.add', account())
    const locked = () => Promise.reject(new Error('the keychain is locked'))
    start({ secrets: { get: locked, set: locked, delete: locked } })
    const { service } = storage.stored as { service: { active: string } }
    const error = { kind: 'storage', what: 'key', detail: 'the keychain is locked' }
    expect(await call('service.status')).toEqual({ ok: false, error })
    expect(await call('voice.languages')).toEqual({ ok: false, error })
    expect(await call('account.setKey', { id: service.active, key: 'k' })).toEqual({ ok: false, error })
    expect(await call('account.remove', { id: service.active })).toEqual({ ok: false, error })
    expect(storage.stored).toMatchObject({ service: { accounts: [{ name: 'Mine' }] } })
  })

  it('goes back to the demo service when the account in use is removed', async () => {
    await call('account.add', account())
    const { service } = storage.stored as { service: { active: string } }
    expect(await call('account.remove', { id: service.active })).toEqual({
      ok: true,
      value: { kind: 'demo' },
    })
    expect(storage.stored).toMatchObject({ service: { active: 'demo', accounts: [] } })
  })

  it('says why the demo service cannot be used', async () => {
    start({ demo: () => Promise.reject(new Error('no such file')) })
    expect(await call('voice.languages')).toEqual({
      ok: false,
      error: { kind: 'demo-service', detail: 'no such file' },
    })
  })

  it('translates a text', async () => {
    peer.answerWith(json(200, { translations: [{ detected_source_language: 'EN', text: 'Hallo' }] }))
    expect(await call('text.translate', { texts: ['Hello'], targetLanguage: 'DE' })).toEqual({
      ok: true,
      value: { translations: [{ text: 'Hallo', detectedSourceLanguage: 'EN' }] },
    })
  })

  it('continues without an unusable setting, and names it', async () => {
    storage = new SettingsInMemory({ voice: { chunkMs: 'long', targetLanguages: ['es'] } })
    start()
    expect(await call('settings.get')).toMatchObject({
      value: {
        settings: { voice: { chunkMs: 60, targetLanguages: ['es'] } },
        problem: { kind: 'storage', what: 'some-settings', detail: 'voice.chunkMs' },
      },
    })
    expect(storage.setAsideCount).toBe(0)
  })

  it('says when settings cannot be saved; they hold for this run', async () => {
    storage.broken.save = 'disk full'
    expect(await call('settings.update', { voice: { chunkMs: 50 } })).toEqual({
      ok: false,
      error: { kind: 'storage', what: 'settings', detail: 'disk full' },
    })
    expect(await call('settings.get')).toMatchObject({ value: { settings: { voice: { chunkMs: 50 } } } })
  })

  it('answers nonsense without breaking', async () => {
    expect(await call('no.such.call')).toMatchObject({ error: { kind: 'unexpected' } })
    expect(await call('text.translate', 7)).toMatchObject({ error: { kind: 'invalid-input' } })
    expect(await backend.dispatch(undefined, undefined)).toMatchObject({ ok: false })
  })
})
