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
import type { Settings, SettingsPatch } from '../../../src/core/settings/settings.ts'
import type { Simulator } from '../../../src/simulator/server.ts'
import type { DiskTrouble, HostPlace } from '../network-faults/disk-trouble.ts'
import { BridgeClient } from './bridge-client.ts'
import { launchChromium, microphoneSwitches } from './chromium.ts'
import { startWebhost } from './webhost-process.ts'

/** Which of the two hosts a journey runs on. */
export type HostName = 'webhost' | 'electron'

/** What the computer of a journey has. */
export interface Computer {
  /** A WAV file that is spoken into the microphone once; `none`: there is no microphone; `refused`: it may not be used. */
  readonly microphone: string
  /** Settings as they were left, besides the account. */
  readonly settings?: SettingsPatch & { readonly network?: Settings['network'] }
  /**
   * Left out: an account with the journey's simulator. An address: an account with another service. `demo`: no
   * account, as at the first start.
   */
  readonly service?: string
  /** Of the account; left out, a generic service. */
  readonly profile?: ProfileName
  /** Of the account; left out, Pro. */
  readonly plan?: Plan
  /** Of the account; left out, the main key of the journey's simulator. */
  readonly key?: string
  /** The account's key was kept for an earlier run only. */
  readonly isKeyMissing?: boolean
  readonly viewport?: { readonly width: number; readonly height: number }
  /** Pixels of the screen for each point of the viewport; 1 where it is left out. */
  readonly pixelsPerPoint?: number
  /** The language of the system, such as `de-AT`; English where it is left out. */
  readonly locale?: string
  /** What the disk of the host is going to suffer. A desktop host has none of its own. */
  readonly disk?: DiskTrouble
}

export interface App {
  readonly page: Page
  /** What the page printed, and every breach of its content security policy. */
  readonly console: readonly string[]
  /** The link that let the page in. */
  readonly link: string
  /** Calls the host, as another page of it would. */
  readonly call: <K extends CallName>(name: K, input: CallInput<K>) => Promise<CallOutput<K>>
  /** Changes what was chosen, as another page of the same host would. */
  readonly change: (settings: SettingsPatch) => Promise<void>
  /** Says outside of the page whether a change that the host asks about is wanted. */
  readonly answerQuestion: (isYes: boolean) => Promise<void>
  /** Ends the host's process while the page lives. */
  readonly endHost: () => Promise<void>
  /**
   * Ends the web host's process and starts it again at the same place, as somebody would in a terminal.
   *
   * @returns the new link
   */
  readonly restartHost: () => Promise<string>
  /** Ends a process of the web host without a word to anybody. */
  readonly kill: (what: 'host' | 'browser') => Promise<void>
  /**
   * Starts again what was killed, without a microphone.
   *
   * @returns the page
   */
  readonly comeBack: () => Promise<Page>
  /**
   * Begins what the disk of the host is to suffer.
   *
   * @returns what ends it
   */
  readonly spoilDisk: () => () => void
  /** The folder in which everything is kept. */
  readonly home: string
  readonly close: () => Promise<void>
}

/**
 * Starts the app on a computer, as a process of its own with a folder of its own.
 *
 * @param lend a browser that others use too, for a computer without a microphone; it gets a profile of its own
 */
export async function openApp(
  host: HostName,
  computer: Computer,
  simulator: Pick<Simulator, 'address' | 'key'>,
  lend?: () => Promise<Browser>,
): Promise<App> {
  const home = await mkdtemp(join(tmpdir(), 'parley-journey-'))
  await writeFile(join(home, 'settings.json'), JSON.stringify(settingsFor(computer, simulator)))
  const env = {
    PARLEY_HOME: home,
    PARLEY_KEY:
      computer.service === 'demo' || computer.isKeyMissing === true ? '' : (computer.key ?? simulator.key),
  }
  const opened = await (host === 'electron' ? openDesktop(computer, env) : openInBrowser(computer, env, lend))
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
  { microphone, viewport, pixelsPerPoint, locale, disk }: Computer,
  env: Record<string, string>,
  lend: (() => Promise<Browser>) | undefined,
): Promise<Opened> {
  const home = env['PARLEY_HOME'] ?? ''
  let host = await startWebhost(env, '0', disk?.under(home))
  const lent = microphone === 'none' ? await lend?.() : undefined
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
  // Its link works once: a page that a journey loads anew before it was let in would stay outside.
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

/** As when the system kills it: none of its pages hears of it. */
async function crash(browser: Browser): Promise<void> {
  const gone = new Promise<void>((resolve) => browser.once('disconnected', () => resolve()))
  const session = await browser.newBrowserCDPSession()
  // Nobody answers.
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

/** Nothing that goes wrong in a page may pass unseen. */
function watch(page: Page): readonly string[] {
  const lines: string[] = []
  page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => lines.push(`error: ${error.message}`))
  return lines
}
