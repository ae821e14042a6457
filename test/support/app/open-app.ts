import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, _electron as electron, type Page } from '@playwright/test'
import { root } from '../../../scripts/commands.ts'
import { findElectron } from '../../../scripts/electron-runtime.ts'
import type { Result } from '../../../src/core/base/result.ts'
import type { CallInput, CallName, CallOutput } from '../../../src/core/contract/contract.ts'
import type { Plan, ProfileName } from '../../../src/core/service/service-profiles.ts'
import type { Settings } from '../../../src/core/settings/settings.ts'
import type { SettingsPatch } from '../../../src/core/settings/settings-patch.ts'
import type { Simulator } from '../../../src/simulator/server.ts'
import type { DiskTrouble, HostPlace } from '../network-faults/disk-trouble.ts'
import { BridgeClient } from './bridge-client.ts'
import { type DrivenBrowser, launchChromium, launchDriven, microphoneSwitches } from './chromium.ts'
import { OpenShell } from './open-in-shell.ts'
import { startWebhost } from './webhost-process.ts'

/**
 * The host that a journey runs on: the web host with its page in a browser, the built shell on a double of Electron with
 * its pages in Chromium, or the shell on Electron's runtime.
 */
export type HostName = 'webhost' | 'shell' | 'electron'

/** Browsers that the journeys of a worker share. */
export interface Lent {
  readonly browser: () => Promise<Browser>
  readonly driven: () => Promise<DrivenBrowser>
}

/** The computer of a journey. */
export interface Computer {
  /** A WAV file that is played into the microphone once; `none`: no microphone; `refused`: access is denied. */
  readonly microphone: string
  /** Stored settings, without the account. */
  readonly settings?: SettingsPatch & { readonly network?: Settings['network'] }
  /**
   * By default an account at the journey's simulator. An address: an account at another service. `demo`: no account, as
   * at the first start.
   */
  readonly service?: string
  /**
   * Whether the journey copies to the clipboard: windowed Chromium allows it without a prompt, a headless shell does
   * not.
   */
  readonly copies?: boolean
  /** Service profile of the account; generic by default. */
  readonly profile?: ProfileName
  /** Plan of the account; Pro by default. */
  readonly plan?: Plan
  /** Key of the account; the main key of the journey's simulator by default. */
  readonly key?: string
  /** Whether the account's key was remembered for an earlier run only. */
  readonly isKeyMissing?: boolean
  readonly viewport?: { readonly width: number; readonly height: number }
  /** Device pixel ratio; 1 by default. */
  readonly pixelsPerPoint?: number
  /** Language of the system, such as `de-AT`; English by default. */
  readonly locale?: string
  /** Disk fault that `spoilDisk` starts. A desktop host has no disk of its own. */
  readonly disk?: DiskTrouble
}

export interface App {
  readonly page: Page
  /** Console output and uncaught errors of the page, with every CSP violation. */
  readonly console: readonly string[]
  /** The link that the page was opened with. */
  readonly link: string
  /** Calls the host as another of its pages would. */
  readonly call: <K extends CallName>(name: K, input: CallInput<K>) => Promise<CallOutput<K>>
  /** Changes settings as another page of the same host would. */
  readonly change: (settings: SettingsPatch) => Promise<void>
  /** Answers, outside the page, the host's question whether a change is wanted. */
  readonly answerQuestion: (isYes: boolean) => Promise<void>
  /** Ends the host's process while the page stays open. */
  readonly endHost: () => Promise<void>
  /**
   * Restarts the web host's process at the same address, as a user would in a terminal.
   *
   * @returns the new link
   */
  readonly restartHost: () => Promise<string>
  /** Kills a process of the web host without a shutdown. */
  readonly kill: (what: 'host' | 'browser') => Promise<void>
  /**
   * Restarts the killed process, without a microphone.
   *
   * @returns the page
   */
  readonly comeBack: () => Promise<Page>
  /**
   * Starts the disk fault.
   *
   * @returns ends the fault
   */
  readonly spoilDisk: () => () => void
  /** The folder with all data of the app. */
  readonly home: string
  readonly close: () => Promise<void>
}

