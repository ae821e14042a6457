import { beforeEach, describe, expect, it } from 'vitest'
import {
  app,
  BrowserWindow,
  choose as chooseIn,
  globalShortcut,
  nativeTheme,
  systemPreferences,
} from '../../test/doubles/electron.ts'
import { clipboardTexts, FakeTray, loginItems, screen } from '../../test/doubles/electron-desktop.ts'
import { VirtualClock } from '../../test/support/base/virtual-clock.ts'
import { silentLog } from '../core/base/log.ts'
import { shortcutNames } from '../core/product/shortcuts/shortcuts.ts'
import { type Settings, settingsSchema } from '../core/settings/settings.ts'
import { Desktop } from './desktop.ts'
import { switchLanguage } from './integration/language.ts'
import { cancelQuit, watchQuit } from './windows/quitting.ts'

const defaults = settingsSchema.parse({})
const WAYLAND = { XDG_SESSION_TYPE: 'wayland' }
const settle = () => new Promise((resolve) => setImmediate(resolve))
let desktop: Desktop
/** The settings of the caption window, which it changes itself. */
let overlay: Settings['overlay']
let hasTray = true

async function begin(
  settings: Settings = defaults,
  argv: readonly string[] = [],
  platform: NodeJS.Platform = 'linux',
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  app.reset()
  BrowserWindow.windows = []
  FakeTray.trays = []
  globalShortcut.reset()
  loginItems.settings.wasOpenedAtLogin = false
  clipboardTexts.selection = ''
  clipboardTexts.clipboard = ''
  overlay = settings.overlay
  screen.removeAllListeners()
  app.switchValues.set('ozone-platform', env === WAYLAND ? 'wayland' : 'x11')
  await switchLanguage('en')
  watchQuit(() => desktop.stay())
  desktop = new Desktop({
    platform,
    env: { XDG_CONFIG_HOME: '/nowhere', ...env },
    argv,
    log: silentLog,
    clock: new VirtualClock(),
    showsTray: () => Promise.resolve(hasTray),
    changeOverlay: (patch) => {
      overlay = { ...overlay, ...patch }
      desktop.follow({ ...settings, overlay })
    },
    askBeforeLeaving: () => undefined,
  })
  desktop.open(settings)
}
beforeEach(() => begin())

const main = () => BrowserWindow.windows[0]!
const quick = () => BrowserWindow.windows[1]!
const tray = () => FakeTray.trays[0]!
const choose = (label: string) => chooseIn(tray().menu, label)
const sentTo = (window: BrowserWindow) => window.webContents.sent.map(([, ...rest]) => rest)
const change = (patch: Partial<Settings>) => desktop.follow({ ...defaults, ...patch })

const callerIn = ({ webContents: { id } }: BrowserWindow) => ({ id })

describe('the tray and the keys', () => {
  it('control the session in the main window, whatever window is in front', () => {
    desktop.port.reportLive({ status: 'ready', isMuted: false })
    choose('Start')
    for (const name of ['mute', 'startOrStop', 'pause', 'swapSides'] as const)
      globalShortcut.press(String(defaults.shortcuts[name]))
    expect(sentTo(main())).toEqual([
      ['live.remote', 'start-or-stop'],
      ['live.remote', 'mute'],
      ['live.remote', 'start-or-stop'],
      ['live.remote', 'pause'],
      ['live.remote', 'swap-sides'],
    ])
    expect(sentTo(quick())).toEqual([])
  })

  it('open the quick window', async () => {
    globalShortcut.press(String(defaults.shortcuts.quick))
    await settle()
    expect(quick().isVisible()).toBe(true)
    expect(sentTo(quick())).toEqual([['quick.opened', {}]])
    expect(sentTo(main())).toEqual([])
  })

  it('show the window, and quit Parley', () => {
    main().hide()
    choose('Open Parley')
    expect([main().isVisible(), main().isFocused()]).toEqual([true, true])
    choose('Quit Parley')
    expect([BrowserWindow.windows, app.hasEnded]).toEqual([[], true])
  })

  it('show the status that the page reports', () => {
    desktop.port.reportLive({ status: 'muted', isMuted: true })
    expect(tray().tooltip).toBe('Parley: Live, muted')
  })
})

