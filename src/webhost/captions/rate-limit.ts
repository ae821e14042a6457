/** A limit on messages: on average so many a second, and as many at once. */
export class RateLimit {
  readonly #perSecond: number
  readonly #now: () => number
  #left: number
  #countedAt: number

  constructor(perSecond: number, now: () => number) {
    this.#perSecond = perSecond
    this.#now = now
    this.#left = perSecond
    this.#countedAt = now()
  }

  /** @returns whether one more message is within the limit */
  take(): boolean {
    const now = this.#now()
    const regained = ((now - this.#countedAt) / 1000) * this.#perSecond
    this.#left = Math.min(this.#perSecond, this.#left + regained)
    this.#countedAt = now
    if (this.#left < 1) return false
    this.#left -= 1
    return true
  }
}
