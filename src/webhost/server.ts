import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import type { Log } from '../core/log.ts'
import { BRIDGE_PATH } from '../core/web-bridge.ts'
import type { BridgeSockets } from './bridge-socket.ts'
import { refuse } from './pages.ts'

const LOOPBACK = '127.0.0.1'
/**
 * Room for a glossary of 100,000 entries of some 140 bytes each, with the names of their fields and the envelope.
 * It is by far the largest call; a limit stays, so that no message can fill the memory.
 */
const MOST_MESSAGE_BYTES = 16 * 1024 * 1024

type Pages = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * An HTTP server for this computer alone. A name in the Host header that is not exactly ours may be another
 * site's that was made to point here, and an Origin that is not ours is another site's page: both are refused.
 */
export class LoopbackServer {
  readonly #server: Server
  readonly #sockets: WebSocketServer
  #host = ''

  constructor(pages: Pages, bridge: BridgeSockets, log: Log) {
    this.#sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_MESSAGE_BYTES })
    this.#server = createServer((request, response) => {
      if (!this.#isOurs(request)) return refuse(response, 403)
      pages(request, response).catch((thrown: unknown) => {
        log.warn('a page could not be served', { detail: String(thrown) })
        if (response.headersSent) response.destroy()
        else refuse(response, 500)
      })
    })
    this.#server.on('upgrade', (request, socket, head) => {
      // Node leaves this socket to us: an error that nobody hears would end the program.
      socket.on('error', () => socket.destroy())
      const isBridge = request.url === BRIDGE_PATH && request.headers.origin !== undefined
      if (!isBridge || !this.#isOurs(request))
        socket.end('HTTP/1.1 403 Forbidden\r\n\r\n', () => socket.destroy())
      else this.#sockets.handleUpgrade(request, socket, head, (accepted) => bridge.accept(accepted))
    })
  }

  /**
   * @param port 0 for any free one
   * @returns the address that it listens at; rejects where the port is taken
   */
  listen(port: number): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject)
      this.#server.listen(port, LOOPBACK, () => {
        this.#server.off('error', reject)
        this.#host = `${LOOPBACK}:${(this.#server.address() as AddressInfo).port}`
        resolve(`http://${this.#host}`)
      })
    })
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets.clients) socket.terminate()
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #isOurs({ headers }: IncomingMessage): boolean {
    return (
      headers.host === this.#host && (headers.origin ?? `http://${this.#host}`) === `http://${this.#host}`
    )
  }
}
