import { app } from 'electron'

let isUnderWay = false

/** Whether closed windows are closed for good. */
export const isQuitting = (): boolean => isUnderWay

/** Called when the user decides to stay. */
export function cancelQuit(): void {
  isUnderWay = false
}

/** Learns of the end before any window does. Whoever is asked may still think better of it. */
export function watchQuit(): void {
  isUnderWay = false
  app.on('before-quit', (event) => {
    isUnderWay = true
    queueMicrotask(() => {
      if (event.defaultPrevented) cancelQuit()
    })
  })
}
