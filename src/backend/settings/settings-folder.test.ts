import { lstat, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { settingsSchema } from '../../core/settings/settings.ts'
import { dataFolder, jsonFile } from './settings-folder.ts'
import { SettingsStore } from './settings-store.ts'

describe('the settings file', () => {
  let folder: string
  let path: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parley-settings-'))
    path = join(folder, 'deeper', 'settings.json')
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('is empty at first, and stores settings for its owner only', async () => {
    const file = jsonFile(path)
    expect(file.load()).toBeUndefined()
    const settings = settingsSchema.parse({ voice: { chunkMs: 50 } })
    file.save(settings)
    expect(jsonFile(path).load()).toEqual(settings)
    // Windows has no such permission bits and reports its own.
    const ownerOnly = process.platform === 'win32' ? 0o666 : 0o600
    expect((await stat(path)).mode & 0o777).toBe(ownerOnly)
  })

  it.skipIf(process.platform === 'win32')('is not written through a link of somebody else', async () => {
    const [file, elsewhere] = [jsonFile(path), join(folder, 'elsewhere')]
    file.save({ version: 1 })
    await writeFile(elsewhere, 'of somebody else')
    await symlink(elsewhere, `${path}.new`)
    file.save({ version: 2 })
    expect(file.load()).toEqual({ version: 2 })
    expect(await readFile(elsewhere, 'utf8')).toBe('of somebody else')
  })

  describe.skipIf(process.platform === 'win32')('that is a link', () => {
    const link = async (target: string) => {
      await mkdir(join(folder, 'deeper'))
      await mkdir(join(folder, 'dotfiles'))
      await symlink(target, path)
    }
    const dotfile = () => join(folder, 'dotfiles', 'parley.json')
    const isLink = async () => (await lstat(path)).isSymbolicLink()

    it.each([
      ['a path', () => dotfile()],
      ['a path from its folder', () => '../dotfiles/parley.json'],
    ])('stays one when settings change, and the file that it leads to changes: %s', async (_how, target) => {
      await link(target())
      await writeFile(dotfile(), '{"captions":{"size":50}}')
      new SettingsStore(jsonFile(path)).patch({ captions: { size: 40 } })
      expect(await isLink()).toBe(true)
      expect(JSON.parse(await readFile(dotfile(), 'utf8'))).toMatchObject({ captions: { size: 40 } })
      expect(await readdir(join(folder, 'dotfiles'))).toEqual(['parley.json'])
    })

    it('may lead to another link, or to a file that does not exist yet', async () => {
      await link('../dotfiles/first.json')
      await symlink('parley.json', join(folder, 'dotfiles', 'first.json'))
      expect(jsonFile(path).load()).toBeUndefined()
      jsonFile(path).save({ version: 1 })
      expect([await isLink(), JSON.parse(await readFile(dotfile(), 'utf8'))]).toEqual([true, { version: 1 }])
    })

    it('is left alone where the folder behind it is not there, which is an error', async () => {
      await link('../drive/parley.json')
      expect(() => jsonFile(path).save({ version: 1 })).toThrow('ENOENT')
      expect(await isLink()).toBe(true)
    })

    it('is kept when the file behind it is broken, which is set aside', async () => {
      await link('../dotfiles/parley.json')
      await writeFile(dotfile(), '{')
      const keeper = new SettingsStore(jsonFile(path))
      keeper.patch({ captions: { size: 40 } })
      expect(await isLink()).toBe(true)
      expect((await readdir(join(folder, 'dotfiles'))).toSorted()).toEqual([
        'parley.json',
        expect.stringMatching(/^parley\.json\.unreadable-/),
      ])
    })
  })

  it.each([
    ['a byte order mark', Buffer.from('\ufeff{"captions":{"size":50}}')],
    ['UTF-16', Buffer.from('\ufeff{"captions":{"size":50}}', 'utf16le')],
    ['UTF-16 of the other byte order', Buffer.from('\ufeff{"captions":{"size":50}}', 'utf16le').swap16()],
  ])('may have been saved by another program with %s', async (_how, content) => {
    jsonFile(path).save({})
    await writeFile(path, content)
    const keeper = new SettingsStore(jsonFile(path))
    expect(keeper.state).toMatchObject({ settings: { captions: { size: 50 } } })
    expect(keeper.state.problem).toBeUndefined()
  })

  it.each(['{"voice": {', '', '[]', '5', 'null'])(
    'is set aside whole when it is broken: %s',
    async (text) => {
      jsonFile(path).save({})
      await writeFile(path, text)
      const keeper = new SettingsStore(jsonFile(path))
      expect(keeper.state.problem).toMatchObject({ kind: 'storage', what: 'settings' })
      const [kept] = await readdir(join(folder, 'deeper'))
      expect(kept).toMatch(/^settings\.json\.unreadable-/)
      expect(await readFile(join(folder, 'deeper', kept ?? ''), 'utf8')).toBe(text)
    },
  )
})

it('is in the data folder of each system', () => {
  expect(dataFolder({ PARLEY_HOME: '/x' })).toBe('/x')
  expect(dataFolder({ XDG_CONFIG_HOME: '/c' }, 'linux')).toBe(join('/c', 'parley'))
  expect(dataFolder({ APPDATA: 'C:\\a' }, 'win32')).toBe(join('C:\\a', 'parley'))
})
