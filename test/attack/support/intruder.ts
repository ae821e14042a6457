import { once } from 'node:events'
import { decode, encode } from '@msgpack/msgpack'
import { WebSocket } from 'ws'
import { BRIDGE_PATH } from '../../../src/core/contract/web-bridge.ts'

/** The next thing that a socket experiences. */
export type SocketEvent =
  | { readonly type: 'message'; readonly message: unknown }
  | { readonly type: 'closed'; readonly code: number }
  | { readonly type: 'silence' }

/** A program on this computer that connects to the socket of the web host and pretends to be one of its pages. */
export class Intruder {
  readonly #socket: WebSocket
  readonly #received: unknown[] = []
  #closedWith: number | undefined
  #wake: () => void = () => undefined

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('message', (data: Buffer) => {
      this.#received.push(decode(data))
      this.#wake()
    })
    const closed = (code: number) => {
      this.#closedWith ??= code
      this.#wake()
    }
    socket.on('close', closed)
    socket.on('error', () => closed(-1))
  }

  static async connect(address: string, headers: Record<string, string> = {}): Promise<Intruder> {
    const socket = new WebSocket(address.replace(/^http/, 'ws') + BRIDGE_PATH, {
      perMessageDeflate: false,
      headers: { origin: address, ...headers },
    })
    const intruder = new Intruder(socket)
    await Promise.race([once(socket, 'open'), once(socket, 'close')]).catch(() => undefined)
    return intruder
  }

  say(message: unknown): this {
    return this.send(encode(message))
  }

  send(bytes: Uint8Array | string): this {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(bytes)
    return this
  }

  ping(): this {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.ping()
    return this
  }

  /** Sends raw bytes, below the WebSocket protocol. */
  sendRaw(bytes: Uint8Array): this {
    const { _socket: wire } = this.#socket as unknown as { _socket: NodeJS.WritableStream }
    wire.write(bytes)
    return this
  }

  get isOpen(): boolean {
    return this.#closedWith === undefined
  }

  /** Waits for a message or the end of the connection; without a limit, for as long as the attack may take. */
  async next(limitMs?: number): Promise<SocketEvent> {
    if (this.#received.length === 0 && this.#closedWith === undefined)
      await new Promise<void>((resolve) => {
        const timer = limitMs === undefined ? undefined : setTimeout(resolve, limitMs)
        this.#wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    const message = this.#received.shift()
    if (message !== undefined) return { type: 'message', message }
    return this.#closedWith === undefined ? { type: 'silence' } : { type: 'closed', code: this.#closedWith }
  }

  end(): void {
    this.#socket.terminate()
  }
}
