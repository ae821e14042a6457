import { connect } from 'node:net'

/** What a server made of bytes that need not be HTTP. */
export interface RawAnswer {
  /** Of the first response; 0 where there was none. */
  readonly status: number
  /** Everything that came back, with the heads of all responses. */
  readonly text: string
}

const LIMIT_MS = 3000

/** Sends bytes as they are, and reads until the server hangs up. One that does not is read for 3 s. */
export function rawRequest(address: string, bytes: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve) => {
    let text = ''
    const socket = connect({ host: hostname, port: Number(port) })
    const end = () => {
      socket.destroy()
      resolve({ status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1] ?? 0), text })
    }
    socket.setTimeout(LIMIT_MS, end)
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1')
    })
    socket.on('error', end).on('close', end)
    socket.write(Buffer.from(bytes, 'latin1'))
  })
}

/** A request with a head of our making, after which the server hangs up. */
export const head = (line: string, headers: readonly string[]): string =>
  [line, ...headers, 'Connection: close', '', ''].join('\r\n')
