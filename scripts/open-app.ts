// The second half of npm start, on Node 24: build, then the desktop app, or the same app in the browser.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build } from './build.ts'
import { root } from './commands.ts'
import { fetchElectron, findElectron } from './electron-runtime.ts'

const args = process.argv.slice(2)
const inBrowser = args.includes('--browser')

/** Runs a program in this one's place, and ends as it ends. */
function become(program: string, programArgs: readonly string[]): void {
  const child = spawn(program, programArgs, { cwd: root, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => {
    process.exitCode = code ?? 0
  })
}

function electron(): string | undefined {
  const found = findElectron()
  if (found !== undefined) return found
  console.log('parley: fetching the Electron runtime (about 120 MB, once)')
  return fetchElectron()
}

await build()
const program = inBrowser ? undefined : electron()
if (program === undefined) {
  if (!inBrowser) console.log('parley: no Electron runtime can be had here, so Parley opens in your browser')
  const rest = args.filter((arg) => arg !== '--browser')
  become(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    join(root, 'src/webhost/index.ts'),
    ...rest,
  ])
} else become(program, [root])
