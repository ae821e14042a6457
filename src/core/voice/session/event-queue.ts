/** Handles one event after the other: what comes while one is handled waits until that is done. */
export class EventQueue<E> {
  readonly #handle: (event: E) => void
  readonly #waiting: E[] = []
  #isHandling = false

  constructor(handle: (event: E) => void) {
    this.#handle = handle
  }

  push(event: E): void {
    this.#waiting.push(event)
    if (this.#isHandling) return
    this.#isHandling = true
    try {
      for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift())
        this.#handle(next)
    } finally {
      this.#isHandling = false
    }
  }
}
