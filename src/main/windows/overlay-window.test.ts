import { beforeEach, describe, expect, it } from 'vitest'
import { app, BrowserWindow } from '../../../test/doubles/electron.ts'
import { LEFT, RIGHT, screen } from '../../../test/doubles/electron-desktop.ts'
import { VirtualClock } from '../../../test/support/base/virtual-clock.ts'
import { silentLog } from '../../core/base/log.ts'
import { OWN_MOVE_MS } from '../../core/overlay/placement.ts'
import { defaultSettings, type Settings } from '../../core/settings/settings.ts'
import { speak } from '../integration/language.ts'
import { overlaySystem } from './overlay-system.ts'
import { OverlayWindow } from './overlay-window.ts'
import { watchQuit } from './quitting.ts'

type OverlaySettings = Settings['overlay']

/** First place: centred at the bottom of the left display. */
const FIRST = { x: 480, y: 856, width: 960, height: 160 }
const ON_RIGHT = { x: 2000, y: 700, width: 800, height: 150 }

let clock: VirtualClock
let overlay: OverlayWindow
let settings: OverlaySettings
let changes: Partial<OverlaySettings>[]

/** A window on a system, which follows the settings that it changes. */
async function begin(platform: NodeJS.Platform, env: NodeJS.ProcessEnv = {}, ozonePlatform = '') {
  app.removeAllListeners()
  screen.removeAllListeners()
  screen.displays = [LEFT, RIGHT]
  BrowserWindow.windows = []
  BrowserWindow.loadFailure = undefined
  watchQuit()
  await speak('en')
  clock = new VirtualClock()
  settings = defaultSettings.overlay
  changes = []
  overlay = new OverlayWindow({
    log: silentLog,
    clock,
    system: overlaySystem({ platform, env, ozonePlatform, release: '25.0.0' }),
    change: (patch) => {
      changes.push(patch)
      set(patch)
    },
  })
}
beforeEach(() => begin('linux'))

function set(patch: Partial<OverlaySettings>): void {
  settings = { ...settings, ...patch }
  overlay.follow(settings)
}

/** Opens the window. @returns it once its page is rendered */
function open(patch: Partial<OverlaySettings> = {}): BrowserWindow {
  set({ isOpen: true, ...patch })
  const [window] = BrowserWindow.windows
  window!.emit('ready-to-show')
  return window!
}

const topCalls = (window: BrowserWindow) =>
  window.calls.filter(([name]) => name === 'setAlwaysOnTop').map(([, ...args]) => args)

/** Lets the user drag the window. */
async function drag(window: BrowserWindow, bounds: typeof FIRST): Promise<void> {
  await clock.advance(OWN_MOVE_MS)
  window.setBounds(bounds)
  window.emit('move')
  await clock.advance(2000)
}

describe('the calls of Electron, in order', () => {
  it('on Windows assert the highest level, again after it is shown, and forward the pointer', async () => {
    await begin('win32')
    const window = open({ isLocked: true, isHiddenFromSharing: true })
    expect(window.calls).toEqual([
      ['setAlwaysOnTop', true, 'screen-saver'],
      ['setContentProtection', true],
      ['setIgnoreMouseEvents', true, { forward: true }],
      ['showInactive'],
      ['setAlwaysOnTop', true, 'screen-saver'],
    ])
    expect(window.options).not.toHaveProperty('type')
  })

  it('on macOS show it in every space and above full-screen programs, without losing the Dock icon', async () => {
    await begin('darwin')
    const window = open({ isLocked: true })
    expect(window.calls).toEqual([
      ['setAlwaysOnTop', true, 'screen-saver'],
      ['setVisibleOnAllWorkspaces', true, { visibleOnFullScreen: true, skipTransformProcessType: true }],
      ['setContentProtection', false],
      ['setIgnoreMouseEvents', true, { forward: true }],
      ['showInactive'],
    ])
    expect(window.options).toMatchObject({ type: 'panel', acceptFirstMouse: true })
  })

  it('on Linux keep it on top of every workspace, and let no pointer through to a locked page', () => {
    const window = open({ isLocked: true })
    expect(window.calls).toEqual([
      ['setAlwaysOnTop', true],
      ['setVisibleOnAllWorkspaces', true],
      ['setContentProtection', false],
      ['setIgnoreMouseEvents', true],
      ['showInactive'],
    ])
  })

  it('on Wayland ask for nothing that it does not have', async () => {
    await begin('linux', { XDG_SESSION_TYPE: 'wayland' })
    expect(open().calls).toEqual([['setContentProtection', false], ['showInactive']])
    await begin('linux', { XDG_SESSION_TYPE: 'wayland' }, 'x11')
    expect(topCalls(open())).toEqual([[true]])
  })
})

