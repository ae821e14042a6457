import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { decode, encode } from '@msgpack/msgpack'
import { WebSocket } from 'ws'
import { BRIDGE_PATH } from '../../../src/core/contract/web-bridge.ts'

export interface Asked {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Asks a web host with a path and headers that `fetch` would mend. */
export async function ask(
  address: string,
  path: string,
  { method = 'GET', headers = {}, body }: Asked,
): Promise<Answer> {
  const { hostname, port } = new URL(address)
  const sent = request({ hostname, port, path, method, headers }).end(body)
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    sent.on('response', resolve).on('error', reject),
  )
  return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) }
}

/** The other end of a web host's bridge, which may say anything. */
export class BridgePeer {
  readonly #socket: WebSocket
  readonly #opened: Promise<unknown>
  #calls = 0
  /** Messages of the host, oldest first. */
  readonly received: unknown[] = []
  /** Resolves with the code of the close; -1 if the connection was refused. */
  readonly closed: Promise<number>

  constructor(address: string, origin: string) {
    const socket = new WebSocket(`${address.replace('http', 'ws')}${BRIDGE_PATH}`, { origin })
    this.#socket = socket
    this.#opened = new Promise((resolve) => socket.on('open', resolve))
    this.closed = new Promise((resolve) => {
      socket.on('close', resolve)
      socket.on('error', () => resolve(-1))
    })
    socket.on('message', (data: Buffer) => this.received.push(decode(data)))
  }

  async say(message: unknown): Promise<void> {
    await this.#opened
    this.#socket.send(encode(message))
  }

  /** The value of a call that must succeed. */
  async call<T>(name: string, input: object = {}): Promise<T> {
    const id = (this.#calls += 1)
    await this.say({ id, call: name, input })
    for (let at = 0; ; at += 1) {
      const message = (await this.until(at)) as {
        readonly id?: number
        readonly result?: { readonly ok: boolean; readonly value: T }
      }
      if (message.id !== id || message.result === undefined) continue
      if (!message.result.ok) throw new Error(`${name}: ${JSON.stringify(message.result)}`)
      return message.result.value
    }
  }

  /** The next message of the host. */
  async next(): Promise<unknown> {
    const count = this.received.length
    while (this.received.length === count) await once(this.#socket, 'message')
    return this.received[count]
  }

  /** The host's message at a position, whether it has arrived or not. */
  async until(at: number): Promise<unknown> {
    while (this.received.length <= at) await once(this.#socket, 'message')
    return this.received[at]
  }

  close(): void {
    this.#socket.close()
  }

  terminate(): void {
    this.#socket.terminate()
  }
}
