/** Shortest wait; anything shorter comes from rounding. */
const MIN_MS = 0.01

/**
 * Keeps the service's interval rule by the local clock: after each chunk, at least half of its duration. A
 * backlog is sent at no more than twice the pace of speech, and live speech never waits.
 */
export class Pacer {
  #earliest = Number.NEGATIVE_INFINITY

  /** Milliseconds until the next chunk may leave. */
  waitMs(now: number): number {
    const waitMs = this.#earliest - now
    return waitMs < MIN_MS ? 0 : waitMs
  }

  sent(now: number, durationMs: number): void {
    this.#earliest = now + durationMs / 2
  }
}
