/**
 * Stands in for Electron's executable: runs the app beside a path on Node, with the double in place of electron, and a
 * real process for the demo service. A window that opens is used, and what it answered is printed. With
 * PARLEY_TEST_UPDATE_SERVER, the app finds its feed there, and is used until it has downloaded an update. With
 * PARLEY_TEST_STAYS, it stays open until it is told to end.
 *
 * node runtime.ts EXECUTABLE [ARGUMENT...]
 */
import { fork } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { InstanceLock } from '../../doubles/instance-lock.ts'
import { standInForElectron } from '../../doubles/stand-in.ts'
import { until } from '../../support/base/until.ts'
import { Asar } from './asar.ts'
import { fetchUpdatesFrom, updateApp, useApp } from './window-uses.ts'

const [executable = '', ...args] = process.argv.slice(2)
const node = process.execPath
const resourcesPath = join(dirname(executable), 'resources')
const folder = mkdtempSync(join(tmpdir(), 'parley-app-'))
new Asar(join(resourcesPath, 'app.asar')).extractTo(folder)

const { app, ipcMain, session, environment, BrowserWindow } = await standInForElectron()

const { main, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
Object.assign(app, {
  appPath: folder,
  isPackaged: true,
  userData: join(process.env['XDG_CONFIG_HOME'] ?? '', 'Parley'),
  version: process.env['PARLEY_TEST_VERSION'] ?? version,
})
environment.fork = (script, forkArgs, env) => fork(script, forkArgs, { env, execPath: node })
environment.isOnline = true
environment.endProcess = (code) => process.exit(code)
Object.assign(process, { execPath: executable, resourcesPath })
const server = process.env['PARLEY_TEST_UPDATE_SERVER']
if (server !== undefined) session.fromPartition('updates').fetch = fetchUpdatesFrom(server)

process.on('exit', () => {
  rmSync(folder, { recursive: true, force: true })
  // Tests compare the calls that the app made.
  const trace = process.env['PARLEY_TEST_TRACE']
  if (trace !== undefined)
    writeFileSync(trace, JSON.stringify({ done: app.done, windows: BrowserWindow.windows.length }))
})
const isStaying = process.env['PARLEY_TEST_STAYS'] !== undefined
if (isStaying) {
  app.lock = new InstanceLock()
  process.on('SIGTERM', () => app.quit())
}
process.argv.splice(0, process.argv.length, executable, ...args)
await import(pathToFileURL(join(folder, main)).href)
app.becomeReady()
const { webContents: sender } = await until(() => BrowserWindow.windows[0])

const senderFrame = { url: 'app://parley/index.html', parent: null }
let calls = 0
/** Makes a call as the main page. */
const call = (name: string, input: object = {}) => {
  calls += 1
  return ipcMain.call({ sender, senderFrame }, 'parley:call', calls, name, input)
}
const answers = await (server === undefined ? useApp(call) : updateApp(call))
process.stdout.write(JSON.stringify(answers))
if (isStaying) setInterval(() => undefined, 1000)
else app.quit()
