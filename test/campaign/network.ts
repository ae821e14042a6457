import type { Clock } from '../../src/core/clock.ts'

/** How the way between two computers is at the moment. */
export class Network {
  readonly clock: Clock
  latencyMs = 15
  bytesPerMs = Number.POSITIVE_INFINITY
  isDown = false
  /** Nothing arrives before that. */
  stalledUntil = 0

  constructor(clock: Clock) {
    this.clock = clock
  }

  /** Runs something when it has got to the other side, which may be never. */
  travel(run: () => void): void {
    const wait = Math.max(this.latencyMs, this.stalledUntil - this.clock.now())
    this.clock.after(wait, () => {
      if (this.clock.now() < this.stalledUntil) this.travel(run)
      else run()
    })
  }
}

/** One direction of a connection: what goes in comes out later, in order, until it is cut. */
export class Pipe {
  readonly #network: Network
  #freeAt = 0
  #arrivesAt = 0
  #waiting = 0
  #isCut = false
  /** Nothing comes out any more, and nobody is told. */
  isDead = false
  /** What goes in stays in the socket. */
  isFull = false

  constructor(network: Network) {
    this.#network = network
  }

  /** Bytes that have not left. */
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
      this.#arrive(run)
    })
  }

  cut(): void {
    this.#isCut = true
  }

  #arrive(run: () => void): void {
    const { clock, latencyMs, stalledUntil } = this.#network
    const now = clock.now()
    // Nothing overtakes what went before it.
    this.#arrivesAt = Math.max(this.#arrivesAt, now + latencyMs, stalledUntil)
    clock.after(this.#arrivesAt - now, () => {
      if (this.#isCut || this.isDead) return
      if (clock.now() < this.#network.stalledUntil) this.#arrive(run)
      else run()
    })
  }
}
