/** Lets so many work at a time, in the order they came. */
export class Slots {
  #free: number
  readonly #waiting: (() => void)[] = []

  constructor(count: number) {
    this.#free = count
  }

  /**
   * Waits for its turn, or until `signal` aborts.
   *
   * @returns ends the turn; nothing where the wait was given up
   */
  async take(signal: AbortSignal): Promise<(() => void) | undefined> {
    if (signal.aborted) return undefined
    if (this.#free > 0) {
      this.#free -= 1
      return this.#turn()
    }
    const isMine = await new Promise<boolean>((resolve) => {
      const turn = () => resolve(true)
      this.#waiting.push(turn)
      signal.addEventListener(
        'abort',
        () => {
          const at = this.#waiting.indexOf(turn)
          if (at < 0) return
          this.#waiting.splice(at, 1)
          resolve(false)
        },
        { once: true },
      )
    })
    return isMine ? this.#turn() : undefined
  }

  #turn(): () => void {
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      const next = this.#waiting.shift()
      if (next === undefined) this.#free += 1
      else next()
    }
  }
}
