import { type Event, powerMonitor } from 'electron'
import type { Publish } from '../../core/contract/contract.ts'

/** Calls `quit` before Linux shuts down, which waits for the end of the app. */
export function watchShutdown(platform: NodeJS.Platform, quit: () => void): void {
  // macOS asks each app to quit, and Windows each window.
  if (platform !== 'linux') return
  // Electron's types know no event here, which its documentation has prevented.
  powerMonitor.on('shutdown', (...[event]: readonly Event[]) => {
    event?.preventDefault()
    quit()
  })
}

/** Notifies pages as soon as the computer wakes up: the timers of a page may detect it much later. */
export function watchWaking(publish: Publish): void {
  powerMonitor.on('resume', () => publish('computer.woke', {}))
}
