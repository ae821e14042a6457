/**
 * Starts a built shell on Node, with the recording double in place of electron and a real process for the demo service,
 * and prints when each part of the start had ended. `start.ts` runs it with `node start-shell.ts APP-FOLDER [SCRIPT]`:
 * an empty script in place of the shell shows what Node and the double cost.
 */
import { fork } from 'node:child_process'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { PartName, Parts } from './parts.ts'

const [folder = '', script] = process.argv.slice(2)
const double = new URL('../../doubles/electron.ts', import.meta.url).href

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron' ? { url: double, shortCircuit: true } : next(specifier, context),
})
const { app, ipcMain, session, utilityProcess, BrowserWindow } = await import('../../doubles/electron.ts')

app.appPath = folder
Object.assign(utilityProcess, {
  fork: (path: string, args: string[], { env }: { env: NodeJS.ProcessEnv }) => fork(path, args, { env }),
})

const parts: Parts = {}
/** Notes the end of a part, in milliseconds since the process began. */
const end = (part: PartName) => {
  const { user, system } = process.threadCpuUsage()
  parts[part] ??= { wallMs: performance.now(), workMs: (user + system) / 1000 }
}

// The backend is there when the shell begins to confine navigation.
app.on('newListener', (event) => {
  if (event === 'web-contents-created') end('backend')
})
BrowserWindow.windows = new Proxy(BrowserWindow.windows, {
  set: (windows, key, value) => {
    if (key === '0') end('window')
    return Reflect.set(windows, key, value)
  },
})

// Node loads its part for requests with the first one, which the runtime makes for every page.
void new Request('app://parley/index.html')
end('double')
await import(pathToFileURL(script ?? join(folder, 'out', 'main', 'index.js')).href)
end('modules')

if (script === undefined) {
  app.becomeReady()
  while (BrowserWindow.windows.length === 0) await turn()
  const page = await session.defaultSession.handlers.get('app')?.(new Request('app://parley/index.html'))
  if (page?.status !== 200 || !(await page.text()).includes('<div id="root">'))
    throw new Error('the page was not served')
  end('page')
  const sender = BrowserWindow.windows[0]?.webContents
  const senderFrame = { url: 'app://parley/index.html', parent: null }
  const answer = await ipcMain.call({ sender, senderFrame }, 'parley:call', 1, 'settings.get', {})
  if ((answer as { readonly ok?: boolean }).ok !== true)
    throw new Error(`the first call was not answered: ${JSON.stringify(answer)}`)
  end('call')
}
process.stdout.write(JSON.stringify(parts), () => process.exit())
