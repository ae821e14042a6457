import { connect } from 'node:net'

/** Response of a server to bytes that need not be HTTP. */
export interface RawAnswer {
  /** Status of the first response; 0 without one. */
  readonly status: number
  /** All received bytes, with the heads of all responses. */
  readonly text: string
}

const SILENCE_MS = 3000

/**
 * Sends raw bytes and reads until the server closes the connection, or says nothing more for 3 s. Its first answer takes
 * as long as it takes.
 */
export function rawRequest(address: string, bytes: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve) => {
    let text = ''
    const socket = connect({ host: hostname, port: Number(port) })
    const end = () => {
      socket.destroy()
      resolve({ status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1] ?? 0), text })
    }
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1')
      socket.setTimeout(SILENCE_MS)
    })
    socket.on('timeout', end).on('error', end).on('close', end)
    socket.write(Buffer.from(bytes, 'latin1'))
  })
}

/** A request with a custom head, after which the server closes the connection. */
export const head = (line: string, headers: readonly string[]): string =>
  [line, ...headers, 'Connection: close', '', ''].join('\r\n')
