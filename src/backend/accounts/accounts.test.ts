import { describe, expect, it } from 'vitest'
import { type AccountRuns, eachWithAccounts, languages } from '../../../test/support/service/account-runs.ts'
import { HttpPeer, json } from '../../../test/support/service/http-peer.ts'

let runs: AccountRuns
eachWithAccounts((opened) => (runs = opened))

describe('an account', () => {
  it.each([
    ['a letter that no key has', { key: 'schlüssel' }, 'key', 'malformed'],
    ['a space in its middle', { key: 'my key' }, 'key', 'malformed'],
    ['a line break', { key: 'my\nkey' }, 'key', 'malformed'],
    ['the mark of another plan', { key: 'my-key:fx', profile: 'deepl' }, 'plan', 'other-plan'],
  ] as const)('refuses a key with %s before anything is sent', async (_what, wrong, field, type) => {
    const error = { kind: 'invalid-input', field, problem: { type } }
    expect(await runs.call('account.add', runs.account(wrong))).toMatchObject({ error })
    expect(runs.peer.received).toEqual([])
    const id = await runs.add({ ...wrong, key: 'fine' })
    expect(await runs.call('account.setKey', { id, key: wrong.key })).toMatchObject({ error })
    expect(runs.peer.received).toHaveLength(1)
    runs.start({ keyFromEnvironment: wrong.key })
    expect(await runs.call('voice.languages')).toMatchObject({ error })
    expect(runs.peer.received).toHaveLength(1)
  })

  it('takes a key whose mark fits its plan', async () => {
    const free = runs.account({ key: 'my-key:fx', profile: 'deepl', plan: 'free' })
    expect(await runs.call('account.add', free)).toMatchObject({ ok: true })
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
    runs.start({
      secrets,
      settings: {
        load: () => undefined,
        setAside: () => undefined,
        save: () => {
          throw new Error('the disk is full')
        },
      },
    })
    expect(await runs.call('account.add', runs.account())).toMatchObject({ error: { kind: 'storage' } })
    expect(keys).toEqual([])
    expect(await runs.call('service.status')).toMatchObject({ value: { kind: 'demo' } })
  })

  it('cannot be removed by a name that is not its own', async () => {
    await runs.call('network.setProxy', {
      mode: 'fixed',
      url: 'http://p.test:1',
      user: 'me',
      password: 'secret',
    })
    expect(await runs.call('account.remove', { id: 'network.proxy' })).toMatchObject({
      error: { kind: 'invalid-input', field: 'id' },
    })
    expect(await runs.call('network.get')).toMatchObject({ value: { password: 'this-run' } })
  })

  it('can be renamed without asking the service, even where its key is not here', async () => {
    const id = await runs.add()
    runs.start()
    const asked = runs.peer.received.length
    expect(await runs.call('account.update', { id, name: ' Work ' })).toMatchObject({
      value: { kind: 'account', account: { id, name: 'Work', plan: 'pro', address: runs.peer.address } },
    })
    expect(runs.storage.stored).toMatchObject({ service: { accounts: [{ name: 'Work' }] } })
    expect(runs.peer.received).toHaveLength(asked)
  })

  it('moves to another address only with its key typed anew, if that is taken there', async () => {
    const id = await runs.add()
    const other = await HttpPeer.listen()
    const move = (more: object = {}) =>
      runs.call('account.update', { id, address: `${other.address}/`, ...more })
    expect(await move()).toEqual({ ok: false, error: { kind: 'no-key' } })
    expect(other.received).toEqual([])
    other.answerWith(json(403, { message: 'Wrong data centre.' }))
    expect(await move({ key: 'my-key' })).toMatchObject({
      error: { kind: 'not-allowed', message: 'Wrong data centre.' },
    })
    expect(await runs.call('service.status')).toMatchObject({
      value: { account: { address: runs.peer.address } },
    })
    other.answerWith(languages)
    expect(await move({ key: 'my-key' })).toMatchObject({ value: { account: { address: other.address } } })
    expect(other.received.at(-1)).toMatchObject({
      url: '/v2/languages',
      headers: { authorization: 'Service-Auth-Key my-key' },
    })
    // Back again is another address too.
    expect(await runs.call('account.update', { id, address: runs.peer.address })).toMatchObject({
      error: { kind: 'no-key' },
    })
    await other.close()
  })

  it('keeps its key where only the path of its address changes, if it is taken there', async () => {
    const id = await runs.add()
    expect(await runs.call('account.update', { id, address: `${runs.peer.address}/api` })).toMatchObject({
      ok: true,
    })
    expect(runs.peer.received.at(-1)).toMatchObject({
      url: '/api/v2/languages',
      headers: { authorization: 'Service-Auth-Key my-key' },
    })
  })

  it('takes a new key together with the plan that it belongs to, where the old one fits neither', async () => {
    const id = await runs.add({ key: 'k:fx', profile: 'deepl', plan: 'free' })
    expect(await runs.call('account.update', { id, plan: 'pro', key: 'new:fx' })).toMatchObject({
      error: { kind: 'invalid-input', field: 'plan', problem: { type: 'other-plan', plan: 'free' } },
    })
    expect(await runs.call('account.update', { id, plan: 'pro', key: ' new ' })).toMatchObject({
      value: { account: { plan: 'pro' }, keyProtection: 'this-run' },
    })
    expect(runs.peer.received.at(-1)?.headers.authorization).toBe('DeepL-Auth-Key new')
    await runs.call('voice.languages')
    expect(runs.peer.received.at(-1)?.headers.authorization).toBe('DeepL-Auth-Key new')
  })

  it('keeps its key and all else where the new key is refused', async () => {
    const id = await runs.add()
    runs.peer.answerWith(json(403, { message: 'No such key.' }))
    expect(await runs.call('account.update', { id, name: 'Work', key: 'new' })).toMatchObject({
      error: { kind: 'not-allowed' },
    })
    runs.peer.answerWith(languages)
    await runs.call('voice.languages')
    expect(runs.peer.received.at(-1)?.headers.authorization).toBe('Service-Auth-Key my-key')
    expect(runs.storage.stored).toMatchObject({ service: { accounts: [{ name: 'Mine' }] } })
  })

  it('is given other hosts for voice', async () => {
    const id = await runs.add()
    expect(await runs.call('account.update', { id, streamDomains: ['Voice.Example.com'] })).toMatchObject({
      value: { account: { streamDomains: ['voice.example.com'] } },
    })
    expect(await runs.call('account.update', { id, streamDomains: ['a b'] })).toMatchObject({
      error: { kind: 'invalid-input', field: 'streamDomains.0' },
    })
    expect(await runs.call('account.update', { id, streamDomains: [] })).toMatchObject({
      value: { account: { streamDomains: [] } },
    })
  })

  it.each([
    ['an address that is not secure', { address: 'http://api.example.com' }, { kind: 'address-refused' }],
    ['no name', { name: '  ' }, { kind: 'invalid-input', field: 'name' }],
    ['another id', { id: 'x' }, { kind: 'invalid-input', field: 'id' }],
  ])('is not updated with %s', async (_what, update, error) => {
    const id = await runs.add()
    expect(await runs.call('account.update', { id, ...update })).toMatchObject({ error })
    expect(await runs.call('service.status')).toMatchObject({
      value: { account: { name: 'Mine', address: runs.peer.address } },
    })
  })

  it('is not given a plan that its key contradicts', async () => {
    const id = await runs.add({ key: 'k:fx', profile: 'deepl', plan: 'free' })
    expect(await runs.call('account.update', { id, plan: 'pro' })).toMatchObject({
      error: { kind: 'invalid-input', field: 'plan', problem: { type: 'other-plan', plan: 'free' } },
    })
  })

  it('stays in use while the demo service plays a sample, and pages may stream to both', async () => {
    const own = await HttpPeer.listen()
    own.answerWith(languages)
    await runs.add({ address: own.address })
    const streamTo = (address: string) => address.replace(/^http/, 'ws')
    expect(await runs.backend.streamSources()).not.toContain(streamTo(runs.peer.address))
    const [status, asked] = [await runs.call('service.status'), own.received.length]
    expect(await runs.call('sample.prepare')).toEqual({ ok: true, value: {} })
    const ticket = { streaming_url: `${streamTo(runs.peer.address)}/voice`, token: 'once', session_id: 's' }
    runs.peer.answerWith(json(200, ticket))
    expect(await runs.call('sample.open', { targetLanguages: ['de'] })).toMatchObject({
      value: { streamingUrl: ticket.streaming_url },
    })
    expect(await runs.call('voice.resume', { token: 'once' })).toMatchObject({ ok: true })
    const keys = runs.peer.received.map(({ headers }) => headers.authorization)
    expect(keys).toEqual(['Service-Auth-Key demo-key', 'Service-Auth-Key demo-key'])
    expect(own.received).toHaveLength(asked)
    expect(await runs.call('service.status')).toEqual(status)
    expect(await runs.backend.streamSources()).toEqual(
      expect.arrayContaining([streamTo(runs.peer.address), streamTo(own.address)]),
    )
    await own.close()
  })
})
