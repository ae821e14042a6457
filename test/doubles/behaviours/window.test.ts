import { beforeEach, describe, expect, it } from 'vitest'
import { settle } from '../../support/base/virtual-clock.ts'
import { app, BrowserWindow, environment, webContents } from '../electron.ts'
import type { FakeEvent } from '../electron-events.ts'

const happened: string[] = []
let window: BrowserWindow
const open = (options: ConstructorParameters<typeof BrowserWindow>[0] = { show: false }) => {
  window = new BrowserWindow(options)
  for (const event of [
    'show',
    'hide',
    'focus',
    'blur',
    'minimize',
    'restore',
    'move',
    'resize',
    'close',
    'closed',
  ])
    window.on(event, () => void happened.push(event))
  return window
}

beforeEach(() => {
  app.reset()
  app.on('window-all-closed', () => undefined)
  BrowserWindow.windows = []
  BrowserWindow.givesFocus = true
  BrowserWindow.paintsHidden = true
  BrowserWindow.loadFailure = undefined
  delete environment.isWayland
  happened.length = 0
})

describe('a window', () => {
  it('is shown when it is created, unless it is to be hidden', () => {
    expect(open({}).isVisible()).toBe(true)
    expect(open({ show: false }).isVisible()).toBe(false)
  })

  it('is shown with the focus, or without it', () => {
    open().show()
    expect([happened, window.isFocused()]).toEqual([['show', 'focus'], true])
    open().showInactive()
    expect([window.isVisible(), window.isFocused()]).toEqual([true, false])
  })

  it('takes the focus from the others', () => {
    const first = open()
    first.show()
    happened.length = 0
    const second = open()
    second.show()
    expect([first.isFocused(), second.isFocused()]).toEqual([false, true])
    expect(happened).toEqual(['show', 'blur', 'focus'])
  })

  it('has the focus no more when it is hidden or minimised', () => {
    open().show()
    window.hide()
    window.hide()
    window.show()
    window.minimize()
    expect([window.isMinimized(), window.isFocused()]).toEqual([true, false])
    window.restore()
    window.restore()
    expect(happened).toEqual([
      'show',
      'focus',
      'blur',
      'hide',
      'show',
      'focus',
      'blur',
      'minimize',
      'restore',
    ])
  })

  it('reports that it was moved and resized, by the shell too', () => {
    open().setBounds({ x: 5, width: 300 })
    window.setBounds({ x: 5, width: 300 })
    expect(happened).toEqual(['move', 'resize'])
    expect(window.getBounds()).toEqual({ x: 5, y: 0, width: 300, height: 600 })
  })

  it('that is transparent becomes opaque with a background', () => {
    expect(open({ show: false }).isTransparent).toBe(false)
    expect(open({ show: false, transparent: true }).isTransparent).toBe(true)
    window.setBackgroundColor('#ffffff')
    expect(window.isTransparent).toBe(false)
  })

  it('lets clicks through and stays on top if it is told to, but not on Wayland', () => {
    for (const isWayland of [false, true]) {
      environment.isWayland = isWayland
      open().setIgnoreMouseEvents(true)
      window.setAlwaysOnTop(true)
      expect([window.letsClicksThrough, window.isOnTop]).toEqual([!isWayland, !isWayland])
      window.setIgnoreMouseEvents(false)
      expect(window.letsClicksThrough).toBe(false)
    }
  })

  it('with a name has the bounds of its last run, if it keeps them', () => {
    BrowserWindow.remembered.set('main', { width: 640 })
    const options = { name: 'main', width: 900, height: 500, windowStatePersistence: true }
    expect(open(options).getBounds()).toMatchObject({ width: 640, height: 500 })
    expect(open({ ...options, windowStatePersistence: false }).getBounds()).toMatchObject({ width: 900 })
    BrowserWindow.remembered.clear()
  })
})

describe('the end of the session of Windows', () => {
  it('waits if a window prevents it, and ends the app unless that quits', () => {
    const asked = new BrowserWindow({})
    asked.once('query-session-end', (event: FakeEvent) => event.preventDefault())
    expect([asked.endSession(), app.hasEnded]).toEqual([true, false])
    app.once('will-quit', (event: FakeEvent) => event.preventDefault())
    asked.once('session-end', () => app.quit())
    expect([asked.endSession(), app.hasEnded]).toEqual([false, false])
    const other = new BrowserWindow({})
    expect([other.endSession(), app.hasEnded]).toEqual([false, true])
  })
})

