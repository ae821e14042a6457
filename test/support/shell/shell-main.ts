/**
 * The process of the shell host: a built shell on Node, with the double in place of electron and a Chromium that shows its
 * pages. `shell-process.ts` starts it, and tells it what the user and the system do.
 */
import { fork } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Chromium } from '../../doubles/chromium/chromium.ts'
import { DialogUser } from '../../doubles/electron-dialog-user.ts'
import { InstanceLock } from '../../doubles/instance-lock.ts'
import { standInForElectron } from '../../doubles/stand-in.ts'
import type { FromShell, ShellComputer, ToShell } from './shell-process.ts'

const computer = JSON.parse(process.env['PARLEY_SHELL_COMPUTER'] ?? '') as ShellComputer
delete process.env['PARLEY_SHELL_COMPUTER']

const electron = await standInForElectron()
const { app, BrowserWindow, dialogUser, environment, globalShortcut, screen } = electron
const chromium = await Chromium.connect({
  endpoint: computer.endpoint,
  browserContextId: computer.browserContextId,
  scaleFactor: computer.scaleFactor,
  withheld: new Set(computer.isMicrophoneRefused ? ['audioCapture'] : []),
})

app.appPath = computer.folder
app.version = JSON.parse(readFileSync(join(computer.folder, 'package.json'), 'utf8')).version
app.systemLanguages = [computer.locale]
app.lock = new InstanceLock()
BrowserWindow.remembered.set('main', computer.size)
screen.displays = screen.displays.map((display) => ({ ...display, scaleFactor: computer.scaleFactor }))
dialogUser.present = new DialogUser()
for (const argument of process.argv) {
  const [, name, value = ''] = /^--([^=]+)=?(.*)/.exec(argument) ?? []
  if (name === undefined) continue
  app.switches.add(name)
  app.switchValues.set(name, value)
}
const { XDG_SESSION_TYPE: session } = process.env
// Chromium writes its choice there on Linux before the shell runs.
if (!app.switchValues.has('ozone-platform'))
  app.switchValues.set('ozone-platform', session === 'wayland' ? 'wayland' : 'x11')
const isWayland = app.switchValues.get('ozone-platform') === 'wayland'
BrowserWindow.paintsHidden = !isWayland
for (const keys of computer.takenKeys) globalShortcut.taken.add(keys)
Object.assign(environment, {
  createRenderer: chromium.createRenderer,
  fork: (script, args, env) => fork(script, args, { env }),
  isOnline: true,
  isWayland,
  // Its own folder comes first in the command line of a checkout.
  relaunch: ([, ...args]) => void tell({ type: 'relaunch', args }),
  endProcess: (code) => void chromium.end().finally(() => process.exit(code)),
} satisfies typeof environment)
// Pages and main process are one program: it ends as a whole.
chromium.devTools.onClose(() => process.exit(1))
// Electron reports them and goes on.
process.on('unhandledRejection', (reason) => process.emitWarning(`unhandled: ${String(reason)}`))
// Without its driver, this process has no use.
process.on('disconnect', () => process.exit(1))
const tell = (message: FromShell) => process.send?.(message)
const asked = new Map<number, (answer: unknown) => void>()
environment.askJourney = (name, input) =>
  new Promise((resolve) => {
    const id = asked.size
    asked.set(id, resolve)
    tell({ type: 'call', id, name: String(name), input })
  })
environment.tellJourney = (name, input, answer) =>
  tell({ type: 'answered', name: String(name), input, answer })

/** Runs a function of a journey, as Playwright's Electron app does. */
async function run({ id, source, argument }: Extract<ToShell, { type: 'run' }>): Promise<void> {
  try {
    // oxlint-disable-next-line no-eval -- its text comes from the journey
    const act = (0, eval)(`(${source})`) as (double: typeof electron, argument: unknown) => unknown
    tell({ type: 'done', id, value: await act(electron, argument) })
  } catch (thrown) {
    tell({ type: 'done', id, error: String(thrown) })
  }
}
process.on('message', (message: ToShell) => {
  if (message.type === 'run') void run(message)
  else asked.get(message.id)?.(message.answer)
})

// As a runtime is started that runs a checkout.
process.argv.splice(1, 1, computer.folder)
app.isStarting = true
if (computer.platform !== undefined) Object.defineProperty(process, 'platform', { value: computer.platform })
await import(pathToFileURL(join(computer.folder, 'out', 'main', 'index.js')).href)
if (!app.hasEnded) {
  // Chromium's own, in the folder of its data.
  writeFileSync(join(app.sessionData ?? app.userData, 'Local State'), '{}')
  app.becomeReady()
}
