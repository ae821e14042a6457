import { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import { callbackify } from 'node:util'
import type * as Electron from 'electron'
import { type ClientOptions, WebSocket } from 'ws'
import { environment } from './electron-environment.ts'
import { type Login, open, send } from './electron-network.ts'
import { FakeSession, session } from './electron-session.ts'

/** A request: it is sent where there is a network, otherwise the test provides its response. */
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
  readonly #aborted = new AbortController()

  constructor(options: Electron.ClientRequestConstructorOptions | string) {
    super()
    this.options = typeof options === 'string' ? { url: options } : options
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
    if (environment.isOnline === true) void this.#send()
    return this as unknown as Electron.ClientRequest
  }

  abort(): void {
    this.done.push('abort')
    this.isAborted = true
    this.#aborted.abort()
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

  async #send(): Promise<void> {
    const { method = 'GET', url = '', headers = {}, session: given } = this.options
    const parts = this.body === undefined ? this.written : [...this.written, this.body]
    const body = parts.length === 0 ? undefined : Buffer.concat(parts)
    const total = body?.length ?? 0
    this.progress = { active: true, started: true, current: 0, total }
    const own = given instanceof FakeSession ? given : session.defaultSession
    let login: Login | undefined
    try {
      const message = await send({
        session: own,
        method,
        url,
        headers: { ...(headers as Record<string, string>), ...this.headers },
        body,
        askLogin: async (asked) => (login = await this.#askLogin(asked)),
        signal: this.#aborted.signal,
      })
      own.login = login ?? own.login
      this.progress = { active: false, started: true, current: total, total }
      const { statusCode = 0 } = message
      const { location } = message.headers
      if (statusCode >= 300 && statusCode < 400 && location !== undefined) {
        message.destroy()
        this.emit('redirect', statusCode, method, location, message.headers)
        if (!this.isAborted) this.emit('error', new Error('Redirect was cancelled'))
      } else this.emit('response', message)
    } catch (thrown) {
      if (!this.isAborted) this.emit('error', thrown)
    }
  }

  #askLogin(asked: Electron.AuthInfo): Promise<Login | undefined> {
    return new Promise((resolve) => {
      const answer = (user?: string, password = '') =>
        resolve(user === undefined ? undefined : { user, password })
      if (!this.emit('login', asked, answer)) resolve(undefined)
    })
  }
}

/** All created requests, and (`requested`) those that were sent. */
export const requests: FakeClientRequest[] = []
export const requested: FakeClientRequest[] = []

/** A WebSocket that connects to nothing. */
export class FakeSocket {
  readonly address: string

  constructor(address: string) {
    this.address = address
  }
}

/** A WebSocket through the network of the session. It asks nobody for a login, and uses the one that is known. */
class OnlineSocket extends WebSocket {
  constructor(address: string, options: Electron.WebSocketOptions = {}) {
    const { defaultSession } = session
    const url = new URL(address.replace(/^ws/, 'http'))
    let isAsked = false
    const askLogin = () => {
      const login = isAsked ? undefined : defaultSession.login
      isAsked = true
      return Promise.resolve(login)
    }
    const createConnection = (_options: unknown, done: (error: Error | null, socket?: Socket) => void) =>
      callbackify(open)(url, { session: defaultSession, askLogin }, done)
    super(address, { headers: options.headers, createConnection } as unknown as ClientOptions)
  }
}

export const net = {
  request: (options: Electron.ClientRequestConstructorOptions | string) => new FakeClientRequest(options),
  get WebSocket(): typeof FakeSocket | typeof OnlineSocket {
    return environment.isOnline === true ? OnlineSocket : FakeSocket
  },
}
