import { existsSync } from 'node:fs'
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { MainProcess } from '../../test/support/shell/main-process.ts'

const UNFINISHED = 'parley.deletion-unfinished'
const main = new MainProcess(() => import('./index.ts'))

describe('the deletion of all data', () => {
  /** Files as an earlier run of the app and of Chromium leaves them, and one of the user's. */
  const leave = async (): Promise<void> => {
    await mkdir(join(main.home, 'parley-page-data', 'Cache'), { recursive: true })
    await main.remember({ appearance: { theme: 'dark' } })
    for (const name of ['notes.txt', 'secrets.json', join('parley-page-data', 'Cache', 'index')])
      await writeFile(join(main.home, name), '{}')
  }
  /** Not the app's own in the system's folder: the build, the entry at login, and what `pactl` makes there. */
  const OTHERS = new Set(['out', 'autostart', 'pulse'])
  const stored = async () => (await readdir(main.home)).filter((name) => !OTHERS.has(name)).toSorted()
  /** The system's entry that starts Parley at login. */
  const entry = () => join(main.home, 'autostart', 'io.parley.Parley.desktop')
  beforeEach(async () => {
    vi.stubEnv('XDG_CONFIG_HOME', main.home)
    await mkdir(join(main.home, 'autostart'))
    await writeFile(entry(), '[Desktop Entry]')
  })
  const erase = (button: number) => {
    main.electron.pressed.push(button)
    return main.call('data.erase')
  }

  it('is confirmed in a dialog of the system, and the app starts again without its data', async () => {
    await leave()
    await main.start()
    await main.windowIsOpen()
    expect(await erase(1)).toMatchObject({ error: { kind: 'not-confirmed' } })
    expect(await stored()).toContain('secrets.json')

    expect(await erase(0)).toEqual({ ok: true, value: {} })
    expect(main.electron.questions[1]).toMatchObject({
      message: 'Delete all Parley data?',
      defaultId: 1,
      cancelId: 1,
    })
    expect(main.eventsOf(main.electron.BrowserWindow.windows[1])).toEqual([
      ['data.erased', { restarts: true, leftovers: [] }],
    ])
    // A closed host stores nothing again.
    expect(await main.call('settings.update', { appearance: { theme: 'dark' } })).toMatchObject({ ok: false })
    await expect.poll(() => main.electron.app.hasEnded).toBe(true)
    expect(main.electron.app.done).toContain(`relaunch ${process.execPath} ${main.home}`)
    expect(main.electron.app.done).toContain('exit 0')
    expect(await stored()).toEqual(['notes.txt', UNFINISHED])
    // Elsewhere, the start at login is not a file.
    expect(existsSync(entry())).toBe(process.platform !== 'linux')
  })

  it('is completed by the next start before Electron is ready, whoever has started it', async () => {
    await leave()
    await writeFile(join(main.home, UNFINISHED), '')
    await main.load()
    expect(await stored()).toEqual(['notes.txt', 'parley-page-data', 'parley.in-use-desktop'])
    expect(await readdir(join(main.home, 'parley-page-data'))).toEqual([])
    main.electron.app.becomeReady()
    await main.windowIsOpen()
    expect(await main.call('settings.get')).toMatchObject({
      value: { settings: { appearance: { theme: 'system' } } },
    })
    expect(main.electron.errorBoxes).toEqual([])
  })

  it('names what could not be deleted', async () => {
    await symlink(tmpdir(), join(main.home, 'sound'))
    await writeFile(join(main.home, UNFINISHED), '')
    await main.start()
    await main.windowIsOpen()
    expect(main.electron.errorBoxes).toEqual([
      [
        'Some files couldn’t be deleted',
        expect.stringContaining(`${join(main.home, 'sound')} (it is a link`),
      ],
    ])
    expect(await readdir(tmpdir())).toContain(basename(main.home))
  })
})
