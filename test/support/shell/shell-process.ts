import { type ChildProcess, fork } from 'node:child_process'
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
}

export interface ShellRequest {
  readonly id: number
  readonly source: string
  readonly argument: unknown
}

type ShellReply = { readonly id: number; readonly value?: unknown; readonly error?: string }

/** Time limit for an app to end that was quit. */
const END_LIMIT_MS = 20_000

/** A running shell, as its user and its system reach it. */
export class ShellProcess {
  readonly #child: ChildProcess
  readonly #pending = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>()
  #printed = ''
  #ids = 0
  /** Resolves with the exit code; `null` if it was killed. */
  readonly ended: Promise<number | null>

  /** @param args command line of the app */
  constructor(computer: ShellComputer, env: NodeJS.ProcessEnv, args: readonly string[] = []) {
    const child = fork(join(import.meta.dirname, 'shell-main.ts'), args, {
      env: { ...process.env, ...env, PARLEY_SHELL_COMPUTER: JSON.stringify(computer) },
      execArgv: ['--disable-warning=ExperimentalWarning'],
      serialization: 'advanced',
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    this.#child = child
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (this.#printed += chunk.toString()))
    child.on('message', (reply: ShellReply) => this.#take(reply))
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

  /** Runs a function in the process of the shell, with the double and what else it needs. */
  evaluate<R, A = undefined>(
    act: (electron: Double, argument: A) => R | Promise<R>,
    ...[argument]: A extends undefined ? [] : [A]
  ): Promise<R> {
    this.#ids += 1
    const id = this.#ids
    const request: ShellRequest = { id, source: act.toString(), argument }
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject })
      if (this.#child.connected) this.#child.send(request)
      else reject(new Error(`the shell has ended: ${this.#printed}`))
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

  #take({ id, value, error }: ShellReply): void {
    const pending = this.#pending.get(id)
    this.#pending.delete(id)
    if (error === undefined) pending?.resolve(value as never)
    else pending?.reject(new Error(error))
  }
}
