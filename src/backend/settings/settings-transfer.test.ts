import { beforeEach, describe, expect, it } from 'vitest'
import { hostPorts } from '../../../test/support/app/host-ports.ts'
import { SettingsInMemory } from '../../../test/support/app/settings-in-memory.ts'
import { MAX_PIECE_BYTES } from '../../core/base/chunk.ts'
import { settingsSchema } from '../../core/settings/settings.ts'
import { MAX_SETTINGS_BYTES } from '../../core/settings/transfer/transfer-calls.ts'
import { createMemorySecrets, type SecretStore } from '../accounts/secret-store.ts'
import { type Backend, createBackend } from '../backend.ts'

const fileOf = (settings: object) => JSON.stringify({ format: 'parley-settings', version: 1, settings })

describe('settings in a file', () => {
  let storage: SettingsInMemory
  let secrets: SecretStore
  let backend: Backend
  beforeEach(() => {
    storage = new SettingsInMemory()
    secrets = createMemorySecrets()
    backend = createBackend(hostPorts({ settings: storage, secrets, files: {} }))
  })
  const call = (name: string, input: unknown = {}) => backend.dispatch(name, input)
  const hand = async (content: string | Uint8Array) => {
    const data = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)
    const begun = await call('file.begin', { name: 'settings.json', bytes: data.length })
    const { id } = (begun as unknown as { value: { id: string } }).value
    for (let offset = 0; offset < data.length; offset += MAX_PIECE_BYTES)
      await call('file.append', { id, offset, data: data.slice(offset, offset + MAX_PIECE_BYTES) })
    await call('file.end', { id })
    return { file: id }
  }

  it('have no key and no password of a proxy', async () => {
    await secrets.set('work', 'marked-key')
    await call('network.setProxy', {
      mode: 'fixed',
      url: 'http://p.test',
      user: 'me',
      password: 'marked-word',
    })
    const exported = JSON.stringify(await call('settings.export'))
    expect(exported).toContain('http://p.test')
    expect(exported).not.toContain('marked')
  })

  it.each(['utf8', 'utf16le'] as const)(
    'may have been saved by another program in %s with its mark',
    async (encoding) => {
      const handed = await hand(Buffer.from(`\ufeff${fileOf({ captions: { size: 40 } })}`, encoding))
      expect(await call('settings.import', handed)).toMatchObject({ ok: true })
      expect(backend.settings.settings.captions.size).toBe(40)
    },
  )

  it('are refused where a byte is no text, and by its place', async () => {
    const file = Buffer.from('{"captions":{\n"size":40},"x":"caf\u00e9"}', 'latin1')
    const error = { field: 'file', problem: { type: 'not-text', line: 2, column: 20 } }
    expect(await call('settings.examine', await hand(file))).toMatchObject({ error })
  })

  it('change nothing until they are imported, and then everything', async () => {
    const handed = await hand(
      fileOf({
        captions: { size: 40 },
        network: { proxy: { mode: 'none' }, authorities: [] },
      }),
    )
    const before = backend.settings.settings
    const examined = await call('settings.examine', handed)
    expect(examined).toMatchObject({
      ok: true,
      // Earlier versions had some of their own.
      value: { leftOut: ['network.authorities'] },
    })
    expect(backend.settings.settings).toEqual(before)
    expect(await call('settings.import', handed)).toEqual(examined)
    expect(backend.settings.settings).toMatchObject({
      captions: { size: 40 },
      network: { proxy: { mode: 'none' } },
    })
    expect(settingsSchema.parse(storage.stored)).toEqual(backend.settings.settings)
    // It was taken over.
    expect(await call('settings.import', handed)).toMatchObject({ error: { field: 'file' } })
  })

  it('give the password of one proxy to no other', async () => {
    await call('network.setProxy', { mode: 'fixed', url: 'http://p.test', user: 'me', password: 'secret' })
    const other = { mode: 'fixed', url: 'http://other.test', user: 'me' }
    await call('settings.import', await hand(fileOf({ network: { proxy: other } })))
    expect(await call('network.get')).toMatchObject({ value: { proxy: other, password: 'none' } })
  })

  it('keep the password of a proxy that stays', async () => {
    const proxy = { mode: 'fixed', url: 'http://p.test', user: 'me' }
    await call('network.setProxy', { ...proxy, password: 'secret' })
    await call('settings.import', await hand(fileOf({ captions: { size: 40 }, network: { proxy } })))
    expect(await call('network.get')).toMatchObject({ value: { proxy, password: 'this-run' } })
  })

  it('never reach a secret that is there through the id of an account', async () => {
    await secrets.set('network.proxy', 'secret')
    const account = {
      id: 'network.proxy',
      name: 'A',
      profile: 'generic',
      plan: 'pro',
      address: 'https://a.test',
    }
    await call('settings.import', await hand(fileOf({ service: { accounts: [account] } })))
    const [added] = backend.settings.settings.service.accounts
    expect(added?.name).toBe('A')
    expect(added?.id).not.toBe('network.proxy')
    expect(await secrets.get(added?.id ?? '')).toBeUndefined()
  })

  it('are read from a file of the largest size', async () => {
    const handed = await hand(fileOf({ captions: { size: 40 } }).padEnd(MAX_SETTINGS_BYTES))
    expect(await call('settings.import', handed)).toMatchObject({ ok: true })
    expect(backend.settings.settings.captions.size).toBe(40)
  })

  it.each([
    ['that is something else', 'nonsense', { type: 'malformed', detail: 'not JSON' }],
    [
      'that is far too large',
      ' '.repeat(MAX_SETTINGS_BYTES + 1),
      { type: 'too-much', limit: MAX_SETTINGS_BYTES, actual: MAX_SETTINGS_BYTES + 1, unit: 'bytes' },
    ],
  ])('are not read from a file %s', async (_what, text, problem) => {
    const before = backend.settings.settings
    const handed = await hand(text)
    for (const name of ['settings.examine', 'settings.import'])
      expect(await call(name, handed)).toEqual({
        ok: false,
        error: { kind: 'invalid-input', field: 'file', problem },
      })
    expect(backend.settings.settings).toEqual(before)
  })
})
