import { decode, encode } from '@msgpack/msgpack'
import type { WebSocket } from 'ws'
import { type Dispatch, OpenCalls } from '../core/dispatch.ts'
import {
  CLOSE_NOT_ADMITTED,
  type HostMessage,
  type PageMessage,
  pageMessageSchema,
} from '../core/web-bridge.ts'
import type { Access } from './access.ts'

/** How long a page may take to say who it is. */
const HELLO_LIMIT_MS = 5000
const CLOSE_PROTOCOL = 1002

const pack = (message: HostMessage): Uint8Array => encode(message, { ignoreUndefined: true })

function unpack(data: unknown): PageMessage | undefined {
  if (!(data instanceof Uint8Array)) return undefined
  try {
    const parsed = pageMessageSchema.safeParse(decode(data))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

/** The sockets of the pages that were let in: each may call, and all hear the events. */
export class BridgeSockets {
  readonly #access: Access
  readonly #dispatch: Dispatch
  readonly #admitted = new Map<WebSocket, OpenCalls>()

  constructor(access: Access, dispatch: Dispatch) {
    this.#access = access
    this.#dispatch = dispatch
  }

  publish(event: string, payload: unknown): void {
    const message = pack({ event, payload })
    for (const socket of this.#admitted.keys()) socket.send(message)
  }

  accept(socket: WebSocket): void {
    const limit = setTimeout(() => socket.close(CLOSE_NOT_ADMITTED), HELLO_LIMIT_MS)
    socket.on('message', (data) => {
      const message = unpack(data)
      if (message === undefined) return socket.close(CLOSE_PROTOCOL)
      if ('hello' in message) {
        clearTimeout(limit)
        return this.#hello(socket, message.hello)
      }
      const calls = this.#admitted.get(socket)
      if (calls === undefined) return socket.close(CLOSE_NOT_ADMITTED)
      if ('cancel' in message) return calls.cancel(message.cancel)
      void this.#call(socket, calls, message)
    })
    // The socket closes after an error by itself.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(limit)
      this.#admitted.get(socket)?.cancelAll()
      this.#admitted.delete(socket)
    })
  }

  #hello(socket: WebSocket, hello: { key: string } | { secret: string }): void {
    const secret = 'key' in hello ? this.#access.redeem(hello.key) : hello.secret
    if (secret === undefined || !this.#access.isSecret(secret)) return socket.close(CLOSE_NOT_ADMITTED)
    this.#admitted.set(socket, new OpenCalls(this.#dispatch))
    socket.send(pack({ welcome: { secret } }))
  }

  async #call(
    socket: WebSocket,
    calls: OpenCalls,
    { id, call, input }: Extract<PageMessage, { call: string }>,
  ): Promise<void> {
    const tell = (message: HostMessage) => {
      if (this.#admitted.has(socket)) socket.send(pack(message))
    }
    const result = await calls.answer(id, call, input, (progress) => tell({ id, progress }))
    tell({ id, result })
  }
}
