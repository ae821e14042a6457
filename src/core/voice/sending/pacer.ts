/** Shortest wait; anything shorter comes from rounding. */
const MIN_MS = 0.01

/**
 * Keeps the service's interval rule by our own clock: after a chunk, wait at least half of its duration. So a
 * backlog goes out at twice the pace of speech at most, and live speech never waits.
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
