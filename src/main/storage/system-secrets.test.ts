import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { app, safeStorage } from '../../../test/doubles/electron.ts'
import { type Log, silentLog } from '../../core/base/log.ts'
import { SystemSecrets } from './system-secrets.ts'

const KEY = 'key-0123456789'
const LATER = new Error('safeStorage.decryptStringAsync is temporarily unavailable. Please try again.')
const NEVER = new Error('Error while decrypting the ciphertext provided to safeStorage.decryptStringAsync.')

let warnings: string[] = []
const log: Log = { ...silentLog, warn: (event) => warnings.push(event) }

/** Starts another run of the program, with nothing in memory. */
const run = (platform: NodeJS.Platform = 'linux') => new SystemSecrets(log, platform)
const file = () => join(app.userData, 'secrets.json')
const fileText = () => readFile(file(), 'utf8').catch(() => '')
const stored = async (id: string): Promise<string> =>
  Buffer.from(JSON.parse(await fileText())[id], 'base64').toString()

beforeEach(async () => {
  app.userData = await mkdtemp(join(tmpdir(), 'parley-secrets-'))
  warnings = []
  safeStorage.mark = 'v11'
  safeStorage.isAvailable = true
  safeStorage.shouldReEncrypt = false
  safeStorage.encryptFailure = undefined
  safeStorage.decryptFailure = undefined
  safeStorage.decryptions = 0
})
afterEach(() => rm(app.userData, { recursive: true }))

describe('where the system protects keys, a key', () => {
  it('is available in the next run', async () => {
    expect(await run().set('a', KEY)).toBe('system')
    expect(await run().get('a')).toEqual({ value: KEY, protection: 'system' })
    expect(await run().get('b')).toBeUndefined()
  })

  it('is on the disk only as a ciphertext, and only for its user', async () => {
    await run().set('a.b', KEY)
    expect(await fileText()).not.toContain(KEY)
    expect(Object.keys(JSON.parse(await fileText()))).toEqual(['a.b'])
    expect((await stat(file())).mode & 0o777).toBe(0o600)
  })

  it('can be replaced and deleted', async () => {
    const secrets = run()
    await secrets.set('a', 'old')
    await secrets.set('a', KEY)
    expect((await run().get('a'))?.value).toBe(KEY)
    await secrets.delete('a')
    expect(await secrets.get('a')).toBeUndefined()
    expect(await run().get('a')).toBeUndefined()
  })

  it('is decrypted once in a run', async () => {
    await run().set('a', KEY)
    const secrets = run()
    await secrets.get('a')
    safeStorage.decryptFailure = LATER
    expect((await secrets.get('a'))?.value).toBe(KEY)
    expect(safeStorage.decryptions).toBe(1)
  })

  it('is rejected, not stored unencrypted, if the encryption fails', async () => {
    safeStorage.encryptFailure = new Error('denied')
    await expect(run().set('a', KEY)).rejects.toThrow('denied')
    expect(await fileText()).toBe('')
  })
})

describe('where the system protects nothing, a key', () => {
  it.each([
    ['Linux has no keyring', 'linux', 'v10', true],
    ['there is no encryption', 'win32', 'v10', false],
  ] as const)('is kept for this run only: %s', async (_why, platform, mark, isAvailable) => {
    safeStorage.mark = mark
    safeStorage.isAvailable = isAvailable
    const secrets = run(platform)
    expect(await secrets.set('a', KEY)).toBe('this-run')
    expect(await secrets.get('a')).toEqual({ value: KEY, protection: 'this-run' })
    expect(await run(platform).get('a')).toBeUndefined()
    expect(JSON.stringify(JSON.parse((await fileText()) || '{}'))).toBe('{}')
  })

  it('replaces one that was stored when there was protection', async () => {
    await run().set('a', 'old')
    safeStorage.mark = 'v10'
    await run().set('a', KEY)
    expect(await run().get('a')).toBeUndefined()
  })

  it.each(['darwin', 'win32'] as const)(
    'is distinguished from one of %s with the same mark',
    async (system) => {
      safeStorage.mark = 'v10'
      expect(await run(system).set('a', KEY)).toBe('system')
      expect((await run(system).get('a'))?.value).toBe(KEY)
    },
  )
})

describe('where the system has a newer key', () => {
  beforeEach(async () => {
    await run().set('a', KEY)
    safeStorage.shouldReEncrypt = true
  })

  it('the ciphertext is renewed', async () => {
    safeStorage.mark = 'v12'
    expect((await run().get('a'))?.value).toBe(KEY)
    expect(await stored('a')).toMatch(/^v12/)
  })

  it('the old ciphertext stays if the newer one would protect nothing', async () => {
    safeStorage.mark = 'v10'
    expect((await run().get('a'))?.value).toBe(KEY)
    expect(await stored('a')).toMatch(/^v11/)
  })

  it('the key is still used if it cannot be encrypted again', async () => {
    safeStorage.encryptFailure = new Error('denied')
    expect((await run().get('a'))?.value).toBe(KEY)
    expect(await stored('a')).toMatch(/^v11/)
    expect(warnings).toEqual(['a ciphertext could not be renewed'])
  })
})

describe('a key that cannot be decrypted', () => {
  beforeEach(() => run().set('a', KEY))

  it('at the moment is an error, and available later', async () => {
    safeStorage.decryptFailure = LATER
    const secrets = run()
    await expect(secrets.get('a')).rejects.toThrow('temporarily unavailable')
    safeStorage.decryptFailure = undefined
    expect((await secrets.get('a'))?.value).toBe(KEY)
  })

  it('permanently counts as missing; its ciphertext stays until it is replaced', async () => {
    safeStorage.decryptFailure = NEVER
    expect(await run().get('a')).toBeUndefined()
    expect(warnings).toEqual(['a ciphertext cannot be decrypted'])
    safeStorage.decryptFailure = undefined
    expect((await run().get('a'))?.value).toBe(KEY)
  })
})

describe('a file of secrets that cannot be read', () => {
  it('is set aside, and keys can be stored again', async () => {
    await writeFile(file(), '{"a": "')
    const secrets = run()
    expect(await secrets.get('a')).toBeUndefined()
    await secrets.set('a', KEY)
    expect((await run().get('a'))?.value).toBe(KEY)
    const aside = (await readdir(app.userData)).find((name) => name.startsWith('secrets.json.unreadable-'))
    expect(await readFile(join(app.userData, String(aside)), 'utf8')).toBe('{"a": "')
    expect(warnings).toEqual(['the file of secrets was set aside'])
  })
})
