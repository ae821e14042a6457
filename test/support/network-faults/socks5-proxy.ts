import { createServer, type Socket } from 'node:net'
import { Passage, type TestProxy } from './http-proxy.ts'

const VERSION = 5
const NO_AUTHENTICATION = 0
const NONE_ACCEPTABLE = 0xff
const BY_NAME = 3
const OK_REPLY = Buffer.from([VERSION, 0, 0, 1, 127, 0, 0, 1, 0, 0])

/** The next chunk of bytes from a client. */
const next = (client: Socket) => new Promise<Buffer>((resolve) => client.once('data', resolve))

interface Socks5Options {
  /** Requires authentication. */
  readonly isClosed?: boolean
}

/** A SOCKS5 proxy (RFC 1928), limited to clients that request hosts by name. */
export async function startSocks5Proxy({ isClosed = false }: Socks5Options = {}): Promise<TestProxy> {
  const passage = new Passage()
  const asked: string[] = []

  async function serve(client: Socket): Promise<void> {
    passage.hear(await next(client))
    client.write(Buffer.from([VERSION, isClosed ? NONE_ACCEPTABLE : NO_AUTHENTICATION]))
    if (isClosed) return void client.end()
    const request = await next(client)
    passage.hear(request)
    if (request[3] !== BY_NAME) return void client.end(Buffer.from([VERSION, 8, 0, 1, 0, 0, 0, 0, 0, 0]))
    const end = 5 + (request[4] ?? 0)
    const port = request.readUInt16BE(end)
    asked.push(`${request.subarray(5, end).toString()}:${port}`)
    passage.join(client, port, () => client.write(OK_REPLY))
  }

  const server = createServer((client) => {
    passage.keep(client)
    void serve(client)
  })
  return passage.listen(server, asked)
}
