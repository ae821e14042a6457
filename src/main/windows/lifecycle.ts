import { accessSync, constants, mkdtempSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { app } from 'electron'
import { makeOwnFolder } from '../../backend/base/own-folder.ts'
import type { Log } from '../../core/base/log.ts'

/**
 * Command-line switches that users and desktops may set in a release: language, display, graphics and keychain.
 * Chromium has hundreds more, some of which let another program on this computer take control of our pages, or
 * record or redirect network traffic.
 */
const ALLOWED_SWITCHES: ReadonlySet<string> = new Set([
  'disable-dev-shm-usage',
  'disable-gpu',
  'disable-gpu-sandbox',
  'force-dark-mode',
  'force-device-scale-factor',
  'force-high-contrast',
  'gtk-version',
  'high-dpi-support',
  'lang',
  'no-sandbox',
  'ozone-platform',
  'password-store',
  'touch-events',
  'use-angle',
  'use-gl',
])
/** Environment variable for a file in which Chromium logs the TLS keys of every connection. */
const KEY_LOG = 'SSLKEYLOGFILE'
/** Time limit for pending work when the app quits. Documents that cannot be downloaded again may take up to 10 s. */
const STOP_LIMIT_MS = 12_000
/** Time limit for installing an update when the app quits. */
const LEAVE_LIMIT_MS = 60_000

/** Identity of packages on Windows: that of their shortcuts, and the name of the entry that starts Parley at login. */
const APP_ID = 'io.parley.Parley'

/**
 * Hardens the process before anything else runs: sandboxes every renderer, and makes a release refuse
 * debuggers. On systems without a sandbox, the user must disable it explicitly; enabling it anyway would crash
 * the app.
 */
export function hardenProcess(
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
  platform: NodeJS.Platform = process.platform,
): void {
  if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox()
  if (!app.isPackaged) return
  for (const name of switchesIn(argv)) if (!ALLOWED_SWITCHES.has(name)) app.commandLine.removeSwitch(name)
  delete env[KEY_LOG]
  if (platform === 'win32') app.setAppUserModelId(APP_ID)
}

/** Logs errors that nobody handles, and goes on. Electron would do that too, and show a dialog with their source. */
export function logUnhandled(log: Log): void {
  process.on('uncaughtException', (thrown) =>
    log.warn('an error was not handled', { detail: thrown.stack ?? String(thrown) }),
  )
}

/** Windows also accepts switches with one hyphen or a slash, in upper or lower case. */
const switchesIn = (argv: readonly string[]): string[] =>
  argv.slice(1).flatMap((argument) => {
    const [, name] = /^(?:--?|\/)([^=]+)/.exec(argument) ?? []
    return name === undefined ? [] : [name, name.toLowerCase()]
  })

/** Stores all persistent data in a custom folder instead of the default one. */
export function moveHome(home: string): void {
  const folder = resolve(home)
  // Electron rejects a folder that does not exist.
  makeOwnFolder(folder)
  app.setPath('userData', folder)
}

/**
 * Makes this the only instance for its user and folder. Throws where there can be none.
 *
 * @returns whether it is; otherwise the running instance is notified, and this one ends
 */
export function claimInstance(): boolean {
  if (app.requestSingleInstanceLock()) return true
  checkLockPlaces(app.getPath('userData'))
  // To quit, Electron would first start as a whole, in a folder that the running instance uses.
  app.exit(0)
  return false
}

/**
 * Throws where Chromium could not make its lock: Electron does not tell that from another instance. The lock is in the
 * folder of the data, and leads to a socket among the temporary files.
 */
function checkLockPlaces(folder: string): void {
  accessSync(folder, constants.W_OK)
  rmdirSync(mkdtempSync(join(tmpdir(), 'parley-')))
}

/** The outcome of work, or undefined if it fails or takes longer. */
async function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<undefined>((done) => {
    timer = setTimeout(() => done(undefined), ms)
  })
  try {
    return await Promise.race([work, limit])
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Delays quitting until running work has ended.
 *
 * @param leave last act of the process, when nothing is left to store; it returns whether it quits the app itself
 */
export function stopBeforeQuit(
  stop: () => Promise<void>,
  leave: () => Promise<'quits' | 'stays'> = () => Promise.resolve('stays'),
): void {
  let isStopped = false
  const end = async () => {
    await within(STOP_LIMIT_MS, stop())
    isStopped = true
    if ((await within(LEAVE_LIMIT_MS, leave())) !== 'quits') app.quit()
  }
  app.on('will-quit', (event) => {
    if (isStopped) return
    event.preventDefault()
    void end()
  })
}
