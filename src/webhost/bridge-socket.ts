import type { Duplex } from 'node:stream'
import { encode } from '@msgpack/msgpack'
import type { WebSocket } from 'ws'
import { decodeMessage } from '../core/base/msgpack.ts'
import { type Dispatch, OpenCalls } from '../core/contract/dispatch.ts'
import {
  CLOSE_NOT_ADMITTED,
  HELLO_LIMITS,
  type HostMessage,
  PAGE_LIMITS,
  type PageMessage,
  pageMessageSchema,
} from '../core/contract/web-bridge.ts'
import type { Access, Admission } from './access.ts'
import { CappedSet } from './capped-set.ts'

/** Time limit for the hello of a page. */
const HELLO_LIMIT_MS = 5000
/** Wire limit before the hello: a hello with its frame, and some pings. */
const MAX_BYTES_BEFORE_HELLO = 4 * 1024
/**
 * Maximum number of unauthenticated sockets. A page authenticates at once, so the oldest one is the least
 * likely to be a page.
 */
const MAX_STRANGERS = 16
const CLOSE_PROTOCOL = 1002

const pack = (message: HostMessage): Uint8Array => encode(message, { ignoreUndefined: true })

function unpack(data: unknown, isAdmitted: boolean): PageMessage | undefined {
  if (!(data instanceof Uint8Array)) return undefined
  const decoded = decodeMessage(data, isAdmitted ? PAGE_LIMITS : HELLO_LIMITS)
  return decoded.ok ? pageMessageSchema.safeParse(decoded.value).data : undefined
}

/** The sockets of the pages that were let in: each may call, and all hear the events. */
export class BridgeSockets {
  readonly #access: Access
  readonly #dispatch: Dispatch
  readonly #admitted = new Map<WebSocket, OpenCalls>()
  readonly #strangers = new CappedSet<WebSocket>(MAX_STRANGERS, (socket) => socket.terminate())
  #callers = 0

  constructor(access: Access, dispatch: Dispatch) {
    this.#access = access
    this.#dispatch = dispatch
  }

  publish(event: string, payload: unknown): void {
    const message = pack({ event, payload })
    for (const socket of this.#admitted.keys()) socket.send(message)
  }

  /** @param wire the connection below the socket */
  accept(socket: WebSocket, wire: Duplex): void {
    const limit = setTimeout(() => socket.close(CLOSE_NOT_ADMITTED), HELLO_LIMIT_MS)
    let bytes = 0
    const count = (received: Uint8Array) => {
      bytes += received.length
      if (bytes > MAX_BYTES_BEFORE_HELLO) socket.terminate()
    }
    wire.on('data', count)
    this.#strangers.add(socket)
    socket.on('message', (data) => {
      const calls = this.#admitted.get(socket)
      const message = unpack(data, calls !== undefined)
      if (message === undefined) return socket.close(CLOSE_PROTOCOL)
      const admission = 'hello' in message ? this.#admit(message.hello) : undefined
      if (calls === undefined) {
        if (admission === undefined) return socket.close(CLOSE_NOT_ADMITTED)
        clearTimeout(limit)
        wire.off('data', count)
        this.#strangers.delete(socket)
        this.#admitted.set(socket, new OpenCalls(this.#dispatch, { id: (this.#callers += 1) }))
      }
      // A page that is in already spends the key of a link that was opened in it.
      if (admission !== undefined) socket.send(pack({ welcome: admission }))
      if (calls === undefined || 'hello' in message) return
      if ('cancel' in message) return calls.cancel(message.cancel)
      void this.#call(socket, calls, message)
    })
    // The socket closes after an error by itself.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(limit)
      this.#strangers.delete(socket)
      this.#admitted.get(socket)?.cancelAll()
      this.#admitted.delete(socket)
    })
  }

  /** Ends the connections of all pages: they need a new key. */
  shutOut(): void {
    for (const [socket, calls] of this.#admitted) {
      calls.cancelAll()
      this.#admitted.delete(socket)
      socket.close(CLOSE_NOT_ADMITTED)
    }
  }

  #admit(hello: { key: string } | { secret: string }): Admission | undefined {
    return 'key' in hello ? this.#access.redeem(hello.key) : this.#access.readmit(hello.secret)
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
