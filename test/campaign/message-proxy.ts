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
import { isTranscript, type MessageFault, MessageFaultInjector, nonsense } from './message-fault-injector.ts'
import { type Refusal, refusesToken } from './schedule.ts'

const VOICE_PATH = '/v3/voice/realtime'

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
  /** Every request for a ticket is answered that the key is not valid. */
  isKeyRefused = false
  /** What is told from now on is not told to the end: nothing more is concluded. */
  leavesTentative = false
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
  injectMessageFault(how: MessageFault): void {
    this.#stream?.injectMessageFault(how)
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
    const token = searchParams.get('token')
    const refusal = pathname === VOICE_PATH ? this.#refusal(token) : undefined
    if (pathname === VOICE_PATH && token !== null) {
      this.resumed.push({ token, isAnswered: refusal !== 'lost' })
      this.onResume()
    }
    if (refusal === undefined || refusal === 'lost') return this.#pass(request, response, refusal === 'lost')
    request.resume()
    const headers = refusal === '429' ? { 'Retry-After': '1' } : {}
    response.writeHead(Number(refusal), headers).end('{"message":"refused"}')
  }

  #refusal(token: string | null): Refusal | undefined {
    if (this.isKeyRefused) return '401'
    const refusal = this.#refusals.shift()
    return refusal !== undefined && token === null && refusesToken(refusal) ? undefined : refusal
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
        this.#stream = new Stream(near, far, (frame) => this.leavesTentative && isTranscript(frame))
      }),
    )
  }
}

/** Both ends of a WebSocket. */
class Stream {
  readonly near: WebSocket
  readonly far: WebSocket
  readonly #messageFaults = new MessageFaultInjector()
  #isBinary = false

  /** @param isWithheld whether a message of the service gets lost */
  constructor(
    near: WebSocket,
    far: WebSocket,
    isWithheld: (frame: string | Uint8Array<ArrayBuffer>) => boolean,
  ) {
    this.near = near
    this.far = far
    near.on('message', (data: Buffer, isBinary) => {
      this.#isBinary = isBinary
      far.send(data, { binary: isBinary })
    })
    far.on('message', (data: Buffer, isBinary) => {
      const frame = isBinary ? Uint8Array.from(data) : data.toString()
      if (isWithheld(frame)) return
      for (const each of this.#messageFaults.pass(frame)) near.send(each)
    })
    near.on('close', () => far.close())
    far.on('close', () => near.close())
    near.on('error', () => far.terminate())
  }

  injectMessageFault(how: MessageFault): void {
    this.#messageFaults.injectMessageFault(how)
  }

  endSession(): void {
    this.far.send(nonsense(this.#isBinary ? 'msgpack' : 'json'))
  }
}
