/** What was sent so long before a message of the service came has arrived: longer than any round trip. */
const ROUND_TRIP_MS = 4000

/**
 * The service's clock, as far as we know it: it counts the media that it has received, and we that which we have
 * sent. With a link, an unknown part of what was sent last is lost; from then on we are ahead, until that is found
 * out.
 */
export class StreamClock {
  #ms = 0
  /** So much has surely been received. */
  #ackedMs = 0
  /** So much may have been lost with links before this one. */
  #uncertainMs = 0
  /** How far we were at which time, as far back as the newest that a message would prove. */
  #log: { readonly at: number; readonly ms: number }[] = []

  /** Media that was sent, in milliseconds. */
  get ms(): number {
    return this.#ms
  }

  /** How much of it may not have been received. */
  get unackedMs(): number {
    return this.#ms - this.#ackedMs
  }

  /** A new session counts from zero again. */
  reset(): void {
    this.#ms = 0
    this.#ackedMs = 0
    this.#uncertainMs = 0
    this.#log = []
  }

  /** What comes over a new link says nothing about what was sent over the one before. */
  newLink(): void {
    this.#uncertainMs = this.unackedMs
    this.#log = []
  }

  sent(now: number, durationMs: number): void {
    this.#ms += durationMs
    this.#log.push({ at: now, ms: this.#ms })
    // A quiet room is sent for hours, and nobody says anything.
    if ((this.#log[1]?.at ?? now) <= now - ROUND_TRIP_MS) this.#log.shift()
  }

  /** A message has come. */
  onMessage(now: number): void {
    const old = this.#log.findLastIndex(({ at }) => at <= now - ROUND_TRIP_MS)
    if (old < 0) return
    this.#acknowledge((this.#log[old]?.ms ?? 0) - this.#uncertainMs)
    this.#log.splice(0, old + 1)
  }

  /** The service has told of something that ends at this stream time. */
  reported(streamMs: number): void {
    this.#acknowledge(streamMs)
  }

  /**
   * So much was lost: the service is not as far as we thought.
   *
   * @param isAll nothing else can have been lost, with this link or one before
   */
  correct(lostMs: number, isAll: boolean): void {
    this.#ms -= lostMs
    this.#uncertainMs = isAll ? 0 : Math.max(0, this.#uncertainMs - lostMs)
    this.#log = this.#log.map(({ at, ms }) => ({ at, ms: ms - lostMs }))
  }

  #acknowledge(ms: number): void {
    this.#ackedMs = Math.max(this.#ackedMs, Math.min(ms, this.#ms))
  }
}
