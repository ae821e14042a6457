import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { encode } from '@msgpack/msgpack'
import type { WebSocket } from 'ws'
import type { Caller } from '../core/base/call.ts'
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
import { peerProgram } from './peer-program.ts'

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

/** WebSockets of the admitted pages: each page can make calls, and all receive events. */
export class BridgeSockets {
  readonly #access: Access
  readonly #dispatch: Dispatch
  readonly #admitted = new Map<WebSocket, OpenCalls>()
  readonly #strangers = new CappedSet<WebSocket>(MAX_STRANGERS, (socket) => socket.terminate())
  readonly #wires = new Map<number, Duplex>()
  #callers = 0

  constructor(access: Access, dispatch: Dispatch) {
    this.#access = access
    this.#dispatch = dispatch
  }

  publish(event: string, payload: unknown): void {
    const message = pack({ event, payload })
    for (const socket of this.#admitted.keys()) socket.send(message)
  }

  /** File name of the browser that shows a page, if the system tells. */
  async programOf({ id }: Caller): Promise<string | undefined> {
    const wire = this.#wires.get(id)
    return wire instanceof Socket ? peerProgram(wire) : undefined
  }

  /** @param wire the connection below the WebSocket */
  accept(socket: WebSocket, wire: Duplex): void {
    const limit = setTimeout(() => socket.close(CLOSE_NOT_ADMITTED), HELLO_LIMIT_MS)
    let bytes = 0
    const count = (received: Uint8Array) => {
      bytes += received.length
      if (bytes > MAX_BYTES_BEFORE_HELLO) socket.terminate()
    }
    wire.on('data', count)
    this.#strangers.add(socket)
    const id = (this.#callers += 1)
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
        this.#admitted.set(socket, new OpenCalls(this.#dispatch, { id }))
        this.#wires.set(id, wire)
      }
      // The key of a link that is opened in an admitted page is redeemed as well, so that it cannot be used again.
      if (admission !== undefined) socket.send(pack({ welcome: admission }))
      if (calls === undefined || 'hello' in message) return
      if ('cancel' in message) return calls.cancel(message.cancel)
      void this.#call(socket, calls, message)
    })
    // After an error, the socket closes itself.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(limit)
      this.#strangers.delete(socket)
      this.#admitted.get(socket)?.cancelAll()
      this.#admitted.delete(socket)
      this.#wires.delete(id)
    })
  }

  /** Closes the connections of all pages: they need a new key. */
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
    const send = (message: HostMessage) => {
      if (this.#admitted.has(socket)) socket.send(pack(message))
    }
    const result = await calls.answer(id, call, input, (progress) => send({ id, progress }))
    send({ id, result })
  }
}