/**
 * Starts the app in a process and a folder of its own.
 *
 * @param lend shared browsers, for a computer without a microphone; the app gets its own profile in one
 */
export async function openApp(
  host: HostName,
  computer: Computer,
  simulator: Pick<Simulator, 'address' | 'key'>,
  lend?: Partial<Lent>,
): Promise<App> {
  const home = await mkdtemp(join(tmpdir(), 'parley-journey-'))
  await writeFile(join(home, 'settings.json'), JSON.stringify(settingsFor(computer, simulator)))
  const env = {
    PARLEY_HOME: home,
    PARLEY_KEY:
      computer.service === 'demo' || computer.isKeyMissing === true ? '' : (computer.key ?? simulator.key),
  }
  const opened = await openOn[host](computer, env, lend)
  return {
    ...opened,
    home,
    console: watch(opened.page),
    close: async () => {
      await opened.close()
      await rm(home, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

function settingsFor(
  { settings = {}, service, profile = 'generic', plan = 'pro' }: Computer,
  simulator: Pick<Simulator, 'address'>,
): object {
  if (service === 'demo') return settings
  const account = {
    id: 'journey',
    name: 'Journey',
    profile,
    plan,
    address: service ?? simulator.address,
    streamDomains: [],
  }
  return { ...settings, service: { active: account.id, accounts: [account] } }
}

type Opened = Omit<App, 'console' | 'home'>

function spoil(disk: DiskTrouble | undefined, host: HostPlace): () => void {
  if (disk === undefined) throw new Error('the journey has not said how')
  return disk.begin(host)
}

async function openInBrowser(
  { microphone, copies = false, viewport, pixelsPerPoint, locale, disk }: Computer,
  env: Record<string, string>,
  lend: Partial<Lent> | undefined,
): Promise<Opened> {
  const home = env['PARLEY_HOME'] ?? ''
  let host = await startWebhost(env, '0', disk?.under(home))
  const lent = microphone === 'none' && !copies ? await lend?.browser?.() : undefined
  const browser = lent ?? (await launchChromium(microphone))
  let second: Browser | undefined
  let isHostKilled = false
  const context = await browser.newContext({
    viewport: viewport ?? { width: 1280, height: 800 },
    deviceScaleFactor: pixelsPerPoint ?? 1,
    colorScheme: 'light',
    locale: locale ?? 'en-US',
  })
  await context.addInitScript({ path: join(root, 'test', 'support', 'pages', 'page-probe.js') })
  const page = await context.newPage()
  await page.goto(host.link)
  // The link works once: a page that is reloaded before it has stored its secret would be locked out.
  await page.waitForFunction(() => sessionStorage.getItem('parley-secret') !== null)
  let end: Promise<void> | undefined
  const endHost = () => (end ??= host.stop())
  const call: App['call'] = async (name, input) => {
    const client = await BridgeClient.open(await host.anotherLink())
    const answer = (await client.invoke(name, input)) as Result<CallOutput<typeof name>>
    client.close()
    if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer.error)}`)
    return answer.value
  }
  return {
    page,
    link: host.link,
    call,
    change: async (settings) => void (await call('settings.update', settings)),
    answerQuestion: (isYes) => host.answerQuestion(isYes),
    endHost,
    restartHost: async () => {
      await host.stop()
      host = await startWebhost(env, new URL(host.link).port)
      return host.link
    },
    kill: async (what) => {
      if (what === 'browser') {
        if (browser === lent) throw new Error('a browser that others use is not killed')
        return crash(browser)
      }
      isHostKilled = true
      await host.kill()
    },
    comeBack: async () => {
      if (isHostKilled) host = await startWebhost(env)
      second = await launchChromium('none')
      const next = await second.newPage()
      await next.goto(isHostKilled ? host.link : await host.anotherLink())
      return next
    },
    spoilDisk: () => spoil(disk, { pid: host.pid, home }),
    close: async () => {
      await second?.close()
      await (browser === lent ? context : browser).close()
      await endHost()
    },
  }
}

/** Kills the browser as the system would: its pages get no notice. */
async function crash(browser: Browser): Promise<void> {
  const gone = new Promise<void>((resolve) => browser.once('disconnected', () => resolve()))
  const session = await browser.newBrowserCDPSession()
  // The crashed browser never answers.
  void session.send('Browser.crash').catch(() => undefined)
  await gone
}

async function openDesktop(
  { microphone, viewport, locale, disk }: Computer,
  env: Record<string, string>,
): Promise<Opened> {
  const executablePath = findElectron()
  if (executablePath === undefined || !existsSync(executablePath)) throw new Error('no Electron runtime')
  const app = await electron.launch({
    executablePath,
    args: [root, '--no-sandbox', `--lang=${locale ?? 'en-US'}`, ...microphoneSwitches(microphone)],
    env: { ...(process.env as Record<string, string>), ...env },
  })
  const page = await app.firstWindow()
  await page.addInitScript({ path: join(root, 'test', 'support', 'pages', 'page-probe.js') })
  await page.setViewportSize(viewport ?? { width: 1280, height: 800 })
  await page.reload()
  const another = () => Promise.reject(new Error('a desktop host has one page'))
  const never = () => Promise.reject(new Error('a desktop window ends with its program'))
  return {
    page,
    link: page.url(),
    call: another,
    change: another,
    answerQuestion: (isYes) =>
      app.evaluate(
        ({ dialog }, response) => {
          dialog.showMessageBox = () => Promise.resolve({ response, checkboxChecked: false })
        },
        isYes ? 0 : 1,
      ),
    endHost: () => app.close(),
    restartHost: never,
    kill: never,
    comeBack: never,
    spoilDisk: () => spoil(disk, { pid: app.process().pid ?? 0, home: env['PARLEY_HOME'] ?? '' }),
    close: () => app.close(),
  }
}

async function openShell(
  { microphone, viewport, pixelsPerPoint, locale, disk }: Computer,
  env: Record<string, string>,
  lend: Partial<Lent> | undefined,
): Promise<Opened> {
  const lent = microphone === 'none' ? await lend?.driven?.() : undefined
  const driven = lent ?? (await launchDriven(microphone))
  const shell = await OpenShell.open(driven, {
    size: viewport ?? { width: 1280, height: 800 },
    scaleFactor: pixelsPerPoint ?? 1,
    locale: locale ?? 'en-US',
    isMicrophoneRefused: microphone === 'refused',
    env,
  })
  const page = await shell.page('index')
  const call: App['call'] = (name, input) => shell.call(name, input)
  const never = () => Promise.reject(new Error('a desktop window ends with its program'))
  return {
    page,
    link: page.url(),
    call,
    change: async (settings) => void (await call('settings.update', settings)),
    answerQuestion: async (isYes) => {
      await shell.process.evaluate(
        async ({ dialogUser }, button) => void (await dialogUser.present?.answer(button)),
        isYes ? 0 : 1,
      )
    },
    endHost: () => shell.process.end(),
    restartHost: never,
    kill: never,
    comeBack: never,
    spoilDisk: () => spoil(disk, { pid: shell.process.pid, home: env['PARLEY_HOME'] ?? '' }),
    close: async () => {
      await shell.close()
      if (lent === undefined) await driven.browser.close()
    },
  }
}

const openOn: Readonly<
  Record<
    HostName,
    (computer: Computer, env: Record<string, string>, lend: Partial<Lent> | undefined) => Promise<Opened>
  >
> = { webhost: openInBrowser, shell: openShell, electron: openDesktop }

/** Records console output and uncaught errors, so that no failure in the page goes unnoticed. */
function watch(page: Page): readonly string[] {
  const lines: string[] = []
  page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => lines.push(`error: ${error.message}`))
  return lines
}
