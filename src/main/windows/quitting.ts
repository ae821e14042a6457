import { app } from 'electron'

let isUnderWay = false

/** Whether the app is quitting, so that windows close instead of staying in the tray. */
export const isQuitting = (): boolean => isUnderWay

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
  app.on('before-quit', (event) => {
    isUnderWay = true
    queueMicrotask(() => {
      if (event.defaultPrevented) cancelQuit()
    })
  })
}
