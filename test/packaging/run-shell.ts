/**
 * Runs a built shell on Node, with the recording double in place of electron and a real process for the demo service,
 * and prints its answers. `package.test.ts` starts it with `node run-shell.ts APP-FOLDER`.
 */
import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [folder = ''] = process.argv.slice(2)
const double = new URL('../doubles/electron.ts', import.meta.url).href

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron' ? { url: double, shortCircuit: true } : next(specifier, context),
})
const electron = await import('../doubles/electron.ts')
const { app, ipcMain, session, utilityProcess, BrowserWindow } = electron

app.appPath = folder
Object.assign(utilityProcess, {
  fork: (script: string, args: string[], { env }: { env: NodeJS.ProcessEnv }) => fork(script, args, { env }),
})
session.fromPartition('service').fetch = (...args: unknown[]) => fetch(...(args as Parameters<typeof fetch>))

await import(pathToFileURL(join(folder, 'out', 'main', 'index.js')).href)
app.becomeReady()
while (BrowserWindow.windows.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))

const page = await session.defaultSession.handlers.get('app')?.(new Request('app://parley/index.html'))
const sender = BrowserWindow.windows[0]?.webContents
const senderFrame = { url: 'app://parley/index.html', parent: null }
let calls = 0
const call = (name: string, input: object) => {
  calls += 1
  return ipcMain.call({ sender, senderFrame }, 'parley:call', calls, name, input)
}

const answers = {
  status: page?.status,
  policy: page?.headers.get('Content-Security-Policy'),
  html: await page?.text(),
  check: await call('service.check', {}),
  languages: await call('voice.languages', {}),
  translation: await call('text.translate', { texts: ['Hello'], targetLanguage: 'DE', keepAs: randomUUID() }),
  kept: await call('textHistory.list', {}),
}
app.emit('will-quit', { preventDefault: () => undefined })
while (!app.done.includes('quit')) await new Promise((resolve) => setTimeout(resolve, 5))
process.stdout.write(JSON.stringify(answers))
