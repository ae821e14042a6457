import { beforeEach, describe, expect, it } from 'vitest'
import { app, BrowserWindow, globalShortcut, systemPreferences } from '../../test/doubles/electron.ts'
import { clipboardTexts } from '../../test/doubles/electron-desktop.ts'
import { callerIn, defaultSettings, StartedDesktop } from '../../test/support/shell/started-desktop.ts'
import { shortcutNames } from '../core/product/shortcuts/shortcuts.ts'
import type { Settings } from '../core/settings/settings.ts'

const settle = () => new Promise((resolve) => setImmediate(resolve))
let started: StartedDesktop
const begin = async (start?: Parameters<typeof StartedDesktop.begin>[0]) => {
  started = await StartedDesktop.begin(start)
}
beforeEach(() => begin())

const sentTo = (window: BrowserWindow) => window.webContents.sent.map(([, ...rest]) => rest)
const change = (patch: Partial<Settings>) => started.desktop.follow({ ...defaultSettings, ...patch })

describe('the tray and the keys', () => {
  it('control the session in the main window, whatever window is in front', () => {
    started.desktop.port.reportLive({ status: 'ready', isMuted: false })
    started.choose('Start')
    for (const name of ['mute', 'startOrStop', 'pause', 'swapSides'] as const)
      globalShortcut.press(String(defaultSettings.shortcuts[name]))
    expect(sentTo(started.main)).toEqual([
      ['live.remote', 'start-or-stop'],
      ['live.remote', 'mute'],
      ['live.remote', 'start-or-stop'],
      ['live.remote', 'pause'],
      ['live.remote', 'swap-sides'],
    ])
    expect(sentTo(started.quick)).toEqual([])
  })

  it('open the quick window', async () => {
    globalShortcut.press(String(defaultSettings.shortcuts.quick))
    await settle()
    expect(started.quick.isVisible()).toBe(true)
    expect(sentTo(started.quick)).toEqual([['quick.opened', {}]])
    expect(sentTo(started.main)).toEqual([])
  })

  it('show the window, and quit Parley', () => {
    started.main.hide()
    started.choose('Open Parley')
    expect([started.main.isVisible(), started.main.isFocused()]).toEqual([true, true])
    started.choose('Quit Parley')
    expect([BrowserWindow.windows, app.hasEnded]).toEqual([[], true])
  })

  it('show the status that the page reports', () => {
    started.desktop.port.reportLive({ status: 'muted', isMuted: true })
    expect(started.tray.tooltip).toBe('Parley: Live, muted')
  })
})

describe('the action of the desktop entry', () => {
  it('opens the quick window alone', async () => {
    await begin({ argv: ['/usr/lib/parley/parley', '--quick'] })
    await settle()
    expect([started.quick.isVisible(), started.main.isVisible()]).toEqual([true, false])
  })

  it('opens it in the app that runs already', async () => {
    app.emit('second-instance', {}, ['/usr/lib/parley/parley', '--quick'], '/')
    await settle()
    expect([started.quick.isFocused(), started.main.isFocused()]).toEqual([true, false])
  })
})

describe('a change of the settings', () => {
  it('registers the chosen shortcuts, and reports those that another program has', () => {
    globalShortcut.taken.add('Alt+K')
    change({ shortcuts: { ...defaultSettings.shortcuts, quick: 'Alt+K' } })
    expect(started.desktop.port.shortcuts.state().shortcuts.quick.problem).toBe('taken')
  })

  it('pins the quick window, and keeps Parley in the tray when closed', () => {
    change({ quick: { ...defaultSettings.quick, isPinned: true } })
    expect(started.quick.isOnTop).toBe(true)
    change({ desktop: { ...defaultSettings.desktop, closesToTray: true } })
    started.main.close()
    expect([BrowserWindow.windows.length, app.done]).toEqual([2, []])
  })
})

describe('what the system lets Parley hear', () => {
  it('is told to every page once it has changed', async () => {
    systemPreferences.microphoneStatus = 'not-determined'
    await begin({ platform: 'darwin' })
    expect(started.desktop.port.permissions.state().microphone).toBe('undecided')
    systemPreferences.microphoneStatus = 'granted'
    started.desktop.checkMediaAccess()
    const told = ['permissions.changed', { microphone: 'granted', settings: ['microphone', 'system-audio'] }]
    expect([sentTo(started.main), sentTo(started.quick)]).toEqual([[told], [told]])
  })
})

describe('keys that are being recorded', () => {
  it('do nothing, and work again when the page is closed', () => {
    started.desktop.port.shortcuts.record(callerIn(started.main), true)
    expect(globalShortcut.isSuspended()).toBe(true)
    started.main.destroy()
    expect(globalShortcut.isSuspended()).toBe(false)
  })

  it('leave nothing in the page, however often they are recorded', () => {
    const listeners = () =>
      ['destroyed', 'did-navigate'].map((name) => started.main.webContents.listenerCount(name))
    const before = listeners()
    for (let i = 0; i < 3; i += 1) {
      started.desktop.port.shortcuts.record(callerIn(started.main), true)
      started.desktop.port.shortcuts.record(callerIn(started.main), true)
      started.desktop.port.shortcuts.record(callerIn(started.main), false)
    }
    expect([listeners(), globalShortcut.isSuspended()]).toEqual([before, false])
  })
})

describe('selection and clipboard', () => {
  it('are only for the quick window', async () => {
    clipboardTexts.clipboard = 'hunter2'
    started.desktop.port.quick.open()
    await settle()
    expect(started.desktop.port.quick.take(callerIn(started.main))).toEqual({})
    expect(started.desktop.port.quick.take(callerIn(started.quick))).toEqual({ text: 'hunter2' })
    expect(JSON.stringify([sentTo(started.main), sentTo(started.quick)])).not.toContain('hunter2')
  })
})

describe('a start with the system', () => {
  const isShown = async () => {
    await settle()
    return started.main.isVisible()
  }

  it('shows only the tray, if the user has chosen so', async () => {
    await begin({ argv: ['parley', '--at-login'] })
    expect(await isShown()).toBe(false)
    started.choose('Open Parley')
    expect(started.main.isVisible()).toBe(true)
  })

  it.each(['--at-login', '--quick'])(
    'minimises the window where the desktop shows no tray: %s',
    async (how) => {
      await begin({ argv: ['parley', how], hasTray: false })
      await settle()
      expect([started.main.isVisible(), started.main.isMinimized()]).toEqual([false, true])
    },
  )

  it('says whether the desktop shows the tray, which may change', async () => {
    expect(await started.desktop.port.startup.state()).toMatchObject({ value: { hasTray: true } })
    started.hasTray = false
    expect(await started.desktop.port.startup.state()).toMatchObject({
      value: { isOn: false, hasTray: false },
    })
  })

  it('shows the window if the user wants it, or has started Parley', async () => {
    const settings = { ...defaultSettings, desktop: { ...defaultSettings.desktop, startsHidden: false } }
    await begin({ settings, argv: ['parley', '--at-login'] })
    expect(await isShown()).toBe(true)
    await begin({ argv: ['parley'] })
    expect(await isShown()).toBe(true)
  })
})

it('the shortcuts are released at the end', () => {
  expect(globalShortcut.registered.size).toBe(shortcutNames.length)
  app.quit()
  expect(globalShortcut.registered.size).toBe(0)
})
