import { beforeEach, describe, expect, it } from 'vitest'
import { hostPorts } from '../../../test/support/app/host-ports.ts'
import { SettingsInMemory } from '../../../test/support/app/settings-in-memory.ts'
import type { ProtectedChange } from '../../core/settings/protected-change.ts'
import { createMemorySecrets, type SecretStore } from '../accounts/secret-store.ts'
import { type Backend, createBackend } from '../backend.ts'
import type { Confirmation, ConfirmChange } from './confirmation.ts'
import type { NetworkConfig, NetworkPort } from './port.ts'

describe('the way to the network', () => {
  let storage: SettingsInMemory
  let secrets: SecretStore
  let configured: NetworkConfig[]
  let backend: Backend
  /** Questions to the user outside the page, and their answer. */
  let asked: ProtectedChange[]
  let answer: () => Promise<Confirmation>

  let isBroken: boolean

  const start = () => {
    const network: NetworkPort = {
      configure: (config) => {
        if (isBroken) return Promise.reject(new Error('not now'))
        configured.push(config)
        return Promise.resolve()
      },
      proxyFor: () => Promise.resolve(undefined),
      openSocket: () => {
        throw new Error('no socket is opened here')
      },
    }
    const confirm: ConfirmChange = (proxy) => {
      asked.push(proxy)
      return answer()
    }
    backend = createBackend(hostPorts({ settings: storage, secrets, network, confirm }))
  }
  beforeEach(() => {
    asked = []
    answer = () => Promise.resolve('confirmed')
    storage = new SettingsInMemory()
    secrets = createMemorySecrets()
    configured = []
    isBroken = false
    start()
  })
  const call = (name: string, input: unknown = {}) => backend.dispatch(name, input)
  const fixed = (more: object = {}) => ({ mode: 'fixed', url: 'http://p.test:8080', user: 'me', ...more })
  const setProxy = (input: object) => call('network.setProxy', input)

  it('uses the system’s proxy until another one is chosen', async () => {
    expect(await call('network.get')).toEqual({
      ok: true,
      value: { proxy: { mode: 'system' }, password: 'none' },
    })
  })

  it('retries settings that could not be put in force', async () => {
    isBroken = true
    expect(await setProxy({ mode: 'none' })).toMatchObject({ error: { kind: 'unexpected' } })
    isBroken = false
    expect(await setProxy({ mode: 'none' })).toMatchObject({ ok: true })
    expect(configured.at(-1)?.proxy).toEqual({ mode: 'none' })
  })

  it('keeps the password of a proxy that stays because another cannot be saved', async () => {
    await setProxy(fixed({ password: 'secret' }))
    storage.broken = { save: 'full' }
    expect(await setProxy({ mode: 'none' })).toMatchObject({ error: { kind: 'storage' } })
    storage.broken = {}
    start()
    expect(await call('network.get')).toMatchObject({
      value: { proxy: { url: 'http://p.test:8080' }, password: 'this-run' },
    })
  })

  it('stores a password outside the settings, and passes it to the host only', async () => {
    expect(await setProxy(fixed({ password: 'secret' }))).toMatchObject({ value: { password: 'this-run' } })
    expect(configured.at(-1)?.proxy).toEqual({
      mode: 'fixed',
      url: 'http://p.test:8080',
      credentials: { user: 'me', password: 'secret' },
    })
    expect(JSON.stringify(storage.stored)).toContain('http://p.test:8080')
    expect(JSON.stringify(storage.stored)).not.toContain('secret')
  })

  it('keeps the password while address and user stay, and forgets it with either', async () => {
    await setProxy(fixed({ password: 'secret' }))
    expect(await setProxy(fixed())).toMatchObject({ value: { password: 'this-run' } })
    expect(await setProxy(fixed({ url: 'http://other.test' }))).toMatchObject({ value: { password: 'none' } })
    expect(configured.at(-1)).toMatchObject({ proxy: { credentials: { user: 'me', password: '' } } })
    await setProxy(fixed({ password: 'secret' }))
    expect(await setProxy(fixed({ user: 'you' }))).toMatchObject({ value: { password: 'none' } })
    await setProxy(fixed({ password: 'secret' }))
    expect(await setProxy(fixed({ password: '' }))).toMatchObject({ value: { password: 'none' } })
    await setProxy(fixed({ password: 'secret' }))
    await setProxy({ mode: 'none' })
    expect(await setProxy(fixed())).toMatchObject({ value: { password: 'none' } })
  })

  it.each([
    [{ mode: 'fixed', url: 'nonsense' }, 'url'],
    [{ mode: 'fixed', url: 'socks5://p.test:1080', user: 'me' }, 'user'],
    [{ mode: 'sometimes' }, 'mode'],
  ])('is not changed by %j', async (input, field) => {
    await setProxy(fixed({ password: 'secret' }))
    expect(await setProxy(input)).toMatchObject({ error: { kind: 'invalid-input', field } })
    expect(await call('network.get')).toMatchObject({ value: { proxy: fixed(), password: 'this-run' } })
  })

  it('is changed by its own calls only', async () => {
    await call('settings.update', { network: { proxy: { mode: 'none' } } })
    expect(await call('network.get')).toMatchObject({ value: { proxy: { mode: 'system' } } })
  })

  it('reports that the keychain refuses the password, and changes nothing', async () => {
    secrets = { ...secrets, set: () => Promise.reject(new Error('locked')) }
    start()
    expect(await setProxy(fixed({ password: 'secret' }))).toEqual({
      ok: false,
      error: { kind: 'storage', what: 'key', detail: 'locked' },
    })
    expect(storage.stored).toBeUndefined()
  })

  describe('that a page asks to change', () => {
    const others = { streamDomains: [], endsUpdates: false }

    it('accepts a proxy only after confirmation outside the page', async () => {
      answer = () => Promise.resolve('declined')
      const error = { kind: 'not-confirmed', reason: 'declined' }
      expect(await setProxy(fixed({ password: 'secret' }))).toEqual({ ok: false, error })
      expect(storage.stored).toBeUndefined()
      expect(await secrets.get('network.proxy')).toBeUndefined()
      expect(configured).toEqual([])
      expect(asked).toEqual([{ proxy: fixed(), ...others }])
    })

    it('reports that there is no place to ask', async () => {
      answer = () => Promise.resolve('unasked')
      expect(await setProxy(fixed())).toEqual({
        ok: false,
        error: { kind: 'not-confirmed', reason: 'unasked' },
      })
    })

    it('asks once per proxy, and when one is taken away', async () => {
      await setProxy(fixed())
      expect(asked).toHaveLength(1)
      await setProxy(fixed({ user: 'you', password: 'other' }))
      await setProxy(fixed({ url: 'http://p.test:8080/' }))
      expect(asked).toHaveLength(1)
      answer = () => Promise.resolve('declined')
      for (const mode of ['none', 'system'])
        expect(await setProxy({ mode })).toMatchObject({ error: { kind: 'not-confirmed' } })
      expect(configured.at(-1)?.proxy).toMatchObject({ url: 'http://p.test:8080' })
      answer = () => Promise.resolve('confirmed')
      await setProxy({ mode: 'none' })
      expect(asked.slice(1).map(({ proxy }) => proxy?.mode)).toEqual(['none', 'system', 'none'])
      await setProxy({ mode: 'system' })
      await setProxy(fixed())
      expect(asked).toHaveLength(5)
    })

    it('asks one question at a time: a page cannot bury the user in them', async () => {
      const settled = Promise.withResolvers<'confirmed'>()
      answer = () => settled.promise
      const first = setProxy(fixed())
      expect(await setProxy(fixed({ url: 'http://other.test' }))).toMatchObject({
        error: { kind: 'not-confirmed', reason: 'declined' },
      })
      settled.resolve('confirmed')
      expect(await first).toMatchObject({ value: { proxy: { url: 'http://p.test:8080' } } })
      expect(asked).toHaveLength(1)
    })

    it('switches updates off only after confirmation, and on without', async () => {
      answer = () => Promise.resolve('declined')
      const change = (isOn: boolean) => call('settings.update', { updates: { isOn }, captions: { size: 40 } })
      expect(await change(false)).toMatchObject({ error: { kind: 'not-confirmed' } })
      expect(storage.stored).toBeUndefined()
      answer = () => Promise.resolve('confirmed')
      expect(await change(false)).toMatchObject({ ok: true })
      expect(storage.stored).toMatchObject({ updates: { isOn: false }, captions: { size: 40 } })
      await change(false)
      await change(true)
      expect(asked.map(({ endsUpdates }) => endsUpdates)).toEqual([true, true])
    })

    it('sends sound to a further host of an account only after confirmation', async () => {
      const account = { id: 'a', name: 'A', profile: 'generic', plan: 'pro', address: 'https://api.test' }
      storage.stored = { service: { active: 'a', accounts: [account] } }
      start()
      answer = () => Promise.resolve('declined')
      const update = (streamDomains: string[]) => call('account.update', { id: 'a', streamDomains })
      const added = { ...account, id: undefined, key: 'k', streamDomains: ['evil.test'] }
      const error = { kind: 'not-confirmed', reason: 'declined' }
      expect(await call('account.add', added)).toMatchObject({ error })
      expect(await update(['evil.test'])).toMatchObject({ error })
      expect(await update(['api.test'])).toMatchObject({ ok: true })
      expect(asked.map(({ streamDomains }) => streamDomains)).toEqual([['evil.test'], ['evil.test']])
    })

    it('asks before a settings file is imported, and imports nothing if the user declines', async () => {
      const content = {
        format: 'parley-settings',
        version: 1,
        settings: {
          captions: { size: 40 },
          network: { proxy: { mode: 'fixed', url: 'http://p.test:8080' } },
        },
      }
      const data = Buffer.from(JSON.stringify(content))
      const begun = (await call('file.begin', { name: 's.json', bytes: data.length })) as {
        value: { id: string }
      }
      const { id } = begun.value
      await call('file.append', { id, offset: 0, data })
      await call('file.end', { id })
      answer = () => Promise.resolve('declined')
      expect(await call('settings.import', { file: id })).toMatchObject({ error: { kind: 'not-confirmed' } })
      expect(storage.stored).toBeUndefined()
      expect(asked).toEqual([{ proxy: fixed({ user: '' }), ...others }])
      answer = async () => {
        await call('settings.update', { meeting: { myName: 'Zelda' } })
        return 'confirmed'
      }
      expect(await call('settings.import', { file: id })).toMatchObject({ ok: true })
      expect(storage.stored).toMatchObject({
        captions: { size: 40 },
        meeting: { myName: 'Zelda' },
        network: { proxy: { mode: 'fixed' } },
      })
    })
  })
})
