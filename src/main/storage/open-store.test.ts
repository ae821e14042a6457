import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { app } from '../../../test/doubles/electron.ts'
import { jsonFile } from '../../backend/settings/settings-folder.ts'
import { SettingsStore } from '../../backend/settings/settings-store.ts'
import { appFile } from './open-store.ts'

const file = () => join(app.userData, 'settings.json')
const run = () => new SettingsStore(appFile('settings'))

beforeEach(async () => {
  app.userData = await mkdtemp(join(tmpdir(), 'parley-settings-'))
})
afterEach(() => rm(app.userData, { recursive: true }))

describe('settings', () => {
  it('are the defaults in the first run, which writes nothing', async () => {
    const { state } = run()
    expect(state.settings.appearance.theme).toBe('system')
    expect(state.problem).toBeUndefined()
    expect(await readdir(app.userData)).toEqual([])
  })

  it('are available in the next run, only for their user', async () => {
    run().patch({ appearance: { theme: 'dark' }, voice: { spokenLanguage: null } })
    expect(run().settings.appearance.theme).toBe('dark')
    expect((await stat(file())).mode & 0o777).toBe(0o600)
  })

  it('are shared with a web host that uses the same folder', () => {
    const other = new SettingsStore(jsonFile(file()))
    other.patch({ captions: { size: 40 } })
    expect(run().settings).toEqual(other.settings)
    run().patch({ captions: { size: 50 } })
    expect(new SettingsStore(jsonFile(file())).settings.captions.size).toBe(50)
  })

  it('keep values that only another version knows, on both hosts', async () => {
    const newer = {
      version: 7,
      poetry: { isOn: true },
      appearance: { theme: 'neon' },
      captions: { size: 40 },
    }
    await writeFile(file(), JSON.stringify(newer))
    for (const [start, size] of [
      [run, 41],
      [() => new SettingsStore(jsonFile(file())), 40],
    ] as const) {
      const keeper = start()
      expect(keeper.state).toMatchObject({
        settings: { appearance: { theme: 'system' } },
        problem: { what: 'some-settings', detail: 'appearance.theme' },
      })
      keeper.patch({ captions: { size } })
    }
    expect(JSON.parse(await readFile(file(), 'utf8'))).toEqual(newer)
  })

  it.each([
    ['was cut off', '{"appearance": {"theme": "da'],
    ['is empty', ''],
    ['holds a list', '[{"appearance": {"theme": "dark"}}]'],
    ['holds a number', '5'],
    ['holds nothing', 'null'],
  ])('whose file %s are set aside, and the user is told', async (_why, text) => {
    await writeFile(file(), text)
    const { state } = run()
    expect(state.problem).toMatchObject({ kind: 'storage', what: 'settings' })
    expect(state.settings.appearance.theme).toBe('system')
    const [aside] = await readdir(app.userData)
    expect(aside).toMatch(/^settings\.json\.unreadable-/)
    expect(await readFile(join(app.userData, String(aside)), 'utf8')).toBe(text)

    run().patch({ appearance: { theme: 'light' } })
    expect(run().state).toMatchObject({ settings: { appearance: { theme: 'light' } } })
    expect(run().state.problem).toBeUndefined()
  })
})
