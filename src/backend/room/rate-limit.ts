/** Counts what each sender does in periods of a fixed length. */
export class RateLimit {
  readonly #now: () => number
  readonly #windowMs: number
  readonly #max: number
  readonly #counts = new Map<string, number>()
  #window = 0

  /** @param now milliseconds of a steady clock */
  constructor(now: () => number, windowMs: number, max: number) {
    this.#now = now
    this.#windowMs = windowMs
    this.#max = max
  }

  /** Counts one more, and says whether that is too many. */
  isOver(sender: string): boolean {
    const window = Math.floor(this.#now() / this.#windowMs)
    if (window !== this.#window) this.#counts.clear()
    this.#window = window
    const count = (this.#counts.get(sender) ?? 0) + 1
    this.#counts.set(sender, count)
    return count > this.#max
  }
}
