import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A request as a peer received it. */
export interface Received {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

export type Answer = (response: ServerResponse, request: Received) => void

/** What an HTTPS server shows of itself, in PEM. */
interface Identity {
  readonly cert: string
  readonly key: string
}

/** An HTTP server on loopback that answers as the test says, and remembers what it was asked. */
export class HttpPeer {
  readonly received: Received[] = []
  readonly #server: Server
  readonly #scheme: string
  #answers: Answer[] = []

  private constructor(identity?: Identity) {
    const serve = (request: IncomingMessage, response: ServerResponse) => void this.#serve(request, response)
    this.#scheme = identity === undefined ? 'http' : 'https'
    this.#server = identity === undefined ? createServer(serve) : createSecureServer(identity, serve)
  }

  /** @param identity with one, it speaks HTTPS */
  static async listen(identity?: Identity): Promise<HttpPeer> {
    const peer = new HttpPeer(identity)
    await new Promise<void>((resolve) => peer.#server.listen(0, '127.0.0.1', resolve))
    return peer
  }

  get address(): string {
    return `${this.#scheme}://127.0.0.1:${this.port}`
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  /** The last answer is given to all requests after it. */
  answerWith(...answers: Answer[]): void {
    this.#answers = answers
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request
    const received = { method, url, headers, body: await text(request) }
    this.received.push(received)
    const answer = this.#answers.length > 1 ? this.#answers.shift() : this.#answers[0]
    if (answer === undefined) response.writeHead(500).end()
    else answer(response, received)
  }
}

export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', 'X-Trace-ID': 'trace-7', ...headers })
    response.end(JSON.stringify(body))
  }
