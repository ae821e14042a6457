import { resolve } from 'node:path'
import { app } from 'electron'
import { makeOwnFolder } from '../../backend/base/own-folder.ts'

/**
 * Switches that a release is started with, by people and by desktops: language, display, graphics, and where keys are
 * kept. Chromium has hundreds more, with which another program on this computer could take our pages over, write down
 * what is sent, or send it elsewhere.
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
  'ozone-platform-hint',
  'password-store',
  'touch-events',
  'use-angle',
  'use-gl',
])
/** Chromium writes the keys of every connection into the file that is named here. */
const KEY_LOG = 'SSLKEYLOGFILE'
/** Work that has not stopped by then is aborted. Documents that cannot be downloaded again take up to 10 s. */
const STOP_LIMIT_MS = 12_000

/**
 * Hardens the process before anything runs: sandboxes every renderer, and makes a release refuse debuggers.
 * Systems without a sandbox require the user to say so; overriding that would crash it.
 */
export function hardenProcess(argv: readonly string[], env: NodeJS.ProcessEnv): void {
  if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox()
  if (!app.isPackaged) return
  for (const name of switchesIn(argv)) if (!ALLOWED_SWITCHES.has(name)) app.commandLine.removeSwitch(name)
  delete env[KEY_LOG]
}

/** Windows has them with one hyphen and with a slash too, and in any case. */
const switchesIn = (argv: readonly string[]): string[] =>
  argv.slice(1).flatMap((argument) => {
    const [, name] = /^(?:--?|\/)([^=]+)/.exec(argument) ?? []
    return name === undefined ? [] : [name, name.toLowerCase()]
  })

/** Puts everything that is kept between runs into another folder than the usual one. */
export function moveHome(home: string): void {
  const folder = resolve(home)
  // Electron takes no folder that is not there.
  makeOwnFolder(folder)
  app.setPath('userData', folder)
}

/**
 * Makes this the only instance for its user and folder.
 *
 * @returns whether it is; otherwise the running instance is notified, and this one quits
 */
export function claimInstance(): boolean {
  const isOnly = app.requestSingleInstanceLock()
  if (!isOnly) app.quit()
  return isOnly
}

/** Holds the end back until what we have started has ended. */
export function stopBeforeQuit(stop: () => Promise<void>): void {
  let isStopped = false
  const quit = () => {
    isStopped = true
    app.quit()
  }
  app.on('will-quit', (event) => {
    if (isStopped) return
    event.preventDefault()
    const limit = new Promise<void>((done) => setTimeout(done, STOP_LIMIT_MS))
    Promise.race([stop(), limit]).then(quit, quit)
  })
}