describe('the caption window', () => {
  it('is a frameless, transparent window that nothing but its settings can minimise or put in a task bar', () => {
    const { options, loaded } = open()
    expect(loaded).toEqual(['app://parley/overlay.html'])
    expect(options).toMatchObject({
      ...FIRST,
      show: false,
      frame: false,
      transparent: true,
      resizable: false,
      minimizable: false,
      maximizable: false,
      fullscreenable: false,
      skipTaskbar: true,
      alwaysOnTop: true,
    })
    expect(options.webPreferences).toMatchObject({
      backgroundThrottling: false,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
    })
  })

  it('never takes the focus', () => {
    const window = open()
    set({ isLocked: true })
    set({ isLocked: false })
    expect(window.done).toEqual([])
    expect(window.isVisible()).toBe(true)
  })

  it('gives the focus back when it is locked while the user types in it', () => {
    const window = open()
    window.isFocusedNow = true
    set({ isLocked: true })
    expect(window.calls.slice(-2)).toEqual([['setIgnoreMouseEvents', true], ['blur']])
    set({ isLocked: false })
    expect(window.calls.at(-1)).toEqual(['setIgnoreMouseEvents', false])
  })

  it('is hidden from screen sharing as soon as that is chosen', () => {
    const window = open()
    set({ isHiddenFromSharing: true })
    expect(window.isContentProtected).toBe(true)
  })

  it('is closed by its settings, and remembers that something else has closed it', () => {
    open()
    set({ isOpen: false })
    expect([BrowserWindow.windows, changes]).toEqual([[], []])
    open().close()
    expect(BrowserWindow.windows).toEqual([])
    expect(changes).toEqual([{ isOpen: false }])
  })

  it('is still open for the next start when Parley quits', () => {
    const window = open()
    app.emit('before-quit', { defaultPrevented: false })
    window.close()
    expect([changes, settings.isOpen]).toEqual([[], true])
  })
})

describe('a locked window', () => {
  it('takes the pointer while it is over a control, and only then', async () => {
    await begin('win32')
    const window = open({ isLocked: true })
    const last = () => window.calls.findLast(([name]) => name === 'setIgnoreMouseEvents')
    overlay.holdPointer(true)
    expect(last()).toEqual(['setIgnoreMouseEvents', false])
    overlay.holdPointer(false)
    expect(last()).toEqual(['setIgnoreMouseEvents', true, { forward: true }])
  })

  it.each(['render-process-gone', 'did-navigate'])('lets clicks through after %s', (event) => {
    const window = open({ isLocked: true })
    overlay.holdPointer(true)
    window.webContents.emit(event, {}, { reason: 'crashed' })
    expect(window.calls.at(-1)).toEqual(['setIgnoreMouseEvents', true])
  })

  it('that is unlocked holds nothing', () => {
    const window = open()
    const before = window.calls.length
    overlay.holdPointer(false)
    expect(window.calls).toHaveLength(before)
  })
})

