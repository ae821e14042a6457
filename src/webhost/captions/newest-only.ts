/** Kinds that may wait: a viewer that stands still for many sessions misses the oldest ones. */
const MAX_KINDS = 64

/**
 * Sends a viewer the newest message of each kind, one each time that it asks. What it was too slow for is never
 * sent, so that a slow viewer is neither behind nor in the way.
 */
export class NewestOnly {
  readonly #send: (message: Uint8Array) => void
  readonly #waiting = new Map<string, Uint8Array>()
  #isAsked = true

  constructor(send: (message: Uint8Array) => void) {
    this.#send = send
  }

  /** Replaces the message of the same kind that waits. */
  put(kind: string, message: Uint8Array): void {
    this.#waiting.set(kind, message)
    if (this.#waiting.size > MAX_KINDS) this.#dropOldest()
    if (this.#isAsked) this.#sendOldest()
  }

  /** @returns false if it has asked already and received nothing since */
  next(): boolean {
    if (this.#isAsked) return false
    this.#isAsked = true
    this.#sendOldest()
    return true
  }

  #sendOldest(): void {
    const message = this.#dropOldest()
    if (message === undefined) return
    this.#isAsked = false
    this.#send(message)
  }

  #dropOldest(): Uint8Array | undefined {
    const [oldest] = this.#waiting
    if (oldest === undefined) return undefined
    const [kind, message] = oldest
    this.#waiting.delete(kind)
    return message
  }
}
