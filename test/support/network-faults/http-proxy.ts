import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect, type Server, type Socket } from 'node:net'

/** A proxy on this computer that resolves every host name to this computer and records the traffic. */
export interface TestProxy {
  /** The proxy's own `host:port`. */
  readonly host: string
  /** Requested hosts, as `name:port`. */
  readonly asked: string[]
  /** All bytes from the client: requests to the proxy and tunnelled data. */
  heard(): string
  close(): Promise<void>
}

/** Traffic and open sockets of a proxy. */
export class Passage {
  readonly #chunks: Buffer[] = []
  readonly #open = new Set<Socket>()

  hear(chunk: Buffer | string): void {
    this.#chunks.push(Buffer.from(chunk))
  }

  keep(socket: Socket): void {
    this.#open.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => this.#open.delete(socket))
  }

  /** Connects a client to a port of this computer. */
  join(client: Socket, port: number, joined: () => void): void {
    const target = connect(port, '127.0.0.1', () => {
      joined()
      client.on('data', (chunk: Buffer) => {
        this.hear(chunk)
        target.write(chunk)
      })
      target.pipe(client)
    })
    this.keep(target)
    client.on('close', () => target.destroy())
    target.on('close', () => client.destroy())
  }

  /** Serves a proxy until it is closed. */
  async listen(server: Server, asked: string[]): Promise<TestProxy> {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return {
      host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
      asked,
      heard: () => Buffer.concat(this.#chunks).toString('latin1'),
      close: async () => {
        for (const socket of this.#open) socket.destroy()
        await new Promise((resolve) => server.close(resolve))
      },
    }
  }
}

interface HttpProxyOptions {
  /** Required `user:password`. */
  readonly login?: string
  /** Status with which it refuses every request. */
  readonly refusal?: number
}

const headText = ({ method, url, rawHeaders }: IncomingMessage) =>
  `${method} ${url} ${rawHeaders.join(' ')}\n`

/** An HTTP proxy that tunnels with CONNECT. */
export async function startHttpProxy({ login, refusal }: HttpProxyOptions = {}): Promise<TestProxy> {
  const passage = new Passage()
  const asked: string[] = []
  const expected = login && `Basic ${Buffer.from(login).toString('base64')}`
  const server = createServer((request, response) => {
    passage.hear(headText(request))
    response.writeHead(501).end()
  })
  server.on('connection', (socket) => passage.keep(socket))
  server.on('connect', (request, client: Socket) => {
    passage.hear(headText(request))
    if (request.headers['proxy-authorization'] !== expected)
      return void client.end(
        'HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic realm="t"\r\n\r\n',
      )
    if (refusal !== undefined) return void client.end(`HTTP/1.1 ${refusal} No\r\n\r\n`)
    const target = request.url ?? ''
    asked.push(target)
    passage.join(client, Number(target.split(':')[1]), () => client.write('HTTP/1.1 200 OK\r\n\r\n'))
  })
  return passage.listen(server, asked)
}
