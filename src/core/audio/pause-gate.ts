/** The service concludes what it has heard once silence follows: so much of it goes out first. */
const SETTLE_S = 2
/** The service ends a session that brings nothing for 30 s; every codec makes bytes of so much silence. */
const EVERY_S = 15
const KEEP_ALIVE_S = 0.5

/** What becomes of a stretch of sound: it goes out, silence of its length goes out, or nothing does. */
export type Passage = 'sound' | 'silence' | 'nothing'

/**
 * Decides what is sent while a session is paused: as little as keeps it open. A muted session goes on sending
 * silence at the pace of speech; a paused one does not, so that it is not charged for.
 */
export class PauseGate {
  readonly #rate: number
  /** Samples since the pause began, while there is one. */
  #paused: number | undefined

  /** @param rate samples a second */
  constructor(rate: number) {
    this.#rate = rate
  }

  set isPaused(isPaused: boolean) {
    this.#paused = isPaused ? (this.#paused ?? 0) : undefined
  }

  /** @param length samples that were captured */
  take(length: number): Passage {
    if (this.#paused === undefined) return 'sound'
    const at = this.#paused / this.#rate
    this.#paused += length
    return at < SETTLE_S || at % EVERY_S >= EVERY_S - KEEP_ALIVE_S ? 'silence' : 'nothing'
  }
}
