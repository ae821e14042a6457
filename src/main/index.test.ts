import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '../../test/support/base/eventually.ts'
import { waitForNobody } from '../../test/support/data-folder/impatient-folder.ts'
import { sessionFile } from '../../test/support/sessions/session-file.ts'
import { MainProcess } from '../../test/support/shell/main-process.ts'
import { FolderUse } from '../backend/data-folder/folder-use.ts'

const main = new MainProcess(() => import('./index.ts'))
const settle = () => new Promise((resolve) => setTimeout(resolve, 20))

describe('before Electron is ready', () => {
  it('pages are sandboxed and our scheme is registered, and nothing else happens', async () => {
    await main.load()
    const pageData = `sessionData in ${join(main.home, 'parley-page-data')}`
    expect(main.electron.app.done).toEqual(['sandbox', 'schemes', `lock in ${main.home}`, pageData])
    expect(main.electron.BrowserWindow.windows).toEqual([])
  })
})

describe('a second start', () => {
  it('opens nothing, and ends before the rest of Electron starts', async () => {
    await main.load(({ app }) => {
      app.isOnlyInstance = false
    })
    expect(main.electron.app.hasEnded).toBe(true)
    expect(main.electron.app.done.at(-1)).toBe('exit 0')
    expect(main.electron.BrowserWindow.windows).toEqual([])
  })
})

describe('the app', () => {
  beforeEach(async () => {
    await main.start()
    await main.windowIsOpen()
  })

  it('opens one window and preloads another, in a protected session that serves our pages', () => {
    expect(main.electron.BrowserWindow.windows.map(({ loaded }) => loaded)).toEqual([
      ['app://parley/index.html'],
      ['app://parley/quick.html'],
    ])
    expect(main.electron.BrowserWindow.windows[1]?.isVisible()).toBe(false)
    const { handlers, checkHandler, requestHandler, deviceHandler, displayHandler } =
      main.electron.session.defaultSession
    expect([...handlers.keys()]).toEqual(['app'])
    for (const handler of [checkHandler, requestHandler, deviceHandler, displayHandler])
      expect(handler).toBeTypeOf('function')
    expect(main.electron.app.listenerCount('web-contents-created')).toBe(1)
  })

  it('answers the calls of its page', async () => {
    expect(await main.call('app.info')).toEqual({
      ok: true,
      value: { version: '1.2.3', host: 'electron', platform: process.platform },
    })
  })

  it('shows its data folder, and nothing that a page names', async () => {
    expect(await main.call('data.folder')).toMatchObject({ value: { canOpen: true } })
    expect(await main.call('data.openFolder', { path: '/etc' })).toEqual({ ok: true, value: {} })
    expect(main.electron.opened).toEqual([main.home])
  })

  it('keeps the display on for a live session, until its page is reloaded', async () => {
    expect(await main.call('host.keepAwake', { session: 'a', isLive: true })).toEqual({ ok: true, value: {} })
    expect([...main.electron.blockers.values()]).toEqual(['prevent-display-sleep'])
    main.electron.BrowserWindow.windows[0]?.webContents.reload()
    await settle()
    expect(main.electron.blockers.size).toBe(0)
  })

  it('notifies its page of menu commands and changed settings', async () => {
    const items = main.electron.menus[0]?.flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []))
    for (const keys of ['CmdOrCtrl+D', 'CmdOrCtrl+/'])
      items?.find(({ accelerator }) => accelerator === keys)?.click?.({} as never, undefined, {})
    await main.call('settings.update', { appearance: { theme: 'dark' } })
    expect(main.eventsOf(main.electron.BrowserWindow.windows[0])).toEqual([
      ['live.command', 'mute'],
      ['shortcuts.show', {}],
      ['settings.changed', expect.objectContaining({ settings: expect.anything() })],
    ])
    expect(main.electron.nativeTheme.themeSource).toBe('dark')
  })

  it('notifies its page that the computer has woken up', () => {
    main.electron.powerMonitor.emit('resume')
    expect(main.eventsOf(main.electron.BrowserWindow.windows[0])).toEqual([['computer.woke', {}]])
  })

  it('stops the demo service when it ends', async () => {
    void main.call('voice.languages')
    await settle()
    const [demo] = main.electron.forked
    demo?.emit('message', { type: 'ready', address: 'http://127.0.0.1:4000', key: 'k' })
    await settle()
    await main.quit()
    expect(demo?.kills).toBe(1)
  })
})