describe('the action of the desktop entry', () => {
  it('opens the quick window alone', async () => {
    await begin(defaults, ['/usr/lib/parley/parley', '--quick'])
    await settle()
    expect([quick().isVisible(), main().isVisible()]).toEqual([true, false])
  })

  it('opens it in the app that runs already', async () => {
    app.emit('second-instance', {}, ['/usr/lib/parley/parley', '--quick'], '/')
    await settle()
    expect([quick().isFocused(), main().isFocused()]).toEqual([true, false])
  })
})

describe('the caption window', () => {
  const key = String(defaults.shortcuts.overlay)
  const lockKey = String(defaults.shortcuts.overlayLock)
  const shown = () => BrowserWindow.windows[2]
  const item = (label: string) => tray().menu.find((entry) => entry.label === label)

  it('opens and closes by its key, whatever program is in front', () => {
    globalShortcut.press(key)
    expect([overlay.isOpen, shown()?.loaded]).toEqual([true, ['app://parley/overlay.html']])
    globalShortcut.press(key)
    expect([overlay.isOpen, shown()]).toEqual([false, undefined])
  })

  it('opens from the tray, which shows whether it is open and lets clicks through', () => {
    expect(item('Caption window')).toMatchObject({ type: 'checkbox', checked: false })
    expect(item('Let clicks through')).toMatchObject({ checked: false, enabled: false })
    choose('Caption window')
    expect(item('Caption window')?.checked).toBe(true)
    expect(item('Let clicks through')).toMatchObject({ checked: false, enabled: true })
    choose('Let clicks through')
    expect([overlay.isLocked, item('Let clicks through')?.checked]).toEqual([true, true])
    globalShortcut.press(lockKey)
    expect(shown()?.calls.at(-1)).toEqual(['setIgnoreMouseEvents', false])
  })

  it('stays transparent when the theme changes, in which the other windows follow', () => {
    globalShortcut.press(key)
    nativeTheme.isSystemDark = true
    expect([shown()?.isTransparent, shown()?.done]).toEqual([true, []])
    expect([main().done.at(-1), quick().done]).toEqual(['background #171614', ['background #171614']])
    nativeTheme.isSystemDark = false
  })

  it('lets no clicks through on Wayland, by no key either', async () => {
    const settings = { ...defaults, desktop: { ...defaults.desktop, portalShortcuts: true } }
    await begin({ ...settings, overlay: { ...defaults.overlay, isOpen: true } }, [], 'linux', WAYLAND)
    expect(item('Let clicks through')).toMatchObject({ checked: false, enabled: false })
    globalShortcut.press(lockKey)
    expect([overlay.isLocked, desktop.port.overlay.state().letsClicksThrough]).toEqual([false, false])
  })

  it('is there from the start, if it was open at the end', async () => {
    await begin({ ...defaults, overlay: { ...defaults.overlay, isOpen: true } })
    expect(shown()?.loaded).toEqual(['app://parley/overlay.html'])
  })

  it('survives the main window, which is in the tray, and every reload of its page', async () => {
    await begin({ ...defaults, desktop: { ...defaults.desktop, closesToTray: true } })
    globalShortcut.press(key)
    main().close()
    main().webContents.crash()
    expect(shown()?.isDestroyed()).toBe(false)
    expect(overlay.isOpen).toBe(true)
  })

  it('comes back when quitting is cancelled, after it was closed', () => {
    globalShortcut.press(key)
    // Windows are closed in the order in which they were opened: a page that objects is asked last.
    const late = new BrowserWindow({})
    late.webContents.objectsToUnload = true
    late.webContents.on('will-prevent-unload', () => {
      expect([overlay.isOpen, shown()]).toEqual([true, undefined])
      cancelQuit()
    })
    choose('Quit Parley')
    expect(BrowserWindow.windows.map(({ loaded }) => loaded)).toEqual([[], ['app://parley/overlay.html']])
  })

  it('is resized by its own page alone', () => {
    globalShortcut.press(key)
    desktop.port.overlay.resize(callerIn(main()), { width: 500, height: 200 })
    desktop.port.overlay.holdPointer(callerIn(main()), true)
    expect(shown()?.calls.filter(([name]) => name === 'setBounds')).toEqual([])
    desktop.port.overlay.resize(callerIn(shown()!), { width: 500, height: 200 })
    expect(shown()?.getBounds()).toMatchObject({ width: 500, height: 200 })
    expect(desktop.port.overlay.state()).toEqual({
      isAvailable: true,
      staysOnTop: true,
      letsClicksThrough: true,
      sharingProtection: 'linux',
    })
  })
})

