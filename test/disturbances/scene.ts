import { fork } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import type { Result } from '../../src/core/base/result.ts'
import type { CallInput, CallName, CallOutput } from '../../src/core/contract/contract.ts'
import { en } from '../../src/core/product/strings/en.ts'
import { type RunningSimulator, startSimulator } from '../../src/simulator/start.ts'
import { BridgeClient } from '../support/app/bridge-client.ts'
import { launchChromium } from '../support/app/chromium.ts'
import { startWebhost } from '../support/app/webhost-process.ts'

const KEY = 'disturbed-key'
const LOOK_EACH_MS = 100
const account = (id: string, address: string) => ({
  ...{ id, name: id, profile: 'generic', plan: 'pro', streamDomains: [] },
  address,
})

/** Lines on the screen, by language. */
export type Shown = Readonly<Record<string, readonly string[]>>
type Host = Awaited<ReturnType<typeof startWebhost>>

/** Service, host and page in processes of their own, with a session that is live. */
export class Scene {
  readonly home: string
  readonly #clock: string
  readonly #env: Record<string, string>
  readonly #browser: Browser
  service: RunningSimulator
  servicePid: number
  host: Host
  page: Page
  /** Looks at the screen with their times, latest last. */
  readonly seen: { readonly at: number; readonly shown: Shown }[] = []
  readonly #looking = new AbortController()

  private constructor(parts: {
    home: string
    clock: string
    env: Record<string, string>
    browser: Browser
    service: { service: RunningSimulator; pid: number }
    host: Host
    page: Page
  }) {
    this.home = parts.home
    this.#clock = parts.clock
    this.#env = parts.env
    this.#browser = parts.browser
    this.service = parts.service.service
    this.servicePid = parts.service.pid
    this.host = parts.host
    this.page = parts.page
  }

  /** @param microphone a WAV file */
  static async open(microphone: string): Promise<Scene> {
    const home = await mkdtemp(join(tmpdir(), 'parley-disturbed-'))
    const clock = join(home, 'clock')
    await writeFile(clock, '0')
    const shifted = pathToFileURL(join(import.meta.dirname, 'shifted-clock.mjs')).href
    const service = await startService(0)
    const env = {
      PARLEY_HOME: join(home, 'data'),
      PARLEY_KEY: KEY,
      PARLEY_TEST_CLOCK: clock,
      NODE_OPTIONS: `--import=${shifted}`,
    }
    const { address } = service.service
    const settings = {
      audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false, catchUp: false },
      service: { active: 'one', accounts: [account('one', address), account('two', address)] },
    }
    const host = await startHostWith(env, settings)
    const browser = await launchChromium(microphone)
    const context = await browser.newContext({ viewport: { width: 1280, height: 3000 }, locale: 'en-US' })
    const page = await context.newPage()
    const scene = new Scene({ home, clock, env, browser, service, host, page })
    await scene.#enter(page, host.link)
    await page.getByRole('button', { name: en.live.start, exact: true }).click()
    void scene.#look()
    return scene
  }

  /** Text on the screen now, or as it was last if there is no page. */
  get shown(): Shown {
    return this.seen.at(-1)?.shown ?? {}
  }

  /** Text that was on the screen some time ago. */
  shownBefore(ms: number): Shown {
    const now = performance.now()
    return this.seen.findLast(({ at }) => at <= now - ms)?.shown ?? {}
  }

  async until(what: string, isSo: () => boolean | Promise<boolean>, limitMs = 60_000): Promise<void> {
    for (const end = performance.now() + limitMs; !(await isSo()); await pause(LOOK_EACH_MS))
      if (performance.now() > end) throw new Error(`never: ${what}`)
  }

  /** Makes a call as another page would. */
  async call<K extends CallName>(name: K, input: CallInput<K>): Promise<CallOutput<K>> {
    const client = await BridgeClient.open(await this.host.anotherLink())
    const answer = (await client.invoke(name, input)) as Result<CallOutput<K>>
    client.close()
    if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer.error)}`)
    return answer.value
  }

  /** Starts the host again at its address. */
  async restartHost(): Promise<void> {
    this.host = await startWebhost(this.#env, new URL(this.host.link).port)
  }

  /** Starts the service again at its address. */
  async restartService(): Promise<void> {
    const started = await startService(Number(new URL(this.service.address).port))
    this.service = started.service
    this.servicePid = started.pid
  }

  async shiftClock(ms: number): Promise<void> {
    await writeFile(this.#clock, String(ms))
  }

  isReconnecting(): Promise<boolean> {
    return this.page.getByText(en.live.status.reconnecting).first().isVisible()
  }

  async stop(): Promise<void> {
    await this.page.getByRole('button', { name: en.live.stop, exact: true }).click()
    await this.until('stopped', () => this.page.getByText(en.live.status.stopped).first().isVisible())
  }

  async close(): Promise<void> {
    this.#looking.abort()
    await this.#browser.close()
    await this.host.stop()
    await this.service.stop()
    await rm(this.home, { recursive: true, force: true, maxRetries: 3 })
  }

  async #enter(page: Page, link: string): Promise<void> {
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
    await page.goto(link)
    await page.waitForFunction(() => sessionStorage.getItem('parley-secret') !== null)
  }

  async #look(): Promise<void> {
    for (; !this.#looking.signal.aborted; await pause(LOOK_EACH_MS)) {
      const { page } = this
      const shown = await page
        .getByRole('main', { name: en.live.captions })
        .locator('p[lang]')
        .evaluateAll((lines) =>
          lines.map((line) => [line.getAttribute('lang') ?? '', line.textContent] as const),
        )
        .catch(() => [])
      if (shown.length === 0 || page !== this.page) continue
      const byLanguage: Record<string, string[]> = {}
      for (const [language, text] of shown) (byLanguage[language] ??= []).push(text)
      this.seen.push({ at: performance.now(), shown: byLanguage })
    }
  }
}

async function startHostWith(env: Record<string, string>, settings: object): Promise<Host> {
  const home = env['PARLEY_HOME'] ?? ''
  await mkdir(home, { recursive: true, mode: 0o700 })
  await writeFile(join(home, 'settings.json'), JSON.stringify(settings))
  return startWebhost(env)
}

/** The demo service, whose process can be frozen. A busy computer may not start it in time. */
async function startService(port: number, tries = 3): Promise<{ service: RunningSimulator; pid: number }> {
  try {
    return await tryService(port)
  } catch (thrown) {
    if (tries === 1) throw thrown
    return startService(port, tries - 1)
  }
}

async function tryService(port: number): Promise<{ service: RunningSimulator; pid: number }> {
  let pid = 0
  const service = await startSimulator({
    port,
    key: KEY,
    launch: (entry, env) => {
      const child = fork(entry, [], { env: { ...process.env, ...env }, detached: true })
      pid = child.pid ?? 0
      return {
        onMessage: (listener) => void child.on('message', listener),
        onExit: (listener) => void child.on('exit', listener),
        kill: () => void child.kill(),
      }
    },
  })
  return { service, pid }
}
