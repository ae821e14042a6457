import { beforeEach, describe, expect, it } from 'vitest'
import { app, BrowserWindow } from '../../../test/doubles/electron.ts'
import { settle } from '../../../test/support/base/virtual-clock.ts'
import { OverlayFixture } from '../../../test/support/overlay/overlay-fixture.ts'
import { PAINT_MS } from './first-show.ts'

/** First place: centred at the bottom of the left display. */
const FIRST = { x: 480, y: 856, width: 960, height: 160 }

const topCalls = (window: BrowserWindow) =>
  window.calls.filter(([name]) => name === 'setAlwaysOnTop').map(([, ...args]) => args)

let fixture: OverlayFixture
beforeEach(async () => {
  fixture = await OverlayFixture.begin('linux')
})

describe('the calls of Electron, in order', () => {
  it('on Windows assert the highest level, again after it is shown, and forward the pointer', async () => {
    fixture = await OverlayFixture.begin('win32')
    const window = fixture.open({ isLocked: true, isHiddenFromSharing: true })
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
    fixture = await OverlayFixture.begin('darwin')
    const window = fixture.open({ isLocked: true })
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
    const window = fixture.open({ isLocked: true })
    expect(window.calls).toEqual([
      ['setAlwaysOnTop', true],
      ['setVisibleOnAllWorkspaces', true],
      ['setContentProtection', false],
      ['setIgnoreMouseEvents', true],
      ['showInactive'],
    ])
  })

  it('on Wayland ask for nothing that it does not have', async () => {
    fixture = await OverlayFixture.begin('linux', {}, 'wayland')
    expect(fixture.open({ isLocked: true }).calls).toEqual([
      ['setContentProtection', false],
      ['showInactive'],
    ])
    fixture.overlay.holdPointer(false)
    expect(BrowserWindow.windows[0]?.calls).toHaveLength(2)
    fixture = await OverlayFixture.begin('linux', { XDG_SESSION_TYPE: 'wayland' }, 'x11')
    expect(topCalls(fixture.open())).toEqual([[true]])
  })
})

describe('the caption window', () => {
  it('is a frameless, transparent window that nothing but its settings can minimise', () => {
    const { options, loaded } = fixture.open()
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

  it('is shown after its page is loaded where no hidden window is painted', async () => {
    BrowserWindow.paintsHidden = false
    fixture.set({ isOpen: true })
    const [window] = BrowserWindow.windows
    await fixture.clock.advance(PAINT_MS)
    expect([window?.isVisible(), window?.isFocused()]).toEqual([true, false])
  })

  it('never takes the focus', () => {
    const window = fixture.open()
    fixture.set({ isLocked: true })
    fixture.set({ isLocked: false })
    expect(window.done).toEqual([])
    expect(window.isVisible()).toBe(true)
  })

  it('gives the focus back when it is locked while the user types in it', () => {
    const window = fixture.open()
    window.receiveFocus()
    fixture.set({ isLocked: true })
    expect(window.calls.slice(-2)).toEqual([['setIgnoreMouseEvents', true], ['blur']])
    fixture.set({ isLocked: false })
    expect(window.calls.at(-1)).toEqual(['setIgnoreMouseEvents', false])
  })

  it('is hidden from screen sharing as soon as that is chosen', () => {
    const window = fixture.open()
    fixture.set({ isHiddenFromSharing: true })
    expect(window.isContentProtected()).toBe(true)
  })

  it('is closed by its settings, and remembers that something else has closed it', () => {
    fixture.open()
    fixture.set({ isOpen: false })
    expect([BrowserWindow.windows, fixture.changes]).toEqual([[], []])
    fixture.open().close()
    expect(BrowserWindow.windows).toEqual([])
    expect(fixture.changes).toEqual([{ isOpen: false }])
  })

  it('is still open for the next start when Parley quits', () => {
    fixture.open()
    app.quit()
    expect(BrowserWindow.windows).toEqual([])
    expect([fixture.changes, fixture.settings.isOpen]).toEqual([[], true])
  })
})

describe('a locked window', () => {
  it('takes the pointer while it is over a control, and only then', async () => {
    fixture = await OverlayFixture.begin('win32')
    const window = fixture.open({ isLocked: true })
    const last = () => window.calls.findLast(([name]) => name === 'setIgnoreMouseEvents')
    fixture.overlay.holdPointer(true)
    expect(last()).toEqual(['setIgnoreMouseEvents', false])
    fixture.overlay.holdPointer(false)
    expect(last()).toEqual(['setIgnoreMouseEvents', true, { forward: true }])
  })

  it.each(['a crash', 'a reload'])('lets clicks through after %s of its page', async (what) => {
    const window = fixture.open({ isLocked: true })
    await settle()
    fixture.overlay.holdPointer(true)
    if (what === 'a crash') window.webContents.crash()
    else window.webContents.reload()
    await settle()
    expect(window.calls.at(-1)).toEqual(['setIgnoreMouseEvents', true])
  })

  it('that is unlocked holds nothing', () => {
    const window = fixture.open()
    const before = window.calls.length
    fixture.overlay.holdPointer(false)
    expect(window.calls).toHaveLength(before)
  })
})

describe('the heartbeat', () => {
  it('asserts the level every second on Windows, and neither turns it off nor raises it otherwise', async () => {
    fixture = await OverlayFixture.begin('win32')
    const window = fixture.open()
    const before = topCalls(window).length
    await fixture.clock.advance(5000)
    expect(topCalls(window).slice(before)).toEqual(Array.from({ length: 5 }, () => [true, 'screen-saver']))
    expect(window.done).toEqual([])
  })

  it('ends with the window', async () => {
    fixture = await OverlayFixture.begin('win32')
    const window = fixture.open()
    fixture.set({ isOpen: false })
    const before = topCalls(window).length
    await fixture.clock.advance(5000)
    expect(topCalls(window)).toHaveLength(before)
  })

  it.each(['darwin', 'linux'] as const)('is not needed on %s', async (platform) => {
    fixture = await OverlayFixture.begin(platform)
    const window = fixture.open()
    await fixture.clock.advance(5000)
    expect(topCalls(window)).toHaveLength(1)
  })
})

describe('a crash of its page', () => {
  it('reloads the page, in the same window', () => {
    const window = fixture.open({ isLocked: true })
    window.webContents.crash()
    expect([window.webContents.reloads, window.isVisible(), fixture.settings.isOpen]).toEqual([1, true, true])
  })

  it('that happens again and again closes the window, which would be in the way without a word', () => {
    const window = fixture.open()
    window.webContents.crash()
    window.webContents.crash()
    expect([window.webContents.reloads, fixture.settings.isOpen, BrowserWindow.windows]).toEqual([
      1,
      false,
      [],
    ])
  })
})
