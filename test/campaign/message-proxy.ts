import {
  createServer,
  type IncomingMessage,
  request as passOn,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { WebSocket, WebSocketServer } from 'ws'
import { type Disturbance, Disturber, nonsense } from './disturber.ts'
import type { Refusal } from './schedule.ts'

const VOICE_PATH = '/v3/voice/realtime'
const STATUS = { '429': 429, '503': 503, '500': 500, '401': 401 } as const

/** Stands before a service and passes on what is said, request by request and message by message. */
export class MessageProxy {
  /** Tokens that a request to reconnect was made with, in order, and whether its answer was told. */
  readonly resumed: { readonly token: string; readonly isAnswered: boolean }[] = []
  /** Is told of each request to reconnect. */
  onResume: () => void = () => undefined
  /** Of the service behind: another one may take its place. */
  target: URL
  readonly #server: Server
  readonly #sockets = new WebSocketServer({ noServer: true })
  readonly #refusals: Refusal[] = []
  #stream: Stream | undefined

  private constructor(target: string) {
    this.target = new URL(target)
    this.#server = createServer((request, response) => this.#answer(request, response))
    this.#server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head))
  }

  static async to(target: string): Promise<MessageProxy> {
    const proxy = new MessageProxy(target)
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve))
    return proxy
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** The next requests for a ticket are answered so. */
  refuse(refusals: readonly Refusal[]): void {
    this.#refusals.push(...refusals)
  }

  /** The next message of the service is spoilt. */
  disturb(how: Disturbance): void {
    this.#stream?.disturb(how)
  }

  /** Says something in the client's name that ends the session. */
  endSession(): void {
    this.#stream?.endSession()
  }

  /** Ends the stream with a word. */
  closeStream(): void {
    this.#stream?.near.close(1001)
  }

  async close(): Promise<void> {
    for (const client of this.#sockets.clients) client.terminate()
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.target)
    const refusal = pathname === VOICE_PATH ? this.#refusals.shift() : undefined
    const token = searchParams.get('token')
    if (pathname === VOICE_PATH && token !== null) {
      this.resumed.push({ token, isAnswered: refusal !== 'lost' })
      this.onResume()
    }
    if (refusal === undefined || refusal === 'lost') return this.#pass(request, response, refusal === 'lost')
    request.resume()
    const headers = refusal === '429' ? { 'Retry-After': '1' } : {}
    response.writeHead(STATUS[refusal], headers).end('{"message":"refused"}')
  }

  /** @param isLost whether the service does what it was asked to, and nobody hears of it */
  #pass(request: IncomingMessage, response: ServerResponse, isLost: boolean): void {
    const { hostname, port } = this.target
    const { method, url, headers } = request
    const onward = passOn({ hostname, port, method, path: url, headers, agent: false }, (answer) => {
      if (isLost) return void response.destroy()
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const far = new WebSocket(`ws://${this.target.host}${request.url}`)
    socket.on('error', () => far.terminate())
    // Whom the service does not admit is told so by a connection that ends.
    far.on('error', () => socket.destroy())
    far.on('open', () =>
      this.#sockets.handleUpgrade(request, socket, head, (near) => {
        this.#stream = new Stream(near, far)
      }),
    )
  }
}

/** Both ends of a WebSocket. */
class Stream {
  readonly near: WebSocket
  readonly far: WebSocket
  readonly #disturber = new Disturber()
  #isBinary = false

  constructor(near: WebSocket, far: WebSocket) {
    this.near = near
    this.far = far
    near.on('message', (data: Buffer, isBinary) => {
      this.#isBinary = isBinary
      far.send(data, { binary: isBinary })
    })
    far.on('message', (data: Buffer, isBinary) => {
      const frame = isBinary ? Uint8Array.from(data) : data.toString()
      for (const each of this.#disturber.pass(frame)) near.send(each)
    })
    near.on('close', () => far.close())
    far.on('close', () => near.close())
    near.on('error', () => far.terminate())
  }

  disturb(how: Disturbance): void {
    this.#disturber.disturb(how)
  }

  endSession(): void {
    this.far.send(nonsense(this.#isBinary ? 'msgpack' : 'json'))
  }
}
