import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../../scripts/commands.ts'
import { en } from '../../../src/core/product/strings/en.ts'
import { type DrivenBrowser, launchDriven } from '../../support/app/chromium.ts'
import { OpenShell, plainComputer } from '../../support/shell/open-shell.ts'
import { type Figure, p50 } from '../figures.ts'
import { sized } from '../size.ts'
import { WITH_ACCOUNT } from './start.ts'

const RUNS = sized(4, 1)
/** Maximum time until the window can be used, as a multiple of what the empty app takes in the same run. */
const MAX_RATIO = 3

declare global {
  // oxlint-disable-next-line no-var -- a global of pages
  var usableAt: number | undefined
}

/** Milliseconds from the start of the process to the end of each part. */
interface Start {
  /** The page begins to load: the main process has created the window. */
  readonly requested: number
  /** The scripts of the page have run. */
  readonly loaded: number
  /** The button that starts a session can be pressed, and is on the screen. */
  readonly usable: number
}

/** An app that has one window with the same button, and nothing else. */
const EMPTY_APP = `
import { app, BrowserWindow, protocol, session } from 'electron'
protocol.registerSchemesAsPrivileged([{ scheme: 'app', privileges: { standard: true, secure: true } }])
app.setPath('userData', process.env.PARLEY_HOME)
app.whenReady().then(() => {
  const page = ${JSON.stringify(`<!doctype html><button>${en.live.start}</button>`)}
  const headers = { 'Content-Type': 'text/html' }
  session.defaultSession.protocol.handle('app', () => new Response(page, { headers }))
  const window = new BrowserWindow({ show: false })
  window.once('ready-to-show', () => window.show())
  return window.loadURL('app://parley/index.html')
})
`

async function writeEmptyApp(folder: string): Promise<void> {
  const main = join(folder, 'out', 'main')
  await mkdir(main, { recursive: true })
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module', version: '1.0.0' }))
  await writeFile(join(main, 'index.js'), EMPTY_APP)
}

/** Drops the files of an app from the system's cache, so that they are read from the disk. */
async function forget(folder: string): Promise<void> {
  const files = globSync(['package.json', 'out/**/*', 'resources/**/*'], { cwd: folder, withFileTypes: true })
  for (const file of files)
    if (file.isFile())
      await promisify(execFile)('dd', [`if=${join(file.parentPath, file.name)}`, 'iflag=nocache', 'count=0'])
}

/** Notes when a button with this name can be pressed and was painted. */
function watchButton(name: string): void {
  const look = () => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
    if (button === undefined || button.disabled) return
    watch.disconnect()
    requestAnimationFrame(() => setTimeout(() => (globalThis.usableAt = performance.now())))
  }
  const watch = new MutationObserver(look)
  watch.observe(document, { childList: true, subtree: true, attributes: true })
}

/** Times of a start whose process runs. */
async function timesOf(shell: OpenShell): Promise<Start> {
  const page = await shell.page('index')
  await page.waitForFunction(() => globalThis.usableAt !== undefined)
  const { origin, loaded, usable } = await page.evaluate(() => ({
    origin: performance.timeOrigin,
    loaded:
      performance
        .getEntriesByType('navigation')
        .map((each) => (each as PerformanceNavigationTiming).domContentLoadedEventEnd)[0] ?? Number.NaN,
    usable: globalThis.usableAt ?? Number.NaN,
  }))
  const requested = origin - (await shell.process.evaluate(() => performance.timeOrigin))
  return { requested, loaded: requested + loaded, usable: requested + usable }
}

/** Starts an app twice, on a computer that has not run it since its start, and then again. */
async function start(driven: DrivenBrowser, folder: string): Promise<{ cold: Start; warm: Start }> {
  const home = await mkdtemp(join(tmpdir(), 'parley-bench-'))
  await writeFile(join(home, 'settings.json'), JSON.stringify(WITH_ACCOUNT))
  await forget(folder)
  const shell = await OpenShell.open(driven, {
    computer: { ...plainComputer, folder },
    env: { PARLEY_HOME: home, PARLEY_KEY: 'bench-key' },
  })
  await shell.context.addInitScript(watchButton, en.live.start)
  const cold = await timesOf(shell)
  await shell.restart()
  const warm = await timesOf(shell)
  await shell.close()
  await rm(home, { recursive: true, force: true, maxRetries: 3 })
  return { cold, warm }
}

const PARTS: Readonly<Record<keyof Start, string>> = {
  requested: 'page requested',
  loaded: 'scripts of the page loaded',
  usable: 'usable window',
}

/**
 * Time from the command to a usable window: the built shell on the double of Electron, with its pages in a Chromium that
 * runs already. What an empty app costs there is taken off: Node, the double, a window of Chromium.
 */
export async function measureUsableWindow(): Promise<Figure[]> {
  const empty = await mkdtemp(join(tmpdir(), 'parley-bench-empty-'))
  await writeEmptyApp(empty)
  const driven = await launchDriven('none')
  const runs: { own: Awaited<ReturnType<typeof start>>; empty: Awaited<ReturnType<typeof start>> }[] = []
  // The first run fills the caches of what is the double's.
  await start(driven, empty)
  for (let run = 0; run < RUNS; run += 1)
    runs.push({ own: await start(driven, root), empty: await start(driven, empty) })
  await driven.browser.close()
  await rm(empty, { recursive: true })
  return (['cold', 'warm'] as const).flatMap((kind) =>
    (['requested', 'loaded', 'usable'] as const).map((part): Figure => {
      const baseline = p50(runs.map((run) => run.empty[kind][part]))
      return {
        name: `start, ${kind}, from the command: ${PARTS[part]}, without the double, p50`,
        value: p50(runs.map((run) => run.own[kind][part])) - baseline,
        unit: 'ms',
        baseline,
        target: part === 'usable' ? MAX_RATIO * baseline : undefined,
      }
    }),
  )
}
