import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A request that a peer received. */
export interface Received {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

export type Answer = (response: ServerResponse, request: Received) => void

/** Certificate and key of an HTTPS server, in PEM. */
interface Identity {
  readonly cert: string
  readonly key: string
}

/** An HTTP server on loopback that is scripted by the test and records its requests. */
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

  /** @param identity makes it an HTTPS server */
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

  /** Sets the next answers; the last one is repeated. */
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
