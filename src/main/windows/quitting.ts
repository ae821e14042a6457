import { app } from 'electron'

let isUnderWay = false

/** Whether the app is quitting, so that windows close instead of staying in the tray. */
export const isQuitting = (): boolean => isUnderWay

/** Called when the user cancels quitting. */
export function cancelQuit(): void {
  isUnderWay = false
}

/** Detects quitting before any window closes. The user may still cancel it. */
export function watchQuit(): void {
  isUnderWay = false
  app.on('before-quit', (event) => {
    isUnderWay = true
    queueMicrotask(() => {
      if (event.defaultPrevented) cancelQuit()
    })
  })
}
