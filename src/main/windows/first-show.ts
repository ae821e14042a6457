import type { BrowserWindow } from 'electron'
import type { Clock } from '../../core/base/clock.ts'

/** Time for a loaded page to be painted. */
export const PAINT_MS = 300
/** Longest wait for a page. */
export const MAX_WAIT_MS = 5000

/**
 * Shows a new window, once: without a flash when its page is painted. Wayland desktops and some releases of Electron
 * paint no hidden window and so never announce it; there, the window is shown shortly after its page is loaded, and in
 * any case after a limit.
 *
 * @param show is not called for a window that is closed, or was shown otherwise
 * @returns shows the window now
 */
export function showWhenPainted(window: BrowserWindow, clock: Clock, show: () => void): () => void {
  let isDue = true
  const showOnce = () => {
    if (isDue && !window.isDestroyed()) show()
    isDue = false
  }
  window.once('show', () => {
    isDue = false
  })
  window.once('ready-to-show', showOnce)
  window.webContents.once('did-finish-load', () => clock.after(PAINT_MS, showOnce))
  clock.after(MAX_WAIT_MS, showOnce)
  return showOnce
}
