import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SettingsMigration } from '../../core/settings/stored-settings.ts'
import { jsonFile } from './settings-folder.ts'
import { SettingsStore } from './settings-store.ts'

/** Migrations of later versions. */
const LATER: readonly SettingsMigration[] = [
  (stored) => ({ ...stored, poetry: { isOn: true } }),
  (stored) => ({ ...stored, poetry: 'on' }),
]

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parley-settings-'))
  path = join(folder, 'settings.json')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Starts a version of Parley; the first one has no migrations. */
const start = (version: number) => new SettingsStore(jsonFile(path), LATER.slice(0, version - 1))
const names = (part: string) => readdirSync(folder).filter((name) => name.startsWith(`settings.json.${part}`))
const stored = (name = 'settings.json') => JSON.parse(readFileSync(join(folder, name), 'utf8'))

describe('a settings file that is migrated', () => {
  it('is copied before, once, for its user only', () => {
    start(1).patch({ captions: { size: 40 } })
    const before = readFileSync(path, 'utf8')
    const newer = start(2)
    expect(names('copy')).toEqual([])
    newer.patch({ captions: { size: 50 } })
    newer.patch({ captions: { size: 60 } })
    expect(stored()).toMatchObject({ version: 2, captions: { size: 60 }, poetry: { isOn: true } })
    const [copy = '', ...others] = names('copy-1-')
    expect(others).toEqual([])
    expect(readFileSync(join(folder, copy), 'utf8')).toBe(before)
    const ownerOnly = process.platform === 'win32' ? 0o666 : 0o600
    expect(statSync(join(folder, copy)).mode & 0o777).toBe(ownerOnly)
  })

  it('stays as it is if the copy cannot be written, and the change waits for the next one', () => {
    start(1).patch({ captions: { size: 40 } })
    const before = readFileSync(path, 'utf8')
    const storage = jsonFile(path)
    const newer = new SettingsStore({ ...storage, path: join(path, 'no folder') }, LATER)
    expect(newer.patch({ captions: { size: 50 } })).toMatchObject({
      error: { kind: 'storage', what: 'settings' },
    })
    expect(readFileSync(path, 'utf8')).toBe(before)
  })
})

it('a settings file of a newer version is read as far as it is known, and not overwritten with less', () => {
  start(3).patch({ captions: { size: 50 }, quick: { isPinned: true } })
  const older = start(1)
  expect(older.settings).toMatchObject({ captions: { size: 50 }, quick: { isPinned: true } })
  expect(older.state.problem).toBeUndefined()
  older.patch({ captions: { size: 60 } })
  expect(stored()).toMatchObject({ version: 3, captions: { size: 60 }, poetry: 'on' })
  expect(readdirSync(folder)).toEqual(['settings.json'])
})
