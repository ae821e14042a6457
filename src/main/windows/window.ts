import { app, BrowserWindow, type BrowserWindowConstructorOptions, type WebPreferences } from 'electron'
import type { Clock } from '../../core/base/clock.ts'
import type { Log } from '../../core/base/log.ts'
import { followSurface, surfaceColour } from '../integration/theme.ts'
import { preloadScript, windowIcon } from '../storage/paths.ts'
import { showWhenPainted } from './first-show.ts'
import { PAGE } from './origin.ts'

/** A page that crashes again within this time is not reloaded: it would crash again. */
const CRASH_LOOP_MS = 60_000

/** Web preferences of our own pages, as restrictive as possible. */
export const pagePreferences = (): WebPreferences => ({
  preload: preloadScript(),
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  webviewTag: false,
  devTools: !app.isPackaged,
  // Speech is played when it arrives, not on a user gesture.
  autoplayPolicy: 'no-user-gesture-required',
})

/** Options of all windows, which are shown later. */
export const commonOptions = (): BrowserWindowConstructorOptions => ({
  icon: windowIcon(),
  show: false,
  backgroundColor: surfaceColour(),
  autoHideMenuBar: true,
})

/**
 * Opens the main window at its last position.
 *
 * @param isHidden keeps the window in the tray
 */
export function openWindow(log: Log, clock: Clock, isHidden = false): BrowserWindow {
  const window = new BrowserWindow({
    ...commonOptions(),
    name: 'main',
    windowStatePersistence: true,
    title: 'Parley',
    width: 1280,
    height: 800,
    minWidth: 860,
    minHeight: 560,
    webPreferences: pagePreferences(),
  })
  const show = isHidden ? () => undefined : showWhenPainted(window, clock, () => window.show())
  followSurface(window)
  reloadAfterCrash(window, log)
  window.loadURL(PAGE).catch((thrown: unknown) => {
    log.warn('the page could not be loaded', { detail: String(thrown) })
    show()
  })
  return window
}

/**
 * Reloads the page after a crash: an empty window is of no use in a meeting, and the user can start again.
 *
 * @param onLoop called instead when it crashes again and again
 */
export function reloadAfterCrash(
  { webContents }: BrowserWindow,
  log: Log,
  onLoop: () => void = () => undefined,
): void {
  let crashedAt = Number.NEGATIVE_INFINITY
  webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return
    log.warn('the page crashed', { reason })
    const isLoop = performance.now() - crashedAt < CRASH_LOOP_MS
    crashedAt = performance.now()
    if (isLoop) onLoop()
    else webContents.reload()
  })
}
