// The second part of npm start, on Node 24: builds, then opens the desktop app or the same app in the browser.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from './build.ts'
import { root } from './commands.ts'
import { runDesktopApp } from './start/desktop-app.ts'
import { runInForeground, untilAskedToEnd } from './start/foreground.ts'

const USAGE = `Starts Parley.

  npm start                        as a desktop app, or in your browser where Electron cannot show a window
  npm start -- --browser           in your browser
  npm start -- --browser --port N  at this port of the loopback address
  npm start -- --browser --no-open without opening the browser: open the address that is printed

PARLEY_WAYLAND=1 lets the desktop app use Wayland also where there is X11. ELECTRON_DISABLE_SANDBOX=1 starts it without
Chromium's sandbox, at your own risk.
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

/** Runs the web host, which opens the app in the browser. @returns its exit code */
async function runInBrowser(): Promise<number> {
  const options = [
    ...(args.port === undefined ? [] : ['--port', args.port]),
    ...(args.open ? [] : ['--no-open']),
  ]
  const node = [process.execPath, '--disable-warning=ExperimentalWarning']
  const { code } = await runInForeground([...node, join(root, 'out/node/webhost.js'), ...options], { stop })
  return code
}

/** @returns the exit code of the app in the form that was used at last */
async function openApp(): Promise<number> {
  await build(stop)
  if (args.browser) return runInBrowser()
  const ended = await runDesktopApp(stop)
  if ('code' in ended) return ended.code
  console.error(`parley: ${ended.problem}. Parley opens in your browser instead.`)
  return runInBrowser()
}

const stop = untilAskedToEnd()
try {
  process.exitCode = await openApp()
} catch (thrown) {
  if (!stop.aborted) console.error(`parley: ${thrown instanceof Error ? thrown.message : String(thrown)}`)
  process.exitCode = stop.aborted ? stop.reason : 1
}
