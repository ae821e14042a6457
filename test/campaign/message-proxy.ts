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

/** Forwards requests and messages to a service one by one. */
export class MessageProxy {
  /** Tokens of reconnect requests, in order, and whether each was answered. */
  readonly resumed: { readonly token: string; readonly isAnswered: boolean }[] = []
  /** Called for each reconnect request. */
  onResume: () => void = () => undefined
  /** Address of the service; it may change to another one. */
  target: URL
  readonly #server: Server
  readonly #sockets = new WebSocketServer({ noServer: true })
  readonly #refusals: Refusal[] = []
  /** Answers every ticket request that the key is not valid. */
  isKeyRefused = false
  /** Withholds transcripts from now on, so that tentative text is never concluded. */
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

  /** Answers the next ticket requests with these refusals. */
  refuse(refusals: readonly Refusal[]): void {
    this.#refusals.push(...refusals)
  }

  /** Applies a fault to the service's next message. */
  injectMessageFault(how: MessageFault): void {
    this.#stream?.injectMessageFault(how)
  }

  /** Sends a message in the client's name for which the service ends the session. */
  endSession(): void {
    this.#stream?.endSession()
  }

  /** Closes the stream with a close frame. */
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

  /** @param isLost whether the service handles the request but its answer is lost */
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
    // The service rejects a connection by closing it.
    far.on('error', () => socket.destroy())
    far.on('open', () =>
      this.#sockets.handleUpgrade(request, socket, head, (near) => {
        this.#stream = new Stream(near, far, (frame) => this.leavesTentative && isTranscript(frame))
      }),
    )
  }
}

/** A forwarded WebSocket. */
class Stream {
  readonly near: WebSocket
  readonly far: WebSocket
  readonly #messageFaults = new MessageFaultInjector()
  #isBinary = false

  /** @param isWithheld whether a message of the service is dropped */
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
