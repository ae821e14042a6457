import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type AccountRuns, eachWithAccounts, languages } from '../../../test/support/service/account-runs.ts'
import { HttpPeer, json } from '../../../test/support/service/http-peer.ts'
import { createMemorySecrets } from './secret-store.ts'

let runs: AccountRuns
eachWithAccounts((opened) => (runs = opened))

describe('an account and its key', () => {
  it('takes a key from the environment for the account in use at the start, and for no other', async () => {
    const other = await runs.add({ name: 'Other' })
    await runs.add()
    runs.start({ keyFromEnvironment: 'env-key' })
    await runs.call('voice.languages')
    expect(runs.peer.received.at(-1)?.headers.authorization).toBe('Service-Auth-Key env-key')
    const asked = runs.peer.received.length
    await runs.call('account.use', { id: other })
    expect(await runs.call('voice.languages')).toEqual({ ok: false, error: { kind: 'no-key' } })
    expect(runs.peer.received).toHaveLength(asked)
  })

  it('offers a key from the environment to no account that is added later', async () => {
    runs.start({ keyFromEnvironment: 'env-key' })
    const id = await runs.add()
    expect(await runs.call('account.remove', { id })).toMatchObject({ ok: true })
    await runs.call('voice.languages')
    expect(runs.peer.received.map(({ headers }) => headers.authorization)).not.toContain(
      'Service-Auth-Key env-key',
    )
  })

  it('sends a refused key no more, until it is tested, changed or chosen again', async () => {
    const id = await runs.add()
    runs.peer.answerWith(json(403, { message: 'No such key.' }))
    const error = { kind: 'not-allowed', message: 'No such key.' }
    const sent = async (name: string, input?: unknown) => {
      const before = runs.peer.received.length
      const answer = await runs.call(name, input)
      return [answer, runs.peer.received.length - before]
    }
    // The second request is the test.
    expect(await sent('voice.languages')).toMatchObject([{ error }, 2])
    expect(await sent('voice.languages')).toMatchObject([{ error }, 0])
    const text = { texts: ['Hi'], targetLanguage: 'de' }
    // Keys may be limited to areas: another area is requested once.
    expect(await sent('text.translate', text)).toMatchObject([{ error }, 2])
    expect(await sent('text.translate', text)).toMatchObject([{ error }, 0])
    expect(await sent('service.check')).toMatchObject([{ error }, 1])
    expect(await sent('voice.languages')).toMatchObject([{ error }, 0])
    runs.peer.answerWith(languages)
    expect(await sent('voice.languages')).toMatchObject([{ error }, 0])
    expect(await sent('service.check')).toMatchObject([{ ok: true }, 1])
    expect(await sent('voice.languages')).toMatchObject([{ ok: true }, 1])
    runs.peer.answerWith(json(401, {}))
    await runs.call('service.check')
    runs.peer.answerWith(languages)
    expect(await sent('voice.languages')).toMatchObject([{ error: { kind: 'key-rejected' } }, 0])
    expect(await sent('account.setKey', { id, key: 'another' })).toMatchObject([{ ok: true }, 1])
    expect(await sent('voice.languages')).toMatchObject([{ ok: true }, 1])
    runs.peer.answerWith(json(401, {}))
    await runs.call('service.check')
    runs.peer.answerWith(languages)
    await runs.call('account.use', { id })
    expect(await sent('voice.languages')).toMatchObject([{ ok: true }, 1])
  })

  describe('that somebody has moved in the settings file', () => {
    let elsewhere: HttpPeer
    beforeEach(async () => {
      elsewhere = await HttpPeer.listen()
      elsewhere.answerWith(languages)
    })
    afterEach(() => elsewhere.close())

    const edit = (change: object) => {
      const { service } = runs.storage.stored as { service: { accounts: object[] } }
      runs.storage.stored = {
        ...(runs.storage.stored as object),
        service: { ...service, accounts: service.accounts.map((each) => ({ ...each, ...change })) },
      }
    }
    const isUseless = async () => {
      expect(await runs.call('service.status')).toMatchObject({ value: { kind: 'account' } })
      expect(await runs.call('service.status')).not.toHaveProperty('value.keyProtection')
      for (const name of ['voice.languages', 'service.check'])
        expect(await runs.call(name)).toEqual({ ok: false, error: { kind: 'no-key' } })
    }

    it('has no key there, however it came to be stored', async () => {
      const secrets = createMemorySecrets()
      runs.start({ secrets })
      const id = await runs.add()
      edit({ address: elsewhere.address })
      runs.start({ secrets })
      await isUseless()
      expect(elsewhere.received).toEqual([])
      expect(await runs.call('account.setKey', { id, key: 'typed-for-elsewhere' })).toMatchObject({
        ok: true,
      })
      expect(elsewhere.received.at(-1)?.headers.authorization).toBe('Service-Auth-Key typed-for-elsewhere')
    })

    it('has no key in the way of another profile', async () => {
      const secrets = createMemorySecrets()
      runs.start({ secrets })
      await runs.add()
      edit({ profile: 'deepl' })
      runs.start({ secrets })
      const before = runs.peer.received.length
      await isUseless()
      expect(runs.peer.received).toHaveLength(before)
    })

    it('is not offered a key from the environment that went to another origin before', async () => {
      await runs.add()
      const guard = (origin: string) => origin === runs.peer.address
      runs.start({ keyFromEnvironment: 'env-key', mayUseEnvironmentKey: guard })
      expect(await runs.call('voice.languages')).toMatchObject({ ok: true })
      edit({ address: elsewhere.address })
      runs.start({ keyFromEnvironment: 'env-key', mayUseEnvironmentKey: guard })
      await isUseless()
    })
  })

  it('gives the key from the environment to no other address of the account that it is for', async () => {
    const id = await runs.add()
    const other = await HttpPeer.listen()
    other.answerWith(languages)
    runs.start({ keyFromEnvironment: 'env-key' })
    expect(await runs.call('account.update', { id, address: other.address })).toMatchObject({
      error: { kind: 'no-key' },
    })
    expect(await runs.call('account.update', { id, address: other.address, key: 'evil' })).toMatchObject({
      ok: true,
    })
    await runs.call('account.remove', { id })
    await runs.call('voice.languages')
    expect(other.received.map(({ headers }) => headers.authorization)).toEqual(['Service-Auth-Key evil'])
    await other.close()
  })

  it('whose id is that of another secret learns nothing of it', async () => {
    const secrets = createMemorySecrets()
    runs.start({ secrets })
    await runs.call('network.setProxy', {
      mode: 'fixed',
      url: 'http://p.test:1',
      user: 'me',
      password: 'secret',
    })
    runs.storage.stored = {
      service: {
        active: 'network.proxy',
        accounts: [{ ...runs.account(), id: 'network.proxy', key: undefined }],
      },
    }
    runs.start({ secrets })
    expect(await runs.call('voice.languages')).toEqual({ ok: false, error: { kind: 'no-key' } })
    expect(runs.peer.received).toEqual([])
  })
})