describe('closing', () => {
  it('asks the shell before the page', () => {
    open().webContents.objectsToUnload = true
    window.webContents.on('will-prevent-unload', () => happened.push('will-prevent-unload'))
    window.once('close', (event: FakeEvent) => event.preventDefault())
    window.close()
    expect(happened).toEqual(['close'])
    window.close()
    expect(happened).toEqual(['close', 'close', 'will-prevent-unload'])
    expect(window.isDestroyed()).toBe(false)
  })

  it('goes on against the objection of the page if the shell says so', () => {
    open().webContents.objectsToUnload = true
    window.webContents.on('will-prevent-unload', (event: FakeEvent) => event.preventDefault())
    window.close()
    expect(window.isDestroyed()).toBe(true)
  })

  it('by force asks nobody', () => {
    open().webContents.objectsToUnload = true
    window.destroy()
    expect([happened, window.isDestroyed()]).toEqual([['closed'], true])
  })

  it('ends the page with the window, of which nothing is left', () => {
    const { webContents: page } = open()
    let isTold = false
    page.on('destroyed', () => (isTold = true))
    expect([BrowserWindow.fromWebContents(page), webContents.fromId(page.id)]).toEqual([window, page])
    window.close()
    expect([isTold, page.isDestroyed()]).toEqual([true, true])
    expect(BrowserWindow.getAllWindows()).toEqual([])
    expect([BrowserWindow.fromWebContents(page), webContents.fromId(page.id)]).toEqual([null, undefined])
    expect(() => page.send('channel')).toThrow('Object has been destroyed')
    expect(() => page.setBackgroundThrottling(true)).toThrow('Object has been destroyed')
    expect(() => window.show()).toThrow('Object has been destroyed')
    expect(() => window.isVisible()).toThrow('Object has been destroyed')
    expect(window.isDestroyed()).toBe(true)
  })
})

describe('a page', () => {
  const watch = () => {
    for (const event of [
      'did-start-navigation',
      'did-navigate',
      'dom-ready',
      'did-finish-load',
      'did-fail-load',
    ])
      window.webContents.on(event, () => void happened.push(event))
    window.on('ready-to-show', () => void happened.push('ready-to-show'))
  }

  it('is loaded step by step, and the window may be shown without a flash once it is painted', async () => {
    open()
    watch()
    await window.loadURL('app://parley/index.html')
    expect(happened).toEqual([
      'did-start-navigation',
      'did-navigate',
      'dom-ready',
      'did-finish-load',
      'ready-to-show',
    ])
    expect(window.webContents.getURL()).toBe('app://parley/index.html')
  })

  it('of a visible window is not announced as ready to be shown', async () => {
    open({})
    watch()
    await window.loadURL('app://parley/index.html')
    expect(happened).not.toContain('ready-to-show')
  })

  it('of a hidden window is not announced where hidden windows are not painted, even if it is loaded', async () => {
    BrowserWindow.paintsHidden = false
    open()
    watch()
    await window.loadURL('app://parley/index.html')
    window.show()
    expect(happened).toContain('did-finish-load')
    expect(happened).not.toContain('ready-to-show')
  })

  it('whose window is closed while it is loaded makes loading it reject', async () => {
    open()
    const loaded = window.loadURL('app://parley/index.html')
    window.destroy()
    await expect(loaded).rejects.toThrow('ERR_FAILED (-2)')
  })

  it('that cannot be loaded is reported, and loading it rejects', async () => {
    BrowserWindow.loadFailure = new Error('ERR_FAILED (-2)')
    open()
    watch()
    await expect(window.loadURL('app://parley/index.html')).rejects.toThrow('ERR_FAILED')
    expect(happened).toEqual(['did-start-navigation', 'did-fail-load'])
  })

  it('whose process has ended is crashed until it is loaded again', async () => {
    open()
    await window.loadURL('app://parley/index.html')
    const reasons: string[] = []
    window.webContents.on('render-process-gone', (_event, { reason }: Electron.RenderProcessGoneDetails) =>
      reasons.push(reason),
    )
    window.webContents.forcefullyCrashRenderer()
    expect([reasons, window.webContents.isCrashed()]).toEqual([['crashed'], true])
    await window.loadURL('app://parley/index.html')
    expect(window.webContents.isCrashed()).toBe(false)
  })

  it('that objects is not reloaded unless the shell says so', async () => {
    open()
    await window.loadURL('app://parley/index.html')
    watch()
    window.webContents.objectsToUnload = true
    window.webContents.reload()
    await settle()
    expect(happened).toEqual([])
    window.webContents.once('will-prevent-unload', (event: FakeEvent) => event.preventDefault())
    window.webContents.reload()
    await settle()
    expect(happened).toEqual(['did-navigate'])
  })
})
