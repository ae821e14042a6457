import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
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
