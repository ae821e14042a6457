import { EventEmitter } from 'node:events'
import type * as Electron from 'electron'

/** A request of its own, and what becomes of it as the test says. */
export class FakeClientRequest extends EventEmitter {
  readonly options: Electron.ClientRequestConstructorOptions
  readonly headers: Record<string, string> = {}
  body: Buffer | undefined
  isSent = false
  isAborted = false

  constructor(options: Electron.ClientRequestConstructorOptions) {
    super()
    this.options = options
  }

  setHeader(name: string, value: string): void {
    this.headers[name] = value
  }

  end(body?: Buffer): void {
    this.body = body
    this.isSent = true
    requested.push(this)
  }

  abort(): void {
    this.isAborted = true
  }
}
export const requested: FakeClientRequest[] = []

export class FakeSocket {
  readonly address: string

  constructor(address: string) {
    this.address = address
  }
}
