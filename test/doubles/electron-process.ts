import { EventEmitter } from 'node:events'
import type * as Electron from 'electron'
import { cloneMessage } from './electron-clone.ts'
import { environment } from './electron-environment.ts'

/** A started process: a real one where the environment starts them, otherwise one that the test plays. */
export class FakeUtilityProcess
  extends EventEmitter
  implements Pick<Electron.UtilityProcess, 'kill' | 'postMessage'>
{
  readonly script: string
  readonly args: readonly string[]
  readonly options: Electron.ForkOptions
  readonly stdout = new EventEmitter()
  readonly stderr = new EventEmitter()
  readonly sent: unknown[] = []
  kills = 0
  readonly #child: ReturnType<NonNullable<typeof environment.fork>> | undefined

  constructor(script: string, args: readonly string[] = [], options: Electron.ForkOptions = {}) {
    super()
    this.script = script
    this.args = args
    this.options = options
    this.#child = environment.fork?.(
      script,
      args,
      (options.env as NodeJS.ProcessEnv | undefined) ?? process.env,
    )
    this.#child?.on('spawn', () => this.emit('spawn'))
    this.#child?.on('message', (message) => this.emit('message', message))
    this.#child?.on('exit', (code) => this.emit('exit', code ?? 1))
  }

  postMessage(message: unknown): void {
    const copied = cloneMessage(message)
    this.sent.push(copied)
    this.#child?.send(copied as object)
  }

  kill(): boolean {
    this.kills += 1
    return this.#child?.kill() ?? true
  }
}
export const forked: FakeUtilityProcess[] = []
export const utilityProcess = {
  fork: (script: string, args?: string[], options?: Electron.ForkOptions) => {
    const child = new FakeUtilityProcess(script, args, options)
    forked.push(child)
    return child
  },
}
