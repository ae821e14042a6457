import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { root } from '../../../scripts/commands.ts'
import type { Result } from '../../../src/core/base/result.ts'
import type { CallInput, CallName, CallOutput } from '../../../src/core/contract/contract.ts'
import { type Answers, type PlayedHost, resultOf, type Tell } from '../app/as-desktop.ts'
import type { DrivenBrowser } from '../app/chromium.ts'
import type { HostEnv, PageScript } from '../app/open-app.ts'
import { until } from '../base/until.ts'
import { type ShellComputer, ShellProcess } from './shell-process.ts'

/** Calls of a journey are numbered apart from those of the page in whose name they are made. */
let calls = 1_000_000

type Settings = Omit<ShellComputer, 'folder' | 'endpoint' | 'browserContextId'> & {
  /** Folder of the app; the checkout by default. */
  readonly folder?: string
}

/** A computer with nothing special about it. */
export const plainComputer = {
  size: { width: 1280, height: 800 },
  scaleFactor: 1,
  locale: 'en-US',
  isMicrophoneRefused: false,
  takenKeys: [],
} satisfies Settings

interface ShellOptions {
  readonly computer: Settings
  readonly env: HostEnv
  /** A command line that runs the shell's command line. */
  readonly under?: readonly string[]
  /** Scripts that run before those of each page. */
  readonly scripts?: readonly PageScript[]
}

/** Another desktop that the shell is started on. */
interface OtherDesktop {
  readonly platform?: ShellComputer['platform']
  readonly env?: NodeJS.ProcessEnv
  readonly under?: readonly string[]
}

type Start = (args: readonly string[], desktop?: OtherDesktop) => ShellProcess

/** The built shell with its windows, in a profile of its own. */
export class OpenShell {
  readonly context: BrowserContext
  readonly #start: Start
  process: ShellProcess

  private constructor(context: BrowserContext, start: Start) {
    this.context = context
    this.#start = start
    this.process = start([])
  }

  static async open(
    { browser, endpoint }: DrivenBrowser,
    { computer, env, under, scripts = [] }: ShellOptions,
  ): Promise<OpenShell> {
    const devTools = await browser.newBrowserCDPSession()
    const profiles = async () => (await devTools.send('Target.getBrowserContexts')).browserContextIds
    const before = await profiles()
    const context = await browser.newContext({
      viewport: computer.size,
      deviceScaleFactor: computer.scaleFactor,
      colorScheme: 'light',
      locale: computer.locale,
    })
    const browserContextId = (await profiles()).find((id) => !before.includes(id)) ?? ''
    await devTools.detach()
    // The shell answers the dialogs of its pages. Without a listener, Playwright would.
    context.on('dialog', () => undefined)
    for (const script of scripts) await context.addInitScript(script)
    const whole = { folder: root, ...computer, endpoint, browserContextId }
    return new OpenShell(
      context,
      (args, { platform, env: more, under: other = under } = {}) =>
        new ShellProcess({ ...whole, platform }, { ...env, ...more }, args, other),
    )
  }

  /** The page of a window, once it is there. */
  async page(name: 'index' | 'quick' | 'overlay'): Promise<Page> {
    let hasEnded = false
    void this.process.ended.then(() => (hasEnded = true))
    const opened = await until(() => {
      if (hasEnded) throw new Error(`the shell has ended: ${this.process.printed}`)
      return this.context.pages().find((page) => page.url().endsWith(`/${name}.html`))
    })
    // A page that still loads cannot be loaded again.
    await opened.waitForLoadState('domcontentloaded')
    return opened
  }

  /** A window as its user sees it; undefined if there is none. */
  window(name: 'index' | 'quick' | 'overlay') {
    return this.process.evaluate(({ BrowserWindow }, file) => {
      const window = BrowserWindow.getAllWindows().find(({ loaded }) => loaded.at(-1)?.endsWith(file))
      return (
        window && {
          isVisible: window.isVisible(),
          isFocused: window.isFocused(),
          bounds: window.getBounds(),
          letsClicksThrough: window.letsClicksThrough,
        }
      )
    }, `/${name}.html`)
  }

  /** Presses a global shortcut, in whatever program. */
  press(keys: string): Promise<void> {
    return this.process.evaluate(({ globalShortcut }, pressed) => globalShortcut.press(pressed), keys)
  }

  /** Chooses these paths in the next file dialog of the system. */
  giveFiles(paths: readonly string[]): Promise<void> {
    return this.process.evaluate(({ dialogUser }, given) => dialogUser.present?.give(given), paths)
  }

  /** Selects a text in another program. */
  select(text: string): Promise<void> {
    return this.process.evaluate(({ clipboardTexts }, selected) => {
      clipboardTexts.selection = selected
    }, text)
  }

  /** The items of the tray's menu that can be seen, with their state. */
  tray() {
    return this.process.evaluate(({ Tray }) =>
      (Tray.trays[0]?.menu ?? []).flatMap(({ label = '', checked = false, enabled = true }) =>
        label === '' ? [] : [{ label, checked, enabled }],
      ),
    )
  }

