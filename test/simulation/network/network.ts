import type { Clock } from '../../../src/core/base/clock.ts'

/** Present state of the network between two computers. */
export class Network {
  readonly clock: Clock
  latencyMs = 15
  bytesPerMs = Number.POSITIVE_INFINITY
  isDown = false
  /** Time before which no data is delivered. */
  stalledUntil = 0

  constructor(clock: Clock) {
    this.clock = clock
  }

  /** Runs `run` on arrival at the other side, which a stall delays. */
  travel(run: () => void): void {
    const wait = Math.max(this.latencyMs, this.stalledUntil - this.clock.now())
    this.clock.after(wait, () => {
      if (this.clock.now() < this.stalledUntil) this.travel(run)
      else run()
    })
  }
}

/** One direction of a connection: data is delivered later, in order, until the connection is cut. */
export class Pipe {
  readonly #network: Network
  /** Data in transit, oldest first. A stall may delay what was sent before it, and nothing overtakes that. */
  readonly #travelling: { readonly arrivesAt: number; readonly run: () => void }[] = []
  #freeAt = 0
  #waiting = 0
  #isCut = false
  /** Data is dropped silently. */
  isDead = false
  /** Data stays in the socket's buffer. */
  isFull = false

  constructor(network: Network) {
    this.#network = network
  }

  /** Bytes that have not been sent. */
  get waiting(): number {
    return this.#waiting
  }

  send(bytes: number, run: () => void): void {
    const { clock, bytesPerMs } = this.#network
    const now = clock.now()
    this.#waiting += bytes
    if (this.isFull) return
    this.#freeAt = Math.max(now, this.#freeAt) + bytes / bytesPerMs
    clock.after(this.#freeAt - now, () => {
      this.#waiting -= bytes
      this.#travelling.push({ arrivesAt: clock.now() + this.#network.latencyMs, run })
      if (this.#travelling.length === 1) this.#awaitOldest()
    })
  }

  cut(): void {
    this.#isCut = true
  }

  #awaitOldest(): void {
    const { clock, stalledUntil } = this.#network
    const oldest = this.#travelling[0]
    if (oldest === undefined) return
    clock.after(Math.max(0, oldest.arrivesAt - clock.now(), stalledUntil - clock.now()), () => {
      if (clock.now() >= this.#network.stalledUntil) {
        this.#travelling.shift()
        if (!this.#isCut && !this.isDead) oldest.run()
      }
      this.#awaitOldest()
    })
  }
}
