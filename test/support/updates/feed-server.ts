import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = (response: ServerResponse, request: IncomingMessage) => void

/** A static server of updates on the loopback address, which a test can make misbehave. */
export class FeedServer {
  readonly #server: Server
  /** Files by name. */
  readonly files = new Map<string, Buffer>()
  /** Answers in place of files, by name. */
  readonly faults = new Map<string, Answer>()
  readonly requests: { readonly path: string; readonly headers: IncomingMessage['headers'] }[] = []

  private constructor(server: Server) {
    this.#server = server
    server.on('request', (request: IncomingMessage, response: ServerResponse) =>
      this.#answer(request, response),
    )
  }

  static async listen(): Promise<FeedServer> {
    const server = createServer()
    const feeds = new FeedServer(server)
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    return feeds
  }

  /** Folder of the feed. */
  get folder(): URL {
    return new URL(`http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/parley/`)
  }

  /** Names of the requested files, in order. */
  get asked(): string[] {
    return this.requests.map(({ path }) => decodeURIComponent(path.split('/').at(-1) ?? ''))
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((closed) => this.#server.close(closed))
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const path = request.url ?? ''
    this.requests.push({ path, headers: request.headers })
    const name = decodeURIComponent(path.split('/').at(-1) ?? '')
    const fault = this.faults.get(name)
    if (fault !== undefined) return fault(response, request)
    const file = this.files.get(name)
    if (file === undefined || !path.startsWith('/parley/')) return void response.writeHead(404).end()
    sendFile(file)(response, request)
  }
}

export const sendFile =
  (file: Buffer): Answer =>
  (response) =>
    void response.writeHead(200, { 'Content-Length': file.length }).end(file)

/** Sends the first bytes of a file, and then cuts the connection. */
export const cutAfter =
  (file: Buffer, bytes: number): Answer =>
  (response) => {
    response.writeHead(200, { 'Content-Length': file.length })
    response.write(file.subarray(0, bytes), () => setTimeout(() => response.destroy(), 20))
  }

/** Sends the first bytes of a file, and then nothing. */
export const stallAfter =
  (file: Buffer, bytes: number): Answer =>
  (response) => {
    response.writeHead(200, { 'Content-Length': file.length })
    response.write(file.subarray(0, bytes))
  }

export const redirectTo =
  (address: string): Answer =>
  (response) =>
    void response.writeHead(302, { Location: address }).end()
