import { beforeEach, describe, expect, it, vi } from 'vitest'
import { app, BrowserWindow, nativeTheme } from '../../../test/doubles/electron.ts'
import { settle, VirtualClock } from '../../../test/support/base/virtual-clock.ts'
import { silentLog } from '../../core/base/log.ts'
import { MAX_WAIT_MS, PAINT_MS } from './first-show.ts'
import { openWindow } from './window.ts'

let clock: VirtualClock

beforeEach(() => {
  clock = new VirtualClock()
  BrowserWindow.windows = []
  BrowserWindow.paintsHidden = true
  BrowserWindow.loadFailure = undefined
  app.isPackaged = false
  nativeTheme.themeSource = 'system'
})

function open(isHidden = false): BrowserWindow {
  openWindow(silentLog, clock, isHidden)
  const [window] = BrowserWindow.windows
  if (window === undefined) throw new Error('no window was opened')
  return window
}

describe('a window', () => {
  it('gives its page no access to Node', () => {
    expect(open().options.webPreferences).toEqual({
      preload: '/app/out/preload/index.cjs',
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      webviewTag: false,
      devTools: true,
      autoplayPolicy: 'no-user-gesture-required',
    })
  })

  it('has no developer tools in a release', () => {
    app.isPackaged = true
    expect(open().options.webPreferences?.devTools).toBe(false)
  })

  it('shows our page once it is rendered', async () => {
    const window = open()
    expect(window.loaded).toEqual(['app://parley/index.html'])
    expect(window.isVisible()).toBe(false)
    const order: string[] = []
    for (const event of ['ready-to-show', 'show']) window.on(event, () => order.push(event))
    await settle()
    expect([order, window.isVisible()]).toEqual([['show', 'ready-to-show'], true])
  })

  it('shows itself even if its page cannot be loaded', async () => {
    BrowserWindow.loadFailure = new Error('ERR_FAILED')
    const window = open()
    expect(window.isVisible()).toBe(false)
    await settle()
    expect(window.isVisible()).toBe(true)
  })

  it('shows itself after its page is loaded where no hidden window is painted', async () => {
    BrowserWindow.paintsHidden = false
    const window = open()
    await clock.advance(PAINT_MS - 1)
    expect(window.isVisible()).toBe(false)
    await clock.advance(1)
    expect(window.isVisible()).toBe(true)
  })

  it('shows itself after a while even if its page is never loaded', async () => {
    BrowserWindow.paintsHidden = false
    const window = open()
    window.webContents.removeAllListeners('did-finish-load')
    await clock.advance(MAX_WAIT_MS - 1)
    expect(window.isVisible()).toBe(false)
    await clock.advance(1)
    expect(window.isVisible()).toBe(true)
  })

  it('shows itself once, and leaves the focus to others from then on', async () => {
    const window = open()
    window.show()
    window.hide()
    await clock.advance(MAX_WAIT_MS)
    expect(window.done).toEqual(['show', 'hide'])
  })

  it('stays hidden if it is to', async () => {
    BrowserWindow.paintsHidden = false
    const window = open(true)
    await clock.advance(MAX_WAIT_MS)
    expect(window.isVisible()).toBe(false)
  })

  it.each([true, false])('may be closed before it was shown (painted: %s)', async (paintsHidden) => {
    BrowserWindow.paintsHidden = paintsHidden
    const failures: unknown[] = []
    const note = (reason: unknown) => failures.push(reason)
    process.on('unhandledRejection', note)
    const window = open()
    window.destroy()
    await clock.advance(MAX_WAIT_MS)
    process.off('unhandledRejection', note)
    expect([failures, window.done]).toEqual([[], ['destroy']])
  })

  it('opens at its last position', () => {
    expect(open().options).toMatchObject({ name: 'main', windowStatePersistence: true })
  })

  it('has a minimum size that fits the page', () => {
    const { minWidth = 0, minHeight = 0, width = 0, height = 0 } = open().options
    expect(minWidth).toBeLessThanOrEqual(900)
    expect(minHeight).toBeLessThanOrEqual(600)
    expect([width >= minWidth, height >= minHeight]).toEqual([true, true])
  })
})

describe('a page that crashes', () => {
  it('is reloaded, but not in a loop', () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const window = open()
    window.webContents.crash()
    expect(window.webContents.reloads).toBe(1)
    vi.advanceTimersByTime(5000)
    window.webContents.crash()
    expect(window.webContents.reloads).toBe(1)
    vi.advanceTimersByTime(120_000)
    window.webContents.crash('oom')
    expect(window.webContents.reloads).toBe(2)
    vi.useRealTimers()
  })

  it('is not one that was closed', () => {
    const window = open()
    window.webContents.crash('clean-exit')
    expect(window.webContents.reloads).toBe(0)
  })
})
