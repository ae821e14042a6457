import { app } from 'electron'

let isUnderWay = false
let isUnasked = false

/** Whether the app is quitting, so that windows close instead of staying in the tray. */
export const isQuitting = (): boolean => isUnderWay

/** Whether the app quits without a question to anybody. */
export const quitsUnasked = (): boolean => isUnasked

/** Quits since the session of the user ends: sessions are ended first, and nobody is there for a question. */
export function quitUnasked(): void {
  isUnasked = true
  app.quit()
}

let onCancel: () => void = () => undefined

/** Called when the user cancels quitting. */
export function cancelQuit(): void {
  isUnderWay = false
  onCancel()
}

/**
 * Detects quitting before any window closes. The user may still cancel it.
 *
 * @param onCancelled called then: some windows may be closed already
 */
export function watchQuit(onCancelled: () => void = () => undefined): void {
  onCancel = onCancelled
  isUnderWay = false
  isUnasked = false
  app.on('before-quit', (event) => {
    isUnderWay = true
    queueMicrotask(() => {
      if (event.defaultPrevented) cancelQuit()
    })
  })
}
