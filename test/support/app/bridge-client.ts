import { once } from 'node:events'
import { decode, encode } from '@msgpack/msgpack'
import { WebSocket } from 'ws'
import { BRIDGE_PATH, type HostMessage } from '../../../src/core/contract/web-bridge.ts'

/** The result of a call whose connection to the host is lost. */
const HOST_LOST = { ok: false, error: { kind: 'host-lost' } }

/** A client of the web host's bridge that renders nothing. */
export class BridgeClient {
  readonly #socket: WebSocket
  readonly #answers = new Map<number, (result: unknown) => void>()
  /** Events from the host so far. */
  readonly events: (readonly [name: string, payload: unknown])[] = []
  #id = 0

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('close', () => {
      for (const answer of this.#answers.values()) answer(HOST_LOST)
    })
    socket.on('message', (data: Buffer) => {
      const message = decode(data) as HostMessage
      if ('result' in message) this.#answers.get(message.id)?.(message.result)
      else if ('event' in message) this.events.push([message.event, message.payload])
    })
  }

  /** @param link as the web host prints it */
  static async open(link: string): Promise<BridgeClient> {
    const { origin, host, hash } = new URL(link)
    const socket = new WebSocket(`ws://${host}${BRIDGE_PATH}`, { origin })
    await once(socket, 'open')
    socket.send(encode({ hello: { key: hash.slice('#key='.length) } }))
    await once(socket, 'message')
    return new BridgeClient(socket)
  }

  invoke(call: string, input: unknown): Promise<unknown> {
    if (this.#socket.readyState !== WebSocket.OPEN) return Promise.resolve(HOST_LOST)
    const id = (this.#id += 1)
    this.#socket.send(encode({ id, call, input }, { ignoreUndefined: true }))
    return new Promise((resolve) => this.#answers.set(id, resolve))
  }

  /** Drops the connection, as a killed browser does. */
  terminate(): void {
    this.#socket.terminate()
  }

  close(): void {
    this.#socket.close()
  }
}
