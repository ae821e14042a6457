import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import { CLOSE_NOT_ADMITTED } from '../../core/contract/web-bridge.ts'
import { CappedSet } from '../capped-set.ts'

/** Time limit for the hello of a client. */
const HELLO_LIMIT_MS = 5000
/** Wire limit before the hello: a hello with its frame, and some pings. */
const MAX_BYTES_BEFORE_HELLO = 4 * 1024
/**
 * Maximum number of unauthenticated sockets. A page authenticates at once, so the oldest one is the least
 * likely to be a page.
 */
const MAX_STRANGERS = 16

/** Sockets that are not admitted yet, which are limited in number, time and bytes. */
export class Strangers {
  readonly #sockets = new CappedSet<WebSocket>(MAX_STRANGERS, (socket) => socket.terminate())

  /**
   * @param wire the connection below the WebSocket
   * @returns lifts the limits; called when the socket is admitted, and when it has closed
   */
  guard(socket: WebSocket, wire: Duplex): () => void {
    const limit = setTimeout(() => socket.close(CLOSE_NOT_ADMITTED), HELLO_LIMIT_MS)
    let bytes = 0
    const count = (received: Uint8Array) => {
      bytes += received.length
      if (bytes > MAX_BYTES_BEFORE_HELLO) socket.terminate()
    }
    wire.on('data', count)
    this.#sockets.add(socket)
    return () => {
      clearTimeout(limit)
      wire.off('data', count)
      this.#sockets.delete(socket)
    }
  }
}
