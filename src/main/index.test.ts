import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { root } from '../../scripts/commands.ts'
import { eventually } from '../../test/support/base/eventually.ts'
import { waitForNobody } from '../../test/support/data-folder/impatient-folder.ts'
import { sessionFile } from '../../test/support/sessions/session-file.ts'
import { FolderUse } from '../backend/data-folder/folder-use.ts'

type Double = typeof import('../../test/doubles/electron.ts')

process.setMaxListeners(0) // Each load handles errors of this process.
let electron: Double
let home: string
const settle = () => new Promise((resolve) => setTimeout(resolve, 20))
/** The app loads its strings before it opens the main window; the quick window is created after it. */
const windowIsOpen = () => eventually(() => expect(electron.BrowserWindow.windows).toHaveLength(2))

/** Builds the part of the app that this process runs: the script of the storage thread. */
async function buildApp(): Promise<void> {
  const source = pathToFileURL(join(root, 'src/backend/storage/worker.ts')).href
  await mkdir(join(home, 'out', 'main'), { recursive: true })
  await writeFile(join(home, 'out', 'main', 'storage.js'), `import(${JSON.stringify(source)})`)
}

/** Loads the app with a new Electron double, which is not ready yet. */
async function load(prepare: (electron: Double) => Promise<void> | void = () => undefined): Promise<void> {
  vi.resetModules()
  electron = await import('../../test/doubles/electron.ts')
  electron.app.appPath = home
  electron.app.isStarting = true
  await prepare(electron)
  await import('./index.ts')
}

async function start(prepare?: Parameters<typeof load>[0]): Promise<void> {
  await load(prepare)
  electron.app.becomeReady()
}

/** Quits the app as the system does: it first closes its storage. */
async function quit(): Promise<void> {
  electron.app.quit()
  if (electron.app.isStarting) electron.app.becomeReady()
  const isDone = () => {
    for (const child of electron.forked) if (child.kills > 0) child.emit('exit', 0)
    return electron.app.hasEnded
  }
  await expect.poll(isDone).toBe(true)
}

/** Stores settings, as an earlier run would. */
const remember = (settings: object) => writeFile(join(home, 'settings.json'), JSON.stringify(settings))

const call = (name: string, input: unknown = {}) =>
  electron.ipcMain.call(
    {
      sender: electron.BrowserWindow.windows[0]?.webContents,
      senderFrame: { url: 'app://parley/index.html', parent: null },
    },
    'parley:call',
    1,
    name,
    input,
  )

const eventsOf = (window: InstanceType<Double['BrowserWindow']> | undefined) =>
  window?.webContents.sent.map(([, name, payload]) => [name, payload])

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'parley-main-'))
  vi.stubEnv('PARLEY_HOME', home)
  await buildApp()
})
afterEach(async () => {
  await quit()
  vi.unstubAllEnvs()
  await rm(home, { recursive: true })
})

describe('before Electron is ready', () => {
  it('pages are sandboxed and our scheme is registered, and nothing else happens', async () => {
    await load()
    const pageData = `sessionData in ${join(home, 'parley-page-data')}`
    expect(electron.app.done).toEqual(['sandbox', 'schemes', `lock in ${home}`, pageData])
    expect(electron.BrowserWindow.windows).toEqual([])
  })
})

describe('a second start', () => {
  it('opens nothing, and ends before the rest of Electron starts', async () => {
    await load(({ app }) => {
      app.isOnlyInstance = false
    })
    expect(electron.app.hasEnded).toBe(true)
    expect(electron.app.done.at(-1)).toBe('exit 0')
    expect(electron.BrowserWindow.windows).toEqual([])
  })
})

