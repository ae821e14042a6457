import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { encode } from '@msgpack/msgpack'
import type { WebSocket } from 'ws'
import type { Caller } from '../core/base/call.ts'
import { decodeMessage } from '../core/base/formats/decode-message.ts'
import { type Dispatch, OpenCalls } from '../core/contract/dispatch.ts'
import {
  type Challenge,
  CLOSE_NOT_ADMITTED,
  CLOSE_PROTOCOL,
  HELLO_LIMITS,
  type HostMessage,
  PAGE_LIMITS,
  type PageMessage,
  pageMessageSchema,
  type Welcome,
} from '../core/contract/web-bridge.ts'
import type { Resumptions } from './admission/resumptions.ts'
import { Strangers } from './admission/strangers.ts'
import type { PageAccess } from './page-access.ts'
import { peerOf } from './peer-program.ts'

/** WebSocket's own code. */
const CLOSE_GOING_AWAY = 1001
/** Time for the pages to receive what was sent to them. */
const END_LIMIT_MS = 500

const pack = (message: HostMessage): Uint8Array => encode(message, { ignoreUndefined: true })

function unpack(data: unknown, isAdmitted: boolean): PageMessage | undefined {
  if (!(data instanceof Uint8Array)) return undefined
  const decoded = decodeMessage(data, isAdmitted ? PAGE_LIMITS : HELLO_LIMITS)
  return decoded.ok ? pageMessageSchema.safeParse(decoded.value).data : undefined
}

interface BridgeSocketsOptions {
  readonly access: PageAccess
  readonly resumptions: Resumptions
  readonly dispatch: Dispatch
  /** Called after a page was admitted: it can receive events. */
  readonly welcomed: () => void
  /** Address of the host. */
  readonly address: () => string
}

/** WebSockets of the admitted pages: each page can make calls, and all receive events. */
export class BridgeSockets {
  readonly #access: PageAccess
  readonly #resumptions: Resumptions
  readonly #dispatch: Dispatch
  readonly #admitted = new Map<WebSocket, OpenCalls>()
  readonly #strangers = new Strangers()
  readonly #wires = new Map<number, Duplex>()
  readonly #welcomed: () => void
  readonly #address: () => string
  #callers = 0

  constructor({ access, resumptions, dispatch, welcomed, address }: BridgeSocketsOptions) {
    this.#access = access
    this.#resumptions = resumptions
    this.#dispatch = dispatch
    this.#welcomed = welcomed
    this.#address = address
  }

  publish(event: string, payload: unknown): void {
    const message = pack({ event, payload })
    for (const socket of this.#admitted.keys()) socket.send(message)
  }

  /** File name of the browser that shows a page, such as `firefox`, if the system tells. */
  async peerOf({ id }: Caller): Promise<string | undefined> {
    const wire = this.#wires.get(id)
    return wire instanceof Socket ? peerOf(wire) : undefined
  }

  /** @param wire the connection below the WebSocket */
  accept(socket: WebSocket, wire: Duplex): void {
    const admitted = this.#strangers.guard(socket, wire)
    const id = (this.#callers += 1)
    socket.on('message', (data) => {
      const calls = this.#admitted.get(socket)
      const message = unpack(data, calls !== undefined)
      if (message === undefined) return socket.close(CLOSE_PROTOCOL)
      if ('challenge' in message) return this.#prove(socket, message.challenge)
      const welcome = 'hello' in message ? this.#admit(message.hello) : undefined
      if (calls === undefined) {
        if (welcome === undefined) return socket.close(CLOSE_NOT_ADMITTED)
        admitted()
        this.#admitted.set(socket, new OpenCalls(this.#dispatch, { id }))
        this.#wires.set(id, wire)
      }
      // The key of a link that is opened in an admitted page is redeemed as well, so that it cannot be used again.
      if (welcome !== undefined) {
        socket.send(pack({ welcome }))
        this.#welcomed()
      }
      if (calls === undefined || 'hello' in message) return
      if ('cancel' in message) return calls.cancel(message.cancel)
      void this.#call(socket, calls, message)
    })
    // After an error, the socket closes itself.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      admitted()
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

  /** Closes the connections of all pages once what was sent to them has arrived, or after a time limit. */
  async end(): Promise<void> {
    const closed = [...this.#admitted.keys()].map((socket) => {
      const isClosed = new Promise((resolve) => socket.once('close', resolve))
      socket.close(CLOSE_GOING_AWAY)
      return isClosed
    })
    await Promise.race([Promise.all(closed), new Promise((resolve) => setTimeout(resolve, END_LIMIT_MS))])
  }

  #prove(socket: WebSocket, challenge: Challenge): void {
    const answer = this.#resumptions.prove(challenge, this.#address())
    if (answer === undefined) socket.close(CLOSE_NOT_ADMITTED)
    else socket.send(pack({ answer }))
  }

  #admit(hello: { key: string } | { secret: string }): Welcome | undefined {
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
