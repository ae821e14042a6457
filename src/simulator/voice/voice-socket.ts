import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import { type ApiResponse, loopbackHostOf, refusal } from '../rest/http/api-request.ts'
import { STREAM_PATH, tokenRefusals } from '../rest/voice-routes.ts'
import type { Link, StreamConnection } from './served-session.ts'
import type { SessionTickets } from './session-tickets.ts'

/** Far larger than a chunk in base64: the session decides which chunks are too large. */
const LARGEST_FRAME = 1 << 23

/** Opens voice streams: handles the HTTP requests that upgrade to WebSockets. */
export class VoiceSocket {
  readonly #sessions: SessionTickets
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: LARGEST_FRAME })

  constructor(sessions: SessionTickets) {
    this.#sessions = sessions
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // A client that disconnects before the answer needs no handling.
    socket.on('error', () => socket.destroy())
    const admitted = this.#admit(request)
    if (typeof admitted !== 'function') return refuseUpgrade(socket, admitted)
    this.#server.handleUpgrade(request, socket, head, (webSocket) => serve(webSocket, admitted))
  }

  close(): void {
    for (const client of this.#server.clients) client.terminate()
  }

  #admit(request: IncomingMessage): ((connection: StreamConnection) => Link) | ApiResponse {
    const host = loopbackHostOf(request)
    if (host === undefined) return refusal(403, 'This service answers on this computer only.')
    const address = URL.parse(request.url ?? '/', `http://${host}`)
    if (address?.pathname !== STREAM_PATH) return refusal(404, 'Not found.')
    const token = address.searchParams.get('token')
    if (token === null) return refusal(400, "Parameter 'token' not specified.")
    const admitted = this.#sessions.admit(token)
    return typeof admitted === 'string' ? tokenRefusals[admitted] : admitted
  }
}

function serve(webSocket: WebSocket, connect: (connection: StreamConnection) => Link): void {
  const link = connect({
    send: (frame) => webSocket.send(frame),
    close: (code, reason) => webSocket.close(code, reason),
  })
  webSocket.on('message', (data, isBinary) => link.receive(toBytes(data), isBinary))
  webSocket.on('close', () => link.lost())
  // A protocol violation closes the connection, which `close` reports.
  webSocket.on('error', () => webSocket.terminate())
}

const toBytes = (data: RawData): Uint8Array =>
  Array.isArray(data) ? Buffer.concat(data) : data instanceof ArrayBuffer ? new Uint8Array(data) : data

function refuseUpgrade(socket: Duplex, { status, body }: ApiResponse): void {
  const text = JSON.stringify(body ?? {})
  socket.end(
    [
      `HTTP/1.1 ${status} Refused`,
      'Connection: close',
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(text)}`,
      '',
      text,
    ].join('\r\n'),
  )
}