describe('the window', () => {
  it('has the chosen theme before its page is loaded', async () => {
    await main.remember({ appearance: { theme: 'dark' } })
    await main.start()
    await main.windowIsOpen()
    expect(main.electron.BrowserWindow.windows[0]?.options.backgroundColor).toBe('#171614')
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
    await main.remember({ service: { active: 'a', accounts: [account] } })
    await main.start()
    await main.windowIsOpen()
    expect(await main.call('service.status')).toMatchObject({
      value: { kind: 'account', keyProtection: 'this-run' },
    })
    await main.call('account.use', { id: 'demo' })
    void main.call('voice.languages')
    await settle()
    expect(JSON.stringify(main.electron.forked[0]?.options)).toContain('PARLEY_SIMULATOR')
    expect(JSON.stringify(main.electron.forked[0]?.options)).not.toContain('key-from-outside')
    main.electron.forked[0]?.emit('exit', 1)
  })
})

describe('updates', () => {
  const publicKey = 'MCowBQYDK2VwAyEAVJGKatQiuWSjssGruXXIZIUymJrY/qr01M1ZOsk1mnw='
  const build = (content: object) => writeFile(join(main.home, 'package.json'), JSON.stringify(content))
  const asked = () => main.electron.session.fromPartition('updates').fetched.map(([address]) => address)

  it('of a build without a feed are none, and say so', async () => {
    await build({ name: 'parley' })
    await main.start()
    await main.windowIsOpen()
    expect(await main.call('updates.check')).toMatchObject({ ok: true, value: { off: 'build' } })
    expect(asked()).toEqual([])
  })

  it('wait for the end of a session, and then use a connection of their own', async () => {
    Object.assign(process, { resourcesPath: main.home })
    await build({ name: 'parley', updates: { feed: 'https://updates.example/parley/', publicKey } })
    await main.start()
    await main.windowIsOpen()
    await main.call('host.keepAwake', { session: 'a', isLive: true })
    expect(await main.call('updates.check')).toMatchObject({ value: { isWaiting: true, work: 'none' } })
    await settle()
    expect(asked()).toEqual([])
    await main.call('host.keepAwake', { session: 'a', isLive: false })
    await eventually(() =>
      expect(asked()).toEqual([expect.stringMatching(/^https:\/\/updates\.example\/parley\/latest/)]),
    )
    expect(await main.call('settings.update', { updates: { isOn: false } })).toMatchObject({ ok: false })
    main.electron.pressed.push(0)
    await main.call('settings.update', { updates: { isOn: false } })
    expect(await main.call('updates.get')).toMatchObject({ value: { off: 'settings' } })
  })

  it('end before all data is deleted', async () => {
    Object.assign(process, { resourcesPath: main.home })
    await build({ name: 'parley', updates: { feed: 'https://updates.example/parley/', publicKey } })
    await main.start()
    await main.windowIsOpen()
    expect(await main.call('updates.check')).toMatchObject({ value: { work: 'checking' } })
    main.electron.pressed.push(0)
    expect(await main.call('data.erase')).toEqual({ ok: true, value: {} })
    const [stopped, erased] = main.eventsOf(main.electron.BrowserWindow.windows[0])?.slice(-2) ?? []
    expect(stopped).toMatchObject(['updates.changed', { work: 'none', off: 'settings' }])
    expect(erased?.[0]).toBe('data.erased')
  })
})

