import { EventEmitter } from 'node:events'
import type * as Electron from 'electron'

/** A request whose response the test provides. */
export class FakeClientRequest
  extends EventEmitter
  implements Pick<Electron.ClientRequest, 'setHeader' | 'write' | 'end' | 'abort' | 'getUploadProgress'>
{
  readonly options: Electron.ClientRequestConstructorOptions
  readonly headers: Record<string, string> = {}
  readonly written: Buffer[] = []
  readonly done: string[] = []
  body: Buffer | undefined
  isSent = false
  isAborted = false
  progress: Electron.UploadProgress = { active: false, started: false, current: 0, total: 0 }

  constructor(options: Electron.ClientRequestConstructorOptions) {
    super()
    this.options = options
    requests.push(this)
  }

  setHeader(name: string, value: string): void {
    this.headers[name] = value
  }

  write(chunk: string | Buffer): void {
    this.written.push(Buffer.from(chunk))
  }

  end(body?: string | Buffer): Electron.ClientRequest {
    this.done.push('end')
    this.body = body === undefined ? undefined : Buffer.from(body)
    this.isSent = true
    requested.push(this)
    return this as unknown as Electron.ClientRequest
  }

  abort(): void {
    this.done.push('abort')
    this.isAborted = true
    this.emit('abort')
  }

  getUploadProgress(): Electron.UploadProgress {
    return this.progress
  }

  /** Delivers the service's response. */
  answer(statusCode: number, headers: Record<string, string | string[]>, body: string): void {
    const message = Object.assign(new EventEmitter(), { statusCode, headers })
    this.emit('response', message)
    message.emit('data', Buffer.from(body))
    message.emit('end')
  }
}

/** All created requests, and (`requested`) those that were sent. */
export const requests: FakeClientRequest[] = []
export const requested: FakeClientRequest[] = []

export class FakeSocket {
  readonly address: string

  constructor(address: string) {
    this.address = address
  }
}
