import type { Socket } from 'node:net'

/** Present state of the network between two computers. */
export interface Weather {
  readonly latencyMs: number
  readonly bytesPerMs: number
  /** Time before which no data is delivered, by `performance.now()`. */
  readonly stalledUntil: number
}

interface Travelling {
  readonly arrivesAt: number
  /** Undefined for the end of the stream. */
  readonly bytes: Buffer | undefined
}

/** One direction of a TCP connection: bytes are delivered later, in order. */
export class FaultyNetwork {
  readonly #to: Socket
  readonly #weather: () => Weather
  readonly #travelling: Travelling[] = []
  #freeAt = 0
  #isFirst = true
  /** Whether the first bytes request a WebSocket upgrade. */
  isStream = false
  /** Bytes are dropped silently. */
  isDead = false

  constructor(from: Socket, to: Socket, weather: () => Weather) {
    this.#to = to
    this.#weather = weather
    from.on('data', (bytes: Buffer) => this.#enter(bytes))
    from.on('end', () => this.#enter(undefined))
  }

  #enter(bytes: Buffer | undefined): void {
    if (this.#isFirst) this.isStream = /upgrade: websocket/i.test(bytes?.toString('latin1') ?? '')
    this.#isFirst = false
    if (this.isDead) return
    const { latencyMs, bytesPerMs } = this.#weather()
    this.#freeAt = Math.max(performance.now(), this.#freeAt) + (bytes?.length ?? 0) / bytesPerMs
    this.#travelling.push({ arrivesAt: this.#freeAt + latencyMs, bytes })
    if (this.#travelling.length === 1) this.#awaitOldest()
  }

  #awaitOldest(): void {
    const oldest = this.#travelling[0]
    if (oldest === undefined || this.#to.destroyed) return
    const waitMs = Math.max(oldest.arrivesAt, this.#weather().stalledUntil) - performance.now()
    if (waitMs > 0) return void setTimeout(() => this.#awaitOldest(), waitMs)
    this.#travelling.shift()
    if (this.isDead) return
    if (oldest.bytes === undefined) this.#to.end()
    else this.#to.write(oldest.bytes)
    this.#awaitOldest()
  }
}
