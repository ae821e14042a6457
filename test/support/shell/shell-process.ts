import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export type Double = typeof import('../../doubles/electron.ts')

/** The computer that a shell runs on. */
export interface ShellComputer {
  /** Folder of the app: its `package.json`, `out` and `resources`. */
  readonly folder: string
  /** Address of the WebSocket of a Chromium's DevTools. */
  readonly endpoint: string
  /** A profile in that Chromium for this app alone. */
  readonly browserContextId: string
  /** Size of the main window, as the user left it. */
  readonly size: { readonly width: number; readonly height: number }
  readonly scaleFactor: number
  readonly locale: string
  /** Whether the system refuses the microphone to the app. */
  readonly isMicrophoneRefused: boolean
  /** Global shortcuts that other programs have. */
  readonly takenKeys: readonly string[]
  /** The system that the shell takes this one for; Linux by default. */
  readonly platform?: 'darwin' | undefined
}

/** A message to the process of the shell: a function to run, or the answer to a call that it asked about. */
export type ToShell =
  | { readonly type: 'run'; readonly id: number; readonly source: string; readonly argument: unknown }
  | { readonly type: 'answer'; readonly id: number; readonly answer: unknown }

/** A message of the process of the shell: a function's result, a call that was asked or answered, or another start. */
export type FromShell =
  | { readonly type: 'done'; readonly id: number; readonly value?: unknown; readonly error?: string }
  | { readonly type: 'call'; readonly id: number; readonly name: string; readonly input: unknown }
  | { readonly type: 'relaunch'; readonly args: readonly string[] }
  | { readonly type: 'answered'; readonly name: string; readonly input: unknown; readonly answer: unknown }

/** Answers a call in place of the shell, in its own time; undefined leaves it to the shell. */
type CallAnswerer = (name: string, input: unknown) => unknown

type CallListener = (name: string, input: unknown, answer: unknown) => void

/** Time limit for an app to end that was quit. */
const END_LIMIT_MS = 20_000

/** A running shell, as its user and its system reach it. */
export class ShellProcess {
  readonly #child: ChildProcess
  readonly #pending = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>()
  #printed = ''
  #ids = 0
  #answerer: CallAnswerer = () => undefined
  #listener: CallListener = () => undefined
  /** Arguments of the starts that the app wants after its end, in order. */
  readonly relaunches: (readonly string[])[] = []
  /** Resolves with the exit code; `null` if it was killed. */
  readonly ended: Promise<number | null>

  /**
   * @param env with `PARLEY_HOME`, in which the shell also finds the configuration of the desktop; the session is one of X11
   *   unless `XDG_SESSION_TYPE` says otherwise
   * @param args command line of the app
   * @param under a command line that runs the app's command line, such as a shell with its own mounts
   */
  constructor(
    computer: ShellComputer,
    env: { readonly PARLEY_HOME: string } & NodeJS.ProcessEnv,
    args: readonly string[] = [],
    under: readonly string[] = [],
  ) {
    const node = [process.execPath, '--disable-warning=ExperimentalWarning']
    const own = [...node, join(import.meta.dirname, 'shell-main.ts'), ...args]
    const [command = '', ...rest] = [...under, ...own]
    const child = spawn(command, rest, {
      env: {
        ...process.env,
        XDG_CONFIG_HOME: join(env.PARLEY_HOME, 'config of the desktop'),
        XDG_SESSION_TYPE: 'x11',
        ...env,
        PARLEY_SHELL_COMPUTER: JSON.stringify(computer),
      },
      serialization: 'advanced',
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    this.#child = child
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (this.#printed += chunk.toString()))
    child.on('message', (message: FromShell) => void this.#take(message))
    this.ended = new Promise((resolve) => {
      child.on('exit', (code) => {
        for (const { reject } of this.#pending.values())
          reject(new Error(`the shell has ended: ${this.#printed}`))
        this.#pending.clear()
        resolve(code)
      })
    })
  }

  get pid(): number {
    return this.#child.pid ?? 0
  }

  /** Output on stdout and stderr so far. */
  get printed(): string {
    return this.#printed
  }

  /** How it has ended, and all that it has printed until then. */
  async whole(): Promise<{ readonly ended: number | null; readonly printed: string }> {
    await once(this.#child, 'close')
    return { ended: await this.ended, printed: this.#printed }
  }

  /** Runs a function in the process of the shell, with the double and what else it needs. */
  evaluate<R, A = undefined>(
    act: (electron: Double, argument: A) => R | Promise<R>,
    ...[argument]: A extends undefined ? [] : [A]
  ): Promise<R> {
    this.#ids += 1
    const id = this.#ids
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject })
      if (this.#child.connected) this.#send({ type: 'run', id, source: act.toString(), argument })
      else reject(new Error(`the shell has ended: ${this.#printed}`))
    })
  }

  /** Answers calls of pages from now on, before the shell does. */
  async answerCalls(answerer: CallAnswerer): Promise<void> {
    this.#answerer = answerer
    await this.evaluate(({ ipcMain, environment }) => {
      ipcMain.intercept = async ([, name, input], handle) =>
        (await environment.askJourney?.(name, input)) ?? handle()
    })
  }

  /** Reports calls of pages from now on, before the pages learn the answers. */
  async watchCalls(listener: CallListener): Promise<void> {
    this.#listener = listener
    await this.evaluate(({ ipcMain, environment }) => {
      ipcMain.intercept = async ([, name, input], handle) => {
        const answer = await handle()
        environment.tellJourney?.(name, input, answer)
        return answer
      }
    })
  }

  /** Quits as the system does when its user logs out: windows are closed without a question. */
  async end(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    this.evaluate(({ app, BrowserWindow }) => {
      for (const window of BrowserWindow.getAllWindows()) window.destroy()
      app.quit()
      // The process may end before it can answer.
    }).catch(() => undefined)
    const late = wait(END_LIMIT_MS, 'late' as const)
    if ((await Promise.race([this.ended, late])) !== 'late') return
    await this.kill()
    throw new Error(`the shell did not end: ${this.#printed}`)
  }

  /** Ends the process without a word. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL')
    await this.ended
  }

  #send(message: ToShell): void {
    this.#child.send(message)
  }

  async #take(message: FromShell): Promise<void> {
    if (message.type === 'answered') return this.#listener(message.name, message.input, message.answer)
    if (message.type === 'relaunch') return void this.relaunches.push(message.args)
    const { id } = message
    if (message.type === 'call')
      return this.#send({ type: 'answer', id, answer: await this.#answerer(message.name, message.input) })
    const pending = this.#pending.get(id)
    this.#pending.delete(id)
    if (message.error === undefined) pending?.resolve(message.value as never)
    else pending?.reject(new Error(message.error))
  }
}
