import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Log } from '../core/base/log.ts'
import { CappedSet } from './capped-set.ts'
import { refuseRequest } from './serve-pages.ts'

const LOOPBACK = '127.0.0.1'
/** Origin of local files in browsers: the opening page posts its form from there. */
const ORIGINS_OF_FILES: ReadonlySet<string | undefined> = new Set(['null', 'file://'])

/**
 * Maximum number of connections besides those of admitted pages. A browser needs six at a time; the limit keeps
 * other programs from using up the file descriptors.
 */
const MAX_CONNECTIONS = 64
/** Short timeouts suffice: programs on this computer send their requests at once. */
const TIMEOUTS = { headersTimeout: 5000, requestTimeout: 10_000, connectionsCheckingInterval: 1000 }

/** The host's end of the WebSockets at one path. */
export interface SocketEndpoint {
  readonly path: string
  readonly maxBytes: number
  /** @param wire the connection below the WebSocket */
  readonly accept: (socket: WebSocket, wire: Duplex) => void
}

/** @param admit called for a request of an admitted page: its connection is not counted any more */
type Pages = (request: IncomingMessage, response: ServerResponse, admit: () => void) => Promise<void>

/**
 * HTTP server for this computer only. It refuses requests with another Host header, which may come from a site
 * whose name was made to resolve to this computer (DNS rebinding), and requests with another Origin, which come
 * from other sites. The one exception is a form of a local page, which must contain a key.
 */
export class LoopbackServer {
  readonly #server: Server
  readonly #log: Log
  readonly #sockets: readonly WebSocketServer[]
  readonly #connections = new CappedSet<Duplex>(MAX_CONNECTIONS, (connection) => connection.destroy())
  #host = ''

  constructor(pages: Pages, endpoints: readonly SocketEndpoint[], log: Log) {
    const sockets = endpoints.map(({ path, maxBytes, accept }) => ({
      path,
      server: new WebSocketServer({ noServer: true, maxPayload: maxBytes }),
      accept,
    }))
    this.#log = log
    this.#sockets = sockets.map(({ server }) => server)
    this.#server = createServer(TIMEOUTS, (request, response) => {
      if (!this.#isOurs(request)) return refuseRequest(response, 403)
      pages(request, response, () => this.#connections.delete(request.socket)).catch((thrown: unknown) => {
        log.warn('a page could not be served', { detail: String(thrown) })
        if (response.headersSent) response.destroy()
        else refuseRequest(response, 500)
      })
    })
    this.#server.on('connection', (connection: Duplex) => {
      this.#connections.add(connection)
      connection.on('close', () => this.#connections.delete(connection))
    })
    this.#server.on('upgrade', (request, socket, head) => {
      // Node leaves this socket to the handler: an unhandled error would end the process.
      socket.on('error', () => socket.destroy())
      const endpoint = sockets.find(({ path }) => path === request.url)
      if (endpoint === undefined || request.headers.origin === undefined || !this.#isOurs(request))
        socket.end('HTTP/1.1 403 Forbidden\r\n\r\n', () => socket.destroy())
      else
        endpoint.server.handleUpgrade(request, socket, head, (accepted) => {
          this.#connections.delete(socket)
          endpoint.accept(accepted, socket)
        })
    })
  }

  /**
   * @param port 0 for any free port
   * @returns the address of the server; rejects if the port is taken
   */
  listen(port: number): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject)
      this.#server.listen(port, LOOPBACK, () => {
        this.#server.off('error', reject)
        // Such as a lack of file descriptors: without a handler, it would end the process.
        this.#server.on('error', (error) => this.#log.warn('the port has failed', { detail: String(error) }))
        this.#host = `${LOOPBACK}:${(this.#server.address() as AddressInfo).port}`
        resolve(`http://${this.#host}`)
      })
    })
  }

  async close(): Promise<void> {
    for (const { clients } of this.#sockets) for (const socket of clients) socket.terminate()
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #isOurs({ method, headers: { origin }, headersDistinct: { host = [] } }: IncomingMessage): boolean {
    if (host.length !== 1 || host[0] !== this.#host) return false
    const isOwnPage = origin === undefined || origin === `http://${this.#host}`
    return isOwnPage || (method === 'POST' && ORIGINS_OF_FILES.has(origin))
  }
}