describe('the app', () => {
  beforeEach(async () => {
    await start()
    await windowIsOpen()
  })

  it('opens one window and preloads another, in a protected session that serves our pages', () => {
    expect(electron.BrowserWindow.windows.map(({ loaded }) => loaded)).toEqual([
      ['app://parley/index.html'],
      ['app://parley/quick.html'],
    ])
    expect(electron.BrowserWindow.windows[1]?.isVisible()).toBe(false)
    const { handlers, checkHandler, requestHandler, deviceHandler, displayHandler } =
      electron.session.defaultSession
    expect([...handlers.keys()]).toEqual(['app'])
    for (const handler of [checkHandler, requestHandler, deviceHandler, displayHandler])
      expect(handler).toBeTypeOf('function')
    expect(electron.app.listenerCount('web-contents-created')).toBe(1)
  })

  it('answers the calls of its page', async () => {
    expect(await call('app.info')).toEqual({
      ok: true,
      value: { version: '1.2.3', host: 'electron', platform: process.platform },
    })
  })

  it('shows its data folder, and nothing that a page names', async () => {
    expect(await call('data.folder')).toMatchObject({ value: { canOpen: true } })
    expect(await call('data.openFolder', { path: '/etc' })).toEqual({ ok: true, value: {} })
    expect(electron.opened).toEqual([home])
  })

  it('keeps the display on for a live session, until its page is reloaded', async () => {
    expect(await call('host.keepAwake', { session: 'a', isLive: true })).toEqual({ ok: true, value: {} })
    expect([...electron.blockers.values()]).toEqual(['prevent-display-sleep'])
    electron.BrowserWindow.windows[0]?.webContents.reload()
    await settle()
    expect(electron.blockers.size).toBe(0)
  })

  it('notifies its page of menu commands and changed settings', async () => {
    const items = electron.menus[0]?.flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []))
    for (const keys of ['CmdOrCtrl+D', 'CmdOrCtrl+/'])
      items?.find(({ accelerator }) => accelerator === keys)?.click?.({} as never, undefined, {})
    await call('settings.update', { appearance: { theme: 'dark' } })
    expect(eventsOf(electron.BrowserWindow.windows[0])).toEqual([
      ['live.command', 'mute'],
      ['shortcuts.show', {}],
      ['settings.changed', expect.objectContaining({ settings: expect.anything() })],
    ])
    expect(electron.nativeTheme.themeSource).toBe('dark')
  })

  it('notifies its page that the computer has woken up', () => {
    electron.powerMonitor.emit('resume')
    expect(eventsOf(electron.BrowserWindow.windows[0])).toEqual([['computer.woke', {}]])
  })

  it('stops the demo service when it ends', async () => {
    void call('voice.languages')
    await settle()
    const [demo] = electron.forked
    demo?.emit('message', { type: 'ready', address: 'http://127.0.0.1:4000', key: 'k' })
    await settle()
    await quit()
    expect(demo?.kills).toBe(1)
  })
})

describe('the window', () => {
  it('has the chosen theme before its page is loaded', async () => {
    await remember({ appearance: { theme: 'dark' } })
    await start()
    await windowIsOpen()
    expect(electron.BrowserWindow.windows[0]?.options.backgroundColor).toBe('#171614')
  })
})

describe('a key from outside', () => {
  const account = {
    id: 'a',
    name: 'Work',
    profile: 'generic',
    plan: 'pro',
    address: 'https://service.example',
  }

  it('serves the active account, and is not passed on to child processes', async () => {
    vi.stubEnv('PARLEY_KEY', 'key-from-outside')
    await remember({ service: { active: 'a', accounts: [account] } })
    await start()
    await windowIsOpen()
    expect(await call('service.status')).toMatchObject({
      value: { kind: 'account', keyProtection: 'this-run' },
    })
    await call('account.use', { id: 'demo' })
    void call('voice.languages')
    await settle()
    expect(JSON.stringify(electron.forked[0]?.options)).toContain('PARLEY_SIMULATOR')
    expect(JSON.stringify(electron.forked[0]?.options)).not.toContain('key-from-outside')
    electron.forked[0]?.emit('exit', 1)
  })
})

