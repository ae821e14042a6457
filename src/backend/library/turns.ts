/**
 * Turns of long work in a thread that answers requests: each step waits for its turn, so that requests are answered in
 * between, however many such works there are.
 */
export class Turns {
  #last: Promise<void> = Promise.resolve()
  #isOver = false

  /** @returns whether to go on: false if the thread is to end, which does not wait for the rest */
  async next(): Promise<boolean> {
    this.#last = this.#last.then(() => new Promise((resolve) => setImmediate(resolve)))
    await this.#last
    return !this.#isOver
  }

  end(): void {
    this.#isOver = true
  }
}
