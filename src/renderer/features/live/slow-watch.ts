/** Speech waits although there is a link: so much of it, and for so long, is noticed. */
const SLOW_MS = 2500
const FINE_MS = 1000
const AFTER_MS = 2000

/** Tells when the network takes speech more slowly than it is spoken; what is catching up is not slow. */
export class SlowWatch {
  #before = 0
  #since: number | undefined
  #isSlow = false

  /** @param now milliseconds */
  take(heldMs: number, isStreaming: boolean, now: number): boolean {
    const isCatchingUp = heldMs < this.#before
    this.#before = heldMs
    if (!isStreaming || heldMs < FINE_MS) {
      this.#since = undefined
      this.#isSlow = false
    } else if (heldMs > SLOW_MS && !isCatchingUp) this.#since ??= now
    else if (!this.#isSlow) this.#since = undefined
    if (this.#since !== undefined && now - this.#since >= AFTER_MS) this.#isSlow = true
    return this.#isSlow
  }
}
