import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { root } from '../../../scripts/commands.ts'
import type { Result } from '../../../src/core/base/result.ts'
import type { CallInput, CallName, CallOutput } from '../../../src/core/contract/contract.ts'
import { type ShellComputer, ShellProcess } from '../shell/shell-process.ts'
import type { DrivenBrowser } from './chromium.ts'

const LOOK_EACH_MS = 20
/** Calls of a journey are numbered apart from those of the page through which they are made. */
let calls = 1_000_000

interface ShellOptions {
  readonly size: { readonly width: number; readonly height: number }
  readonly scaleFactor: number
  readonly locale: string
  readonly isMicrophoneRefused: boolean
  readonly env: NodeJS.ProcessEnv
}

/** The built shell with its windows, in a profile of its own. */
export class OpenShell {
  readonly context: BrowserContext
  readonly #computer: ShellComputer
  readonly #env: NodeJS.ProcessEnv
  process: ShellProcess

  private constructor(context: BrowserContext, computer: ShellComputer, env: NodeJS.ProcessEnv) {
    this.context = context
    this.#computer = computer
    this.#env = env
    this.process = this.#start()
  }

  static async open(
    { browser, endpoint }: DrivenBrowser,
    { size, scaleFactor, locale, isMicrophoneRefused, env }: ShellOptions,
  ): Promise<OpenShell> {
    const devTools = await browser.newBrowserCDPSession()
    const profiles = async () => (await devTools.send('Target.getBrowserContexts')).browserContextIds
    const before = await profiles()
    const context = await browser.newContext({
      viewport: size,
      deviceScaleFactor: scaleFactor,
      colorScheme: 'light',
      locale,
    })
    const browserContextId = (await profiles()).find((id) => !before.includes(id)) ?? ''
    await devTools.detach()
    // The shell answers the dialogs of its pages. Without a listener, Playwright would.
    context.on('dialog', () => undefined)
    await context.addInitScript({ path: join(root, 'test', 'support', 'pages', 'page-probe.js') })
    const computer = {
      folder: root,
      endpoint,
      browserContextId,
      size,
      scaleFactor,
      locale,
      isMicrophoneRefused,
    }
    return new OpenShell(context, computer, env)
  }

  #start(args: readonly string[] = []): ShellProcess {
    return new ShellProcess(this.#computer, this.#env, args)
  }

  /** The page of a window, once it is there. */
  async page(name: 'index' | 'quick' | 'overlay'): Promise<Page> {
    let hasEnded = false
    void this.process.ended.then(() => (hasEnded = true))
    const find = () => this.context.pages().find((page) => page.url().endsWith(`/${name}.html`))
    for (let found = find(); ; found = find()) {
      if (found !== undefined) return found
      if (hasEnded) throw new Error(`the shell has ended: ${this.process.printed}`)
      await wait(LOOK_EACH_MS)
    }
  }

  /** Calls the main process from the quick window. */
  async call<K extends CallName>(name: K, input: CallInput<K>): Promise<CallOutput<K>> {
    const quick = await this.page('quick')
    calls += 1
    const answer = (await quick.evaluate(
      ([id, call, given]) =>
        (globalThis as unknown as { parley: { invoke: (...args: unknown[]) => unknown } }).parley.invoke(
          id,
          call,
          given,
        ),
      [calls, name, input] as const,
    )) as Result<CallOutput<K>>
    if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer.error)}`)
    return answer.value
  }

  /** Ends the app and starts it again, with all that it has stored. @returns the page of its main window */
  async restart(args: readonly string[] = []): Promise<Page> {
    await this.process.end()
    this.process = this.#start(args)
    return this.page('index')
  }

  async close(): Promise<void> {
    await this.process.end()
    await this.context.close()
  }
}
