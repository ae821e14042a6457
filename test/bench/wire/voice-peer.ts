import { decode, encode } from '@msgpack/msgpack'
import { type WebSocket, WebSocketServer } from 'ws'
import { ok } from '../../../src/core/base/result.ts'

/** A media chunk and the time of its arrival, in milliseconds since 1970. */
export interface Arrival {
  readonly at: number
  readonly data: Uint8Array
}

/** The server of a voice stream: records when chunks arrive and sends what the benchmark passes to it. */
export class VoicePeer {
  readonly arrivals: Arrival[] = []
  readonly #server: WebSocketServer
  #socket: WebSocket | undefined

  private constructor(server: WebSocketServer) {
    this.#server = server
    server.on('connection', (socket) => {
      this.#socket = socket
      socket.on('message', (frame: Buffer) => this.#take(frame))
    })
  }

  static async listen(): Promise<VoicePeer> {
    const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
    await new Promise((resolve) => server.once('listening', resolve))
    return new VoicePeer(server)
  }

  get address(): string {
    const address = this.#server.address()
    if (address === null || typeof address === 'string') throw new Error('the peer does not listen')
    return `ws://127.0.0.1:${address.port}/`
  }

  /** Issues a ticket for this peer to any session. */
  readonly admit = () =>
    Promise.resolve(ok({ sessionId: 'bench', streamingUrl: this.address, token: 'bench', account: 'bench' }))

  /** @returns the time of sending, in milliseconds since 1970 */
  send(message: object): number {
    const frame = encode(message)
    const at = performance.timeOrigin + performance.now()
    this.#socket?.send(frame)
    return at
  }

  async close(): Promise<void> {
    for (const client of this.#server.clients) client.terminate()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #take(frame: Buffer): void {
    const at = performance.timeOrigin + performance.now()
    const message = decode(frame) as { source_media_chunk?: { data: Uint8Array } }
    const data = message.source_media_chunk?.data
    if (data !== undefined) this.arrivals.push({ at, data: data.slice() })
  }
}
