import { app, BrowserWindow } from 'electron'
import type { Log } from '../core/log.ts'
import { app as words } from '../core/strings/en/app.ts'
import { PAGE } from './origin.ts'
import { preloadScript, windowIcon } from './places.ts'
import { surfaceColour } from './theme.ts'

/** A page that crashes again within this time would go on doing so. */
const CRASH_LOOP_MS = 60_000

/** Opens the window of the app. It shows itself when its page is drawn, where it was left the last time. */
export function openWindow(log: Log): BrowserWindow {
  const window = new BrowserWindow({
    name: 'main',
    windowStatePersistence: true,
    title: words.name,
    icon: windowIcon(),
    width: 1280,
    height: 800,
    minWidth: 860,
    minHeight: 560,
    show: false,
    backgroundColor: surfaceColour(),
    autoHideMenuBar: true,
    webPreferences: {
      preload: preloadScript(),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      webviewTag: false,
      devTools: !app.isPackaged,
      // Speech is played when it comes, which is not when somebody clicks.
      autoplayPolicy: 'no-user-gesture-required',
    },
  })
  window.once('ready-to-show', () => window.show())
  reloadAfterCrash(window, log)
  window.loadURL(PAGE).catch((thrown: unknown) => {
    log.warn('the page could not be loaded', { detail: String(thrown) })
    window.show()
  })
  return window
}

/** An empty window is no help in a meeting: the page comes back, and can be started again. */
function reloadAfterCrash({ webContents }: BrowserWindow, log: Log): void {
  let crashedAt = Number.NEGATIVE_INFINITY
  webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return
    log.warn('the page crashed', { reason })
    const isLoop = performance.now() - crashedAt < CRASH_LOOP_MS
    crashedAt = performance.now()
    if (!isLoop) webContents.reload()
  })
}
