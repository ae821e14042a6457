import type { Socket } from 'node:net'
import { RateLimit } from './rate-limit.ts'

/** Connections of one device: a browser uses up to six at a time, and some networks show several phones as one. */
export const MAX_CONNECTIONS_OF_ADDRESS = 24
/** Requests of one device in `WINDOW_MS`. */
export const MAX_REQUESTS = 100
const WINDOW_MS = 10_000
/** Finds phones that left the network, while nothing is on its way to them. */
const KEEP_ALIVE_MS = 30_000

/** Limits what one device may take of a room, by its address. */
export class RoomDevices {
  readonly #connections = new Map<string, number>()
  readonly #requests: RateLimit

  /** @param now milliseconds of a steady clock */
  constructor(now: () => number) {
    this.#requests = new RateLimit(now, WINDOW_MS, MAX_REQUESTS)
  }

  /** Ends a connection that is one too many. */
  admit(socket: Socket): void {
    const address = socket.remoteAddress ?? ''
    const count = (this.#connections.get(address) ?? 0) + 1
    socket.on('error', () => socket.destroy())
    if (count > MAX_CONNECTIONS_OF_ADDRESS) return void socket.destroy()
    this.#connections.set(address, count)
    socket.setKeepAlive(true, KEEP_ALIVE_MS)
    socket.on('close', () => {
      const left = (this.#connections.get(address) ?? 1) - 1
      if (left === 0) this.#connections.delete(address)
      else this.#connections.set(address, left)
    })
  }

  /** Counts a request. */
  isFlood({ remoteAddress: address = '' }: Socket): boolean {
    return this.#requests.isOver(address)
  }
}
