/** Speech waits although there is a link: so much of it, and for so long, is noticed. */
const SLOW_MS = 2500
const FINE_MS = 1000
const AFTER_MS = 2000

/** Tells when the network takes speech more slowly than it is spoken; what is catching up is not slow. */
export class SlowWatch {
  /** When the held amount began to grow, or last shrank. */
  #from: { readonly at: number; readonly heldMs: number } | undefined
  #isSlow = false

  /** @param now milliseconds */
  take(heldMs: number, isStreaming: boolean, now: number): boolean {
    if (!isStreaming || heldMs < FINE_MS) {
      this.#from = undefined
      this.#isSlow = false
    } else if (heldMs > SLOW_MS) {
      this.#from ??= { at: now, heldMs }
      // Each message takes a little away: what counts is whether there is more after a while.
      if (now - this.#from.at >= AFTER_MS) {
        if (heldMs >= this.#from.heldMs) this.#isSlow = true
        this.#from = { at: now, heldMs }
      }
    } else if (!this.#isSlow) this.#from = undefined
    return this.#isSlow
  }
}
