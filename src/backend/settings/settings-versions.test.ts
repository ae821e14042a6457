import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SettingsMigration } from '../../core/settings/stored-settings.ts'
import { SettingsStore } from './settings.ts'
import { jsonFile } from './settings-file.ts'

/** Migrations of later versions. */
const LATER: readonly SettingsMigration[] = [
  (stored) => ({ ...stored, poetry: { isOn: true } }),
  (stored) => ({ ...stored, poetry: 'on' }),
]
const LATEST = LATER.length + 1

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

describe('a settings file of a newer version', () => {
  beforeEach(() => {
    start(1).patch({ captions: { size: 40 }, appearance: { theme: 'dark' } })
    start(3).patch({ captions: { size: 50 }, quick: { isPinned: true } })
  })

  it('is set aside as it is for the copy from before, and the user is told once', () => {
    const newer = readFileSync(path, 'utf8')
    const older = start(1)
    expect(older.state).toMatchObject({
      settings: { captions: { size: 40 }, appearance: { theme: 'dark' } },
      problem: { kind: 'storage', what: 'newer-settings', detail: 'version 3' },
    })
    const [aside = ''] = names('version-3-')
    expect(readFileSync(join(folder, aside), 'utf8')).toBe(newer)
    older.patch({ appearance: { theme: 'light' } })
    expect(start(1).state.problem).toBeUndefined()
    expect(readFileSync(join(folder, aside), 'utf8')).toBe(newer)
  })

  it('still says how long content is kept: the copy would delete what the newer version has kept', () => {
    for (const name of readdirSync(folder)) unlinkSync(join(folder, name))
    start(1).patch({ privacy: { retention: 'nothing' } })
    start(3).patch({ privacy: { retention: 'for-ever' } })
    expect(start(1).settings.privacy.retention).toBe('for-ever')
    start(1).patch({ privacy: { retention: '30-days' } })
    expect(start(3).settings.privacy.retention).toBe('30-days')
  })

  it('comes back with its version, with what was changed in the meantime', () => {
    start(1).patch({ appearance: { theme: 'light' } })
    const { settings, problem } = start(3).state
    expect(problem).toBeUndefined()
    expect(settings).toMatchObject({
      captions: { size: 50 },
      quick: { isPinned: true },
      appearance: { theme: 'light' },
    })
    expect(stored()).toMatchObject({ version: 3, poetry: 'on' })
    expect([names('version'), names('copy').length]).toEqual([[], 1])
    // And again, from the copy of what the older version has used last.
    expect(start(1).settings).toMatchObject({ captions: { size: 40 }, appearance: { theme: 'light' } })
  })

  it('comes back through a version in between, which has neither its file nor a copy', () => {
    start(1).patch({ appearance: { theme: 'light' } })
    start(2).patch({ captions: { size: 45 } })
    expect(start(3).settings).toMatchObject({
      captions: { size: 45 },
      quick: { isPinned: true },
      appearance: { theme: 'light' },
    })
    expect(names('version')).toEqual([])
  })

  it('takes over what was chosen after the older version’s became unreadable', () => {
    start(1)
    writeFileSync(path, 'cut in ha')
    start(1).patch({ appearance: { theme: 'light' } })
    expect(start(3).settings).toMatchObject({
      captions: { size: 50 },
      quick: { isPinned: true },
      appearance: { theme: 'light' },
    })
  })

  it('is put in place even if the older version’s was deleted', () => {
    start(1)
    unlinkSync(path)
    expect(start(3).settings).toMatchObject({ captions: { size: 50 }, quick: { isPinned: true } })
  })

  it('is read as far as it is known without a copy, and not overwritten with less', () => {
    for (const name of names('copy')) unlinkSync(join(folder, name))
    const older = start(1)
    expect(older.settings).toMatchObject({ captions: { size: 50 }, quick: { isPinned: true } })
    older.patch({ captions: { size: 60 } })
    expect(stored()).toMatchObject({ version: 3, captions: { size: 60 }, poetry: 'on' })
    expect(names('version')).toEqual([])
  })

  it('that was restored while a newer version was running is completed by it', () => {
    const running = start(3)
    start(1)
    running.patch({ appearance: { theme: 'light' } })
    expect(stored()).toMatchObject({ version: 3, captions: { size: 40 }, appearance: { theme: 'light' } })
    expect(start(3).settings).toMatchObject({
      captions: { size: 50 },
      quick: { isPinned: true },
      appearance: { theme: 'light' },
    })
  })

  it('that cannot be read is left where it is, and reported', () => {
    start(1)
    const [aside = ''] = names('version-3-')
    writeFileSync(join(folder, aside), 'cut in ha')
    expect(start(3).state).toMatchObject({
      settings: { captions: { size: 40 } },
      problem: { kind: 'storage', what: 'settings', detail: 'it is not JSON' },
    })
    expect(names('version-3-')).toEqual([aside])
  })
})

it('versions that take turns in any order keep the last change of each setting', () => {
  const fields = ['microphoneName', 'speakerName', 'systemDeviceName'] as const
  const change = fc.record({
    version: fc.integer({ min: 1, max: LATEST }),
    field: fc.constantFrom(...fields),
  })
  let changed = 0
  fc.assert(
    fc.property(fc.array(change, { minLength: 2, maxLength: 15 }), (changes) => {
      for (const name of readdirSync(folder)) unlinkSync(join(folder, name))
      const expected: Record<string, string> = {}
      for (const { version, field } of changes) {
        expected[field] = `value ${(changed += 1)}`
        expect(start(version).patch({ audio: { [field]: expected[field] } }).ok).toBe(true)
      }
      expect(start(LATEST).settings.audio).toMatchObject(expected)
      expect(names('version')).toEqual([])
      expect(names('copy').length).toBeLessThanOrEqual(LATEST)
    }),
    { numRuns: 50 },
  )
})
