import { resolve } from 'node:path'
import { app } from 'electron'
import { makeOwnFolder } from '../backend/own-folder.ts'

/** Switches with which another program on this computer could take our pages over. */
const DEBUGGING = ['remote-debugging-port', 'remote-debugging-pipe']
/** What has not stopped by then ends with us. Documents that cannot be had again take up to 10 s. */
const STOP_LIMIT_MS = 12_000

/**
 * Before anything runs: every process of a page in a sandbox, and a release that nobody can attach to. Some
 * systems have no sandbox to give, and whoever starts Parley there has to say so; taking that back would crash it.
 */
export function hardenProcess(): void {
  if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox()
  if (app.isPackaged) for (const name of DEBUGGING) app.commandLine.removeSwitch(name)
}

/** Puts everything that is kept between runs into another folder than the usual one. */
export function moveHome(home: string): void {
  const folder = resolve(home)
  // Electron takes no folder that is not there.
  makeOwnFolder(folder)
  app.setPath('userData', folder)
}

/**
 * Makes this the only Parley of its user and folder.
 *
 * @returns whether it is; the other one is told, and this one ends
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
