// The second part of npm start, on Node 24: builds, then opens the desktop app or the same app in the browser.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from './build.ts'
import { root } from './commands.ts'
import { fetchElectron, findElectron } from './electron-runtime.ts'

const USAGE = `Starts Parley.

  npm start                        as a desktop app, or in your browser where there is no Electron runtime
  npm start -- --browser           in your browser
  npm start -- --browser --port N  at this port of the loopback address
  npm start -- --browser --no-open without opening the browser: open the address that is printed

npm run parley -- help shows the command line.`

function refuse(why: string): never {
  console.error(`parley: ${why}. "npm start -- --help" lists what there is.`)
  process.exit(2)
}

function readArgs() {
  try {
    return parseArgs({
      args: process.argv.slice(2),
      options: {
        browser: { type: 'boolean', default: false },
        port: { type: 'string' },
        open: { type: 'boolean', default: true },
        help: { type: 'boolean', default: false },
      },
      allowNegative: true,
    }).values
  } catch (thrown) {
    const [said = ''] = String(thrown instanceof Error ? thrown.message : thrown).split('. ')
    return refuse(said)
  }
}

const args = readArgs()
if (args.help) {
  console.log(USAGE)
  process.exit()
}
if (args.port !== undefined && !(/^\d{1,5}$/.test(args.port) && Number(args.port) <= 65_535))
  refuse(`"${args.port}" is no port`)
const inBrowser = args.browser

/** Runs a program in place of this one and exits as it exits. */
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
  become(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    join(root, 'src/webhost/index.ts'),
    ...(args.port === undefined ? [] : ['--port', args.port]),
    ...(args.open ? [] : ['--no-open']),
  ])
} else become(program, [root])