describe('updates', () => {
  const publicKey = 'MCowBQYDK2VwAyEAVJGKatQiuWSjssGruXXIZIUymJrY/qr01M1ZOsk1mnw='
  const build = (content: object) => writeFile(join(home, 'package.json'), JSON.stringify(content))
  const asked = () => electron.session.fromPartition('updates').fetched.map(([address]) => address)

  it('of a build without a feed are none, and say so', async () => {
    await build({ name: 'parley' })
    await start()
    await windowIsOpen()
    expect(await call('updates.check')).toMatchObject({ ok: true, value: { off: 'build' } })
    expect(asked()).toEqual([])
  })

  it('wait for the end of a session, and then use a connection of their own', async () => {
    Object.assign(process, { resourcesPath: home })
    await build({ name: 'parley', updates: { feed: 'https://updates.example/parley/', publicKey } })
    await start()
    await windowIsOpen()
    await call('host.keepAwake', { session: 'a', isLive: true })
    expect(await call('updates.check')).toMatchObject({ value: { isWaiting: true, work: 'none' } })
    await settle()
    expect(asked()).toEqual([])
    await call('host.keepAwake', { session: 'a', isLive: false })
    await eventually(() =>
      expect(asked()).toEqual([expect.stringMatching(/^https:\/\/updates\.example\/parley\/latest/)]),
    )
    expect(await call('settings.update', { updates: { isOn: false } })).toMatchObject({ ok: false })
    electron.pressed.push(0)
    await call('settings.update', { updates: { isOn: false } })
    expect(await call('updates.get')).toMatchObject({ value: { off: 'settings' } })
  })

  it('end before all data is deleted', async () => {
    Object.assign(process, { resourcesPath: home })
    await build({ name: 'parley', updates: { feed: 'https://updates.example/parley/', publicKey } })
    await start()
    await windowIsOpen()
    expect(await call('updates.check')).toMatchObject({ value: { work: 'checking' } })
    electron.pressed.push(0)
    expect(await call('data.erase')).toEqual({ ok: true, value: {} })
    const [stopped, erased] = eventsOf(electron.BrowserWindow.windows[0])?.slice(-2) ?? []
    expect(stopped).toMatchObject(['updates.changed', { work: 'none', off: 'settings' }])
    expect(erased?.[0]).toBe('data.erased')
  })
})

describe('a session file that is opened with the app', () => {
  const offers = () =>
    eventsOf(electron.BrowserWindow.windows[0])?.filter(([name]) => name === 'session.opened')
  const put = async (name: string, content: object) => {
    await writeFile(join(home, name), JSON.stringify(content))
    return join(home, name)
  }

  it('is offered to the page once that listens, as a handle, and can be imported', async () => {
    const path = await put('Meeting.parley', sessionFile(2))
    const { argv } = process
    process.argv = ['parley', path]
    await start()
    await windowIsOpen()
    process.argv = argv
    expect(offers()).toEqual([])
    await call('desktop.reportLive', { status: 'ready', isMuted: false })
    await expect
      .poll(offers)
      .toEqual([
        ['session.opened', { name: 'Meeting.parley', file: expect.stringMatching(/^[\da-f-]{36}$/) }],
      ])
    const [[, { file }]] = offers() as [[string, { file: string }]]
    expect(await call('session.examine', { file })).toMatchObject({
      value: { title: 'Release meeting', captions: 2 },
    })
    expect(await call('session.list')).toMatchObject({ value: { total: 0 } })
    expect(await call('session.import', { file })).toMatchObject({ value: { title: 'Release meeting' } })
    // A page cannot name a file itself.
    expect(await call('session.import', { file: path })).toMatchObject({ error: { kind: 'invalid-input' } })
  })

  it('brings the window to the front, and is named if it cannot be read', async () => {
    await start()
    await windowIsOpen()
    await call('desktop.reportLive', { status: 'ready', isMuted: false })
    electron.app.emit('second-instance', {}, ['parley', join(home, 'gone.parley')], home)
    await expect
      .poll(offers)
      .toEqual([
        ['session.opened', { name: 'gone.parley', error: expect.objectContaining({ kind: 'storage' }) }],
      ])
    expect(electron.BrowserWindow.windows[0]?.done).toContain('focus')
  })
})

