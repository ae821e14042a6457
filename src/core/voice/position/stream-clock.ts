/** Media sent this long before a message arrived has been received: longer than any round trip. */
const ROUND_TRIP_MS = 4000

/**
 * The service's clock, as far as it is known. The service counts received media, the client sent media. With
 * a lost link, an unknown part of the last media is lost; the client is ahead from then on, until that is
 * measured.
 */
export class StreamClock {
  #ms = 0
  /** Media that has certainly been received. */
  #ackedMs = 0
  /** Media that may have been lost with earlier links. */
  #uncertainMs = 0
  /** Stream times by sending time, back to the newest that a message would acknowledge. */
  #log: { readonly at: number; readonly ms: number }[] = []

  /** Sent media, in milliseconds. */
  get ms(): number {
    return this.#ms
  }

  /** Amount of sent media that may not have been received. */
  get unackedMs(): number {
    return this.#ms - this.#ackedMs
  }

  /** A new session counts from zero. */
  reset(): void {
    this.#ms = 0
    this.#ackedMs = 0
    this.#uncertainMs = 0
    this.#log = []
  }

  /** A message over a new link says nothing about media sent over the previous one. */
  newLink(): void {
    this.#uncertainMs = this.unackedMs
    this.#log = []
  }

  sent(now: number, durationMs: number): void {
    this.#ms += durationMs
    this.#log.push({ at: now, ms: this.#ms })
    // A quiet room can be sent for hours without any message.
    if ((this.#log[1]?.at ?? now) <= now - ROUND_TRIP_MS) this.#log.shift()
  }

  /** Handles a message of the service. */
  onMessage(now: number): void {
    const old = this.#log.findLastIndex(({ at }) => at <= now - ROUND_TRIP_MS)
    if (old < 0) return
    this.#acknowledge((this.#log[old]?.ms ?? 0) - this.#uncertainMs)
    this.#log.splice(0, old + 1)
  }

  /** Handles a transcript that ends at this stream time. */
  reported(streamMs: number): void {
    this.#acknowledge(streamMs)
  }

  /**
   * Applies a measured loss: the service's clock is behind by that much.
   *
   * @param isAll whether this is all that was lost with this and earlier links
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
