import { beforeEach, describe, expect, it, vi } from 'vitest'
import { app, BrowserWindow } from '../../../test/doubles/electron.ts'
import { clipboardMarks, clipboardTexts, screen } from '../../../test/doubles/electron-desktop.ts'
import { silentLog } from '../../core/base/log.ts'
import { switchLanguage } from '../integration/language.ts'
import { QuickWindow } from './quick-window.ts'
import { watchQuit } from './quitting.ts'

const settle = () => new Promise((resolve) => setImmediate(resolve))
let quick: QuickWindow
let window: BrowserWindow
let shown: string[]

async function begin(platform: NodeJS.Platform = 'linux', isWayland = false): Promise<void> {
  app.reset()
  watchQuit()
  BrowserWindow.windows = []
  BrowserWindow.givesFocus = true
  screen.pointer = { x: 10, y: 10 }
  clipboardTexts.clipboard = ''
  clipboardTexts.selection = ''
  clipboardMarks.clipboard = []
  clipboardMarks.selection = []
  await switchLanguage('en')
  quick = new QuickWindow({ log: silentLog, platform, isWayland })
  window = BrowserWindow.windows[0]!
  shown = []
  for (const event of ['show', 'hide']) window.on(event, () => shown.push(event))
}
beforeEach(() => begin())

const told = () => window.webContents.sent.map(([, name]) => name)

describe('the quick window', () => {
  it('is created hidden before it is needed, and is not throttled', () => {
    expect(window.loaded).toEqual(['app://parley/quick.html'])
    expect(window.options).toMatchObject({
      show: false,
      skipTaskbar: true,
      name: 'quick',
      windowStatePersistence: { bounds: true },
    })
    expect(window.options.webPreferences).toMatchObject({
      backgroundThrottling: false,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
    })
    expect(shown).toEqual([])
  })

  it('is a panel on macOS that floats, so that the main window stays where it is, and no other is above', async () => {
    await begin('darwin')
    expect(window.options).toMatchObject({ type: 'panel' })
    quick.isPinned = false
    expect(window.isOnTop).toBe(true)
    await begin('win32')
    expect(window.options).not.toHaveProperty('type')
    quick.isPinned = false
    expect(window.isOnTop).toBe(false)
  })

  it('is excluded from screen capture, since the clipboard may contain a password', () => {
    expect(window.isContentProtected()).toBe(true)
  })

  it('opens at once, however long the clipboard takes, and notifies its page', async () => {
    const opened = quick.open()
    expect([window.isVisible(), window.isFocused()]).toEqual([true, true])
    expect(told()).toEqual([])
    await opened
    expect(told()).toEqual(['quick.opened'])
  })

  it('opens where no hidden window is painted', async () => {
    BrowserWindow.paintsHidden = false
    await begin()
    await quick.open()
    BrowserWindow.paintsHidden = true
    expect([window.events.includes('ready-to-show'), window.isVisible()]).toEqual([false, true])
  })

  it('opens on the display with the pointer, with its size and its position there', async () => {
    screen.pointer = { x: 2000, y: 10 }
    await quick.open()
    const { x, width, height } = window.getBounds()
    expect([width, height]).toEqual([560, 480])
    expect(x).toBeGreaterThanOrEqual(1920)
    await quick.hide()
    window.setBounds({ x: 2500, y: 300, width: 600, height: 500 })
    await quick.open()
    expect(window.getBounds()).toEqual({ x: 2500, y: 300, width: 600, height: 500 })
  })

  it('hides when another window is used, unless it is pinned', async () => {
    const other = new BrowserWindow({ show: false })
    await quick.open()
    other.show()
    expect(shown).toEqual(['show', 'hide'])
    quick.isPinned = true
    await quick.open()
    other.focus()
    expect(shown).toEqual(['show', 'hide', 'show'])
    expect(window.isOnTop).toBe(true)
  })

  it('does not hide before it had the focus', async () => {
    BrowserWindow.givesFocus = false
    await quick.open()
    window.emit('blur')
    expect(shown).toEqual(['show'])
  })

  it('is hidden instead of closed, until Parley quits', async () => {
    await quick.open()
    window.close()
    await settle()
    expect(shown).toEqual(['show', 'hide'])
    expect(BrowserWindow.windows).toHaveLength(1)
    app.quit()
    expect([BrowserWindow.windows, app.hasEnded]).toEqual([[], true])
  })

  it('is hidden again after quitting was cancelled', async () => {
    app.once('before-quit', (event: Electron.Event) => event.preventDefault())
    app.quit()
    await settle()
    window.close()
    expect(BrowserWindow.windows).toHaveLength(1)
  })

  it('comes back after its page has crashed', () => {
    window.webContents.crash()
    expect(window.webContents.reloads).toBe(1)
  })
})

describe('the text that it opens with', () => {
  it('is the selection on Linux, and is returned once', async () => {
    clipboardTexts.selection = 'marked'
    clipboardTexts.clipboard = 'copied'
    await quick.open()
    expect(quick.take()).toEqual({ text: 'marked' })
    expect(quick.take()).toEqual({})
  })

  it('is the clipboard on other systems, which do not provide the selection', async () => {
    await begin('win32')
    clipboardTexts.selection = 'marked'
    clipboardTexts.clipboard = 'copied'
    await quick.open()
    expect(quick.take()).toEqual({ text: 'copied' })
  })

  it('is not text that was selected or copied in the window itself', async () => {
    clipboardTexts.selection = 'marked'
    await quick.open()
    quick.take()
    clipboardTexts.selection = 'a word of the translation'
    clipboardTexts.clipboard = 'the translation'
    await quick.hide()
    await quick.open()
    expect(quick.take()).toEqual({})
  })

  it.each([
    'x-kde-passwordManagerHint',
    'org.nspasteboard.ConcealedType',
    'ExcludeClipboardContentFromMonitorProcessing',
  ])('is not what a password manager has marked as secret with %s, in either place', async (mark) => {
    for (const place of ['clipboard', 'selection'] as const) {
      await begin()
      clipboardTexts.selection = 'hunter2'
      clipboardTexts.clipboard = 'hunter2'
      clipboardMarks[place] = [mark]
      await quick.open()
      expect(quick.take()).toEqual({})
    }
  })

  it('is empty if it is unknown whether it is secret', async () => {
    clipboardTexts.clipboard = 'copied'
    clipboardMarks.clipboard = new Error('the owner does not answer')
    await quick.open()
    expect(quick.take()).toEqual({})
  })

  it('is empty if the clipboard cannot be read', async () => {
    clipboardTexts.selection = new Error('the owner does not answer')
    clipboardTexts.clipboard = 'copied'
    await quick.open()
    expect(quick.take()).toEqual({ text: 'copied' })
  })

  it('is read once the window has the focus on Wayland, and before it goes', async () => {
    await begin('linux', true)
    BrowserWindow.givesFocus = false
    // However long the desktop takes: its user may have to click on the window.
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    void quick.open()
    await vi.advanceTimersByTimeAsync(60_000)
    vi.useRealTimers()
    clipboardTexts.selection = 'marked'
    expect(told()).toEqual([])
    window.receiveFocus()
    await settle()
    expect(told()).toEqual(['quick.opened'])
    expect(quick.take()).toEqual({ text: 'marked' })
    clipboardTexts.selection = 'of the translation'
    await quick.hide()
    expect(shown).toEqual(['show', 'hide'])
    await quick.open()
    expect(quick.take()).toEqual({})
  })
})
