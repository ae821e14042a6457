import { EventEmitter } from 'node:events'
import type * as Electron from 'electron'

/** A started process. */
export class FakeUtilityProcess extends EventEmitter {
  readonly script: string
  readonly args: readonly string[]
  readonly options: Electron.ForkOptions
  readonly stdout = new EventEmitter()
  readonly stderr = new EventEmitter()
  readonly sent: unknown[] = []
  kills = 0

  constructor(script: string, args: readonly string[] = [], options: Electron.ForkOptions = {}) {
    super()
    this.script = script
    this.args = args
    this.options = options
  }

  postMessage(message: unknown): void {
    this.sent.push(message)
  }

  kill(): boolean {
    this.kills += 1
    return true
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
