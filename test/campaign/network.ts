import type { Clock } from '../../src/core/base/clock.ts'

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
  /** On the way, oldest first: a stall may put off what was under way before it, and nothing overtakes that. */
  readonly #travelling: { readonly arrivesAt: number; readonly run: () => void }[] = []
  #freeAt = 0
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