describe('the heartbeat', () => {
  it('asserts the level every second on Windows, and neither turns it off nor raises it otherwise', async () => {
    await begin('win32')
    const window = open()
    const before = topCalls(window).length
    await clock.advance(5000)
    expect(topCalls(window).slice(before)).toEqual(Array.from({ length: 5 }, () => [true, 'screen-saver']))
    expect(window.done).toEqual([])
  })

  it('ends with the window', async () => {
    await begin('win32')
    const window = open()
    set({ isOpen: false })
    const before = topCalls(window).length
    await clock.advance(5000)
    expect(topCalls(window)).toHaveLength(before)
  })

  it.each(['darwin', 'linux'] as const)('is not needed on %s', async (platform) => {
    await begin(platform)
    const window = open()
    await clock.advance(5000)
    expect(topCalls(window)).toHaveLength(1)
  })
})

describe('a crash of its page', () => {
  const crash = (window: BrowserWindow) =>
    window.webContents.emit('render-process-gone', {}, { reason: 'crashed' })

  it('reloads the page, in the same window', () => {
    const window = open({ isLocked: true })
    crash(window)
    expect([window.webContents.reloads, window.isVisible(), settings.isOpen]).toEqual([1, true, true])
  })

  it('that happens again and again closes the window, which would be in the way without a word', () => {
    const window = open()
    crash(window)
    crash(window)
    expect([window.webContents.reloads, settings.isOpen, BrowserWindow.windows]).toEqual([1, false, []])
  })
})

describe('its place', () => {
  it('is stored when the user has moved it, and used the next time', async () => {
    await drag(open(), ON_RIGHT)
    expect(settings.places.map(({ bounds }) => bounds)).toEqual([ON_RIGHT])
    set({ isOpen: false })
    expect(open().getBounds()).toEqual(ON_RIGHT)
  })

  it('is not stored within 600 ms after it was shown', async () => {
    const window = open()
    await clock.advance(OWN_MOVE_MS - 1)
    window.setBounds(ON_RIGHT)
    window.emit('move')
    await clock.advance(5000)
    expect(changes).toEqual([])
  })

  it('is not stored while the window is minimised or maximised', async () => {
    const window = open()
    window.isMaximizedNow = true
    await drag(window, ON_RIGHT)
    window.isMaximizedNow = false
    window.isMinimizedNow = true
    await drag(window, ON_RIGHT)
    expect(changes).toEqual([])
  })

  it('is on a display that is there, and the old one again when its display returns', async () => {
    const window = open()
    await drag(window, ON_RIGHT)
    screen.change([LEFT])
    const moved = window.getBounds()
    expect(moved.x + moved.width).toBeLessThanOrEqual(1920)
    window.emit('move')
    await clock.advance(5000)
    screen.change([LEFT, RIGHT])
    expect(window.getBounds()).toEqual(ON_RIGHT)
    expect(settings.places).toHaveLength(1)
  })

  it('makes room for a task bar', () => {
    const window = open()
    screen.displays = [{ ...LEFT, workArea: { ...LEFT.workArea, height: 900 } }, RIGHT]
    screen.emit('display-metrics-changed', {}, LEFT, ['workArea'])
    expect(window.getBounds()).toEqual({ ...FIRST, y: 716 })
  })

  it('keeps its corner when the page changes the size, which is stored', async () => {
    const window = open()
    overlay.resize({ width: 600, height: 120 })
    expect(window.getBounds()).toEqual({ ...FIRST, width: 600, height: 120 })
    await clock.advance(1000)
    expect(settings.places[0]?.bounds).toEqual({ ...FIRST, width: 600, height: 120 })
    overlay.resize({ width: 1, height: 1 })
    expect(window.getBounds()).toEqual({ ...FIRST, width: 280, height: 80 })
  })

  it('is not known on Wayland, where the size alone is stored', async () => {
    await begin('linux', { XDG_SESSION_TYPE: 'wayland' })
    const window = open()
    await drag(window, { ...FIRST, x: 0, y: 0 })
    expect(changes).toEqual([])
    overlay.resize({ width: 600, height: 120 })
    await clock.advance(1000)
    expect(settings.places[0]?.bounds).toEqual({ ...FIRST, width: 600, height: 120 })
  })
})