describe('a change of the settings', () => {
  it('registers the chosen shortcuts, and reports those that another program has', () => {
    globalShortcut.taken.add('Alt+K')
    change({ shortcuts: { ...defaults.shortcuts, quick: 'Alt+K' } })
    expect(desktop.port.shortcuts.state().shortcuts.quick.problem).toBe('taken')
  })

  it('pins the quick window, and keeps Parley in the tray when closed', () => {
    change({ quick: { ...defaults.quick, isPinned: true } })
    expect(quick().isOnTop).toBe(true)
    change({ desktop: { ...defaults.desktop, closesToTray: true } })
    main().close()
    expect([BrowserWindow.windows.length, app.done]).toEqual([2, []])
  })
})

describe('what the system lets Parley hear', () => {
  it('is told to every page once it has changed', async () => {
    systemPreferences.microphoneStatus = 'not-determined'
    await begin(defaults, [], 'darwin')
    expect(desktop.port.permissions.state().microphone).toBe('undecided')
    systemPreferences.microphoneStatus = 'granted'
    desktop.checkMediaAccess()
    const told = ['permissions.changed', { microphone: 'granted', settings: ['microphone', 'system-audio'] }]
    expect([sentTo(main()), sentTo(quick())]).toEqual([[told], [told]])
  })
})

describe('keys that are being recorded', () => {
  it('do nothing, and work again when the page is closed', () => {
    desktop.port.shortcuts.record(callerIn(main()), true)
    expect(globalShortcut.isSuspended()).toBe(true)
    main().destroy()
    expect(globalShortcut.isSuspended()).toBe(false)
  })

  it('leave nothing in the page, however often they are recorded', () => {
    const listeners = () =>
      ['destroyed', 'did-navigate'].map((name) => main().webContents.listenerCount(name))
    const before = listeners()
    for (let i = 0; i < 3; i += 1) {
      desktop.port.shortcuts.record(callerIn(main()), true)
      desktop.port.shortcuts.record(callerIn(main()), true)
      desktop.port.shortcuts.record(callerIn(main()), false)
    }
    expect([listeners(), globalShortcut.isSuspended()]).toEqual([before, false])
  })
})

describe('selection and clipboard', () => {
  it('are only for the quick window', async () => {
    clipboardTexts.clipboard = 'hunter2'
    desktop.port.quick.open()
    await settle()
    expect(desktop.port.quick.take(callerIn(main()))).toEqual({})
    expect(desktop.port.quick.take(callerIn(quick()))).toEqual({ text: 'hunter2' })
    expect(JSON.stringify([sentTo(main()), sentTo(quick())])).not.toContain('hunter2')
  })
})

describe('a start with the system', () => {
  const isShown = async () => {
    await settle()
    return main().isVisible()
  }

  it('shows only the tray, if the user has chosen so', async () => {
    await begin(defaults, ['parley', '--at-login'])
    expect(await isShown()).toBe(false)
    choose('Open Parley')
    expect(main().isVisible()).toBe(true)
  })

  it.each(['--at-login', '--quick'])(
    'minimises the window where the desktop shows no tray: %s',
    async (how) => {
      hasTray = false
      await begin(defaults, ['parley', how])
      await settle()
      hasTray = true
      expect([main().isVisible(), main().isMinimized()]).toEqual([false, true])
    },
  )

  it('says whether the desktop shows the tray, which may change', async () => {
    expect(await desktop.port.startup.state()).toMatchObject({ value: { hasTray: true } })
    hasTray = false
    expect(await desktop.port.startup.state()).toMatchObject({ value: { isOn: false, hasTray: false } })
    hasTray = true
  })

  it('shows the window if the user wants it, or has started Parley', async () => {
    await begin({ ...defaults, desktop: { ...defaults.desktop, startsHidden: false } }, [
      'parley',
      '--at-login',
    ])
    expect(await isShown()).toBe(true)
    await begin(defaults, ['parley'])
    expect(await isShown()).toBe(true)
  })
})

it('the shortcuts are released at the end', () => {
  expect(globalShortcut.registered.size).toBe(shortcutNames.length)
  app.quit()
  expect(globalShortcut.registered.size).toBe(0)
})
