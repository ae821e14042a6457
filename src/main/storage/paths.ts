import { join } from 'node:path'
import { app } from 'electron'

/** Location of built files. Package and checkout have the same folder structure, so one rule serves both. */
const inApp =
  (...path: readonly string[]) =>
  (): string =>
    join(app.getAppPath(), ...path)

export const pageFolder = inApp('out', 'renderer')
export const preloadScript = inApp('out', 'preload', 'index.cjs')
export const bundledSimulator = inApp('out', 'main', 'simulator.js')
export const storageScript = inApp('out', 'main', 'storage.js')
export const recordingScript = inApp('out', 'main', 'recording.js')
export const resourceFolder = inApp('resources')
export const windowIcon = inApp('resources', 'icons', '512x512.png')
/** @param name name of an image; its high-resolution version is in the same folder */
export const trayIcon = (name: string): string => inApp('resources', 'tray', `${name}.png`)()