  /** Chooses an item of the tray's menu. */
  chooseInTray(label: string): Promise<void> {
    return this.process.evaluate(
      ({ choose, Tray }, chosen) => choose(Tray.trays[0]?.menu ?? [], chosen),
      label,
    )
  }

  /** Calls the main process as the page of the quick window does. */
  async call<K extends CallName>(name: K, input: CallInput<K>): Promise<CallOutput<K>> {
    await this.page('quick')
    calls += 1
    const answer = (await this.process.evaluate(
      async ({ BrowserWindow, ipcMain }, [id, call, given]) => {
        const quick = BrowserWindow.getAllWindows().find(({ options }) => options.name === 'quick')
        const sender = quick?.webContents
        if (sender?.url === '') await new Promise((resolve) => sender.once('did-navigate', resolve))
        const event = { sender, senderFrame: { url: sender?.url, parent: null } }
        return ipcMain.call(event, 'parley:call', id, call, given)
      },
      [calls, name, input] as const,
    )) as Result<CallOutput<K>>
    if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer.error)}`)
    return answer.value
  }

  /** Ends the app and starts it again, with all that it has stored. @returns the page of its main window */
  async restart(args: readonly string[] = [], desktop?: OtherDesktop): Promise<Page> {
    await this.process.end()
    await until(() => this.context.pages().length === 0 || undefined)
    return this.startAgain(args, desktop)
  }

  /** Starts the app again after its end. @returns the page of its main window */
  startAgain(args: readonly string[] = [], desktop?: OtherDesktop): Promise<Page> {
    this.process = this.#start(args, desktop)
    return this.page('index')
  }

  /** The app after it has ended and started itself again. @returns the page of its main window */
  async relaunched(): Promise<Page> {
    await this.process.ended
    await until(() => this.context.pages().length === 0 || undefined)
    const [args] = this.process.relaunches
    if (args === undefined) throw new Error(`the shell has ended: ${this.process.printed}`)
    return this.startAgain(args)
  }

  /** Starts the app while it runs. @returns the exit code of the second start */
  startSecond(args: readonly string[] = []): Promise<number | null> {
    return this.#start(args).ended
  }

  /** Runs a command of the app's command line for a reader that begins late. @returns how many bytes that reads */
  async bytesForSlowReader(...command: readonly string[]): Promise<number> {
    const pipe = ['sh', '-c', '"$@" | (sleep 1; wc -c)', 'sh']
    const { ended, printed } = await this.#start(['--command-line', '--', ...command], {
      under: pipe,
    }).whole()
    if (ended !== 0) throw new Error(`it ended with ${ended}: ${printed}`)
    return Number(printed)
  }

  /** Answers some calls of pages in place of the shell. */
  async answerCalls(answers: Answers): Promise<PlayedHost> {
    const tell: Tell = (event, payload) =>
      void this.process.evaluate(
        ({ BrowserWindow }, [name, given]) => {
          for (const { webContents } of BrowserWindow.getAllWindows())
            webContents.send('parley:event', name, given)
        },
        [event, payload] as const,
      )
    await this.process.answerCalls((name, input) => resultOf(answers, name, input, tell))
    return { tell }
  }

  /** Delays what the shell answers, where it contains these words. */
  slowDown(ms: number, words: string): Promise<void> {
    return this.process.evaluate(
      ({ ipcMain }, [delay, part]) => {
        ipcMain.intercept = async (_args, handle) => {
          const answer = await handle()
          if (JSON.stringify(answer).includes(part)) await new Promise((done) => setTimeout(done, delay))
          return answer
        }
      },
      [ms, words] as const,
    )
  }

  /** Ends the process that shows the page of the main window. */
  crash(): Promise<void> {
    return this.process.evaluate(
      ({ BrowserWindow }) =>
        new Promise((resolve) => {
          const contents = BrowserWindow.getAllWindows()[0]?.webContents
          contents?.once('render-process-gone', () => resolve())
          contents?.forcefullyCrashRenderer()
        }),
    )
  }

  /** The page of the main window after it has crashed and was loaded again: Playwright gives up one that has crashed. */
  async pageAfterCrash(endpoint: string): Promise<Page> {
    await until(() =>
      this.process.evaluate(
        ({ BrowserWindow }) =>
          BrowserWindow.getAllWindows()[0]?.webContents.isCrashed() === false || undefined,
      ),
    )
    const again = await chromium.connectOverCDP(endpoint)
    const pages = () => again.contexts().flatMap((context) => context.pages())
    return until(() => pages().find((page) => page.url().endsWith('/index.html')))
  }

  /** Kills the main process, whose pages end with it. */
  async kill(): Promise<void> {
    await this.process.kill()
    await Promise.all(this.context.pages().map((page) => page.close()))
  }

  async close(): Promise<void> {
    await this.process.end()
    await this.context.close()
  }
}