describe('a session file that is opened with the app', () => {
  const offers = () =>
    main.eventsOf(main.electron.BrowserWindow.windows[0])?.filter(([name]) => name === 'session.opened')
  const put = async (name: string, content: object) => {
    await writeFile(join(main.home, name), JSON.stringify(content))
    return join(main.home, name)
  }

  it('is offered to the page once that listens, as a handle, and can be imported', async () => {
    const path = await put('Meeting.parley', sessionFile(2))
    const { argv } = process
    process.argv = ['parley', path]
    await main.start()
    await main.windowIsOpen()
    process.argv = argv
    expect(offers()).toEqual([])
    await main.call('desktop.reportLive', { status: 'ready', isMuted: false })
    await expect
      .poll(offers)
      .toEqual([
        ['session.opened', { name: 'Meeting.parley', file: expect.stringMatching(/^[\da-f-]{36}$/) }],
      ])
    const [[, { file }]] = offers() as [[string, { file: string }]]
    expect(await main.call('session.examine', { file })).toMatchObject({
      value: { title: 'Release meeting', captions: 2 },
    })
    expect(await main.call('session.list')).toMatchObject({ value: { total: 0 } })
    expect(await main.call('session.import', { file })).toMatchObject({ value: { title: 'Release meeting' } })
    // A page cannot name a file itself.
    expect(await main.call('session.import', { file: path })).toMatchObject({
      error: { kind: 'invalid-input' },
    })
  })

  it('brings the window to the front, and is named if it cannot be read', async () => {
    await main.start()
    await main.windowIsOpen()
    await main.call('desktop.reportLive', { status: 'ready', isMuted: false })
    main.electron.app.emit('second-instance', {}, ['parley', join(main.home, 'gone.parley')], main.home)
    await expect
      .poll(offers)
      .toEqual([
        ['session.opened', { name: 'gone.parley', error: expect.objectContaining({ kind: 'storage' }) }],
      ])
    expect(main.electron.BrowserWindow.windows[0]?.done).toContain('focus')
  })
})

describe('an app that cannot enter its folder', () => {
  it('says why in a dialog, which there is once Electron is ready', async () => {
    const other = new FolderUse(main.home)
    expect(other.claim()).toEqual([])
    await main.load(waitForNobody)
    expect([main.electron.errorBoxes, main.electron.errorLines, main.electron.app.hasEnded]).toEqual([
      [],
      [],
      false,
    ])
    main.electron.app.becomeReady()
    await settle()
    expect(main.electron.errorBoxes).toEqual([
      ['Parley', expect.stringMatching('Parley is deleting all data')],
    ])
    expect(main.electron.app.done).toContain(`sessionData in ${join(main.home, 'parley-page-data')}`)
    expect(main.electron.app.done.at(-1)).toBe('exit 1')
    other.end()
  })
})

describe('an app without a place for its lock', () => {
  const said = () => [main.electron.errorBoxes, main.electron.errorLines, main.electron.app.done.at(-1)]

  it('says so at once, and is no second start', async () => {
    vi.stubEnv('TMPDIR', join(main.home, 'none'))
    await main.load(({ app }) => {
      app.isOnlyInstance = false
    })
    expect(said()).toEqual([
      [],
      [expect.stringMatching(/^Parley\nParley cannot start: ENOENT: no such file or directory\.$/)],
      'exit 1',
    ])
  })

  it('says so of a folder that cannot be made', async () => {
    await writeFile(join(main.home, 'file'), '')
    vi.stubEnv('PARLEY_HOME', join(main.home, 'file', 'parley'))
    await main.load()
    expect(said()).toEqual([
      [],
      [expect.stringMatching(/^Parley\nParley cannot start: ENOTDIR: not a directory\.$/)],
      'exit 1',
    ])
  })
})

it('an app that cannot start says why, and ends', async () => {
  await main.start(({ ipcMain }) => ipcMain.handle('parley:call', () => undefined))
  await settle()
  expect(main.electron.errorBoxes).toEqual([['Parley', expect.stringContaining('a second handler for')]])
  expect(main.electron.app.done).toContain('exit 1')
  expect(main.electron.BrowserWindow.windows).toEqual([])
})