describe('the deletion of all data', () => {
  const { argv } = process
  afterEach(() => {
    process.argv = argv
  })
  /** Files as an earlier run of the app and of Chromium leaves them, and one of the user's. */
  const leave = async (): Promise<void> => {
    await mkdir(join(home, 'parley-page-data', 'Cache'), { recursive: true })
    await remember({ appearance: { theme: 'dark' } })
    for (const name of ['notes.txt', 'secrets.json', join('parley-page-data', 'Cache', 'index')])
      await writeFile(join(home, name), '{}')
  }
  const stored = async () =>
    (await readdir(home)).filter((name) => name !== 'out' && name !== 'autostart').toSorted()
  /** The system's entry that starts Parley at login. */
  const entry = () => join(home, 'autostart', 'io.parley.Parley.desktop')
  beforeEach(async () => {
    vi.stubEnv('XDG_CONFIG_HOME', home)
    await mkdir(join(home, 'autostart'))
    await writeFile(entry(), '[Desktop Entry]')
  })
  const erase = (button: number) => {
    electron.pressed.push(button)
    return call('data.erase')
  }

  it('is confirmed in a dialog of the system, and the app starts again without its data', async () => {
    await leave()
    await start()
    await windowIsOpen()
    expect(await erase(1)).toMatchObject({ error: { kind: 'not-confirmed' } })
    expect(await stored()).toContain('secrets.json')

    expect(await erase(0)).toEqual({ ok: true, value: {} })
    expect(electron.questions[1]).toMatchObject({
      message: 'Delete all Parley data?',
      defaultId: 1,
      cancelId: 1,
    })
    expect(eventsOf(electron.BrowserWindow.windows[1])).toEqual([
      ['data.erased', { restarts: true, leftovers: [] }],
    ])
    // A closed host stores nothing again.
    expect(await call('settings.update', { appearance: { theme: 'dark' } })).toMatchObject({ ok: false })
    await expect.poll(() => electron.app.hasEnded).toBe(true)
    expect(electron.app.done).toContain(`relaunch ${process.execPath} ${home} --erase-all-data`)
    expect(electron.app.done).toContain('exit 0')
    expect(await stored()).toEqual(['notes.txt'])
  })

  it('is completed by the next start before Electron is ready, and the start at login ends', async () => {
    await leave()
    process.argv = [...argv, '--erase-all-data']
    await load()
    expect(await stored()).toEqual(['notes.txt', 'parley-page-data', 'parley.in-use-desktop'])
    expect(await readdir(join(home, 'parley-page-data'))).toEqual([])
    electron.app.becomeReady()
    await windowIsOpen()
    expect(await call('settings.get')).toMatchObject({
      value: { settings: { appearance: { theme: 'system' } } },
    })
    expect(electron.errorBoxes).toEqual([])
    // Elsewhere, it is not a file.
    expect(existsSync(entry())).toBe(process.platform !== 'linux')
  })

  it('names what could not be deleted', async () => {
    await symlink(tmpdir(), join(home, 'sound'))
    process.argv = [...argv, '--erase-all-data']
    await start()
    await windowIsOpen()
    expect(electron.errorBoxes).toEqual([
      ['Some files couldn’t be deleted', expect.stringContaining(`${join(home, 'sound')} (it is a link`)],
    ])
    expect(await readdir(tmpdir())).toContain(basename(home))
  })
})

describe('an app that cannot enter its folder', () => {
  it('says why in a dialog, which there is once Electron is ready', async () => {
    const other = new FolderUse(home)
    expect(other.claim()).toEqual([])
    await load(waitForNobody)
    expect([electron.errorBoxes, electron.errorLines, electron.app.hasEnded]).toEqual([[], [], false])
    electron.app.becomeReady()
    await settle()
    expect(electron.errorBoxes).toEqual([['Parley', expect.stringMatching('Parley is deleting all data')]])
    expect(electron.app.done).toContain(`sessionData in ${join(home, 'parley-page-data')}`)
    expect(electron.app.done.at(-1)).toBe('exit 1')
    other.end()
  })
})

it('an app that cannot start says why, and ends', async () => {
  await start(({ ipcMain }) => ipcMain.handle('parley:call', () => undefined))
  await settle()
  expect(electron.errorBoxes).toEqual([['Parley', expect.stringContaining('a second handler for')]])
  expect(electron.app.done).toContain('exit 1')
  expect(electron.BrowserWindow.windows).toEqual([])
})
