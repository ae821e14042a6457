import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'

/** A proxy of a network: it is asked for hosts by name, finds all of them on this computer, and hears what passes. */
export interface TestProxy {
  /** `host:port` of itself. */
  readonly host: string
  /** The hosts it was asked for, as `name:port`. */
  readonly asked: string[]
  /** Every byte that came from the client, in what it was asked and in what it passed on. */
  heard(): string
  close(): Promise<void>
}

/** What passes through a proxy, and all that is open in it. */
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

  /** Joins a client to whatever listens at a port of this computer. */
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

  heard(): string {
    return Buffer.concat(this.#chunks).toString('latin1')
  }

  end(): void {
    for (const socket of this.#open) socket.destroy()
  }
}

interface HttpProxyOptions {
  /** `user:password` that it asks for. */
  readonly login?: string
  /** What it answers to everything, if it lets nobody through. */
  readonly refusal?: number
}

const headText = ({ method, url, rawHeaders }: IncomingMessage) =>
  `${method} ${url} ${rawHeaders.join(' ')}\n`

/** A proxy that tunnels with CONNECT. */
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    heard: () => passage.heard(),
    async close() {
      passage.end()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
