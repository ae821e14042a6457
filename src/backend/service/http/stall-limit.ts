import type { Clock } from '../../../core/base/clock.ts'

/** Aborts work that has made no progress for a while: long work has no total limit. */
export class StallLimit {
  readonly afterMs: number
  readonly #clock: Clock
  readonly #abort = new AbortController()
  #cancel: () => void

  constructor(clock: Clock, afterMs: number) {
    this.#clock = clock
    this.afterMs = afterMs
    this.#cancel = this.#arm()
  }

  get signal(): AbortSignal {
    return this.#abort.signal
  }

  get isReached(): boolean {
    return this.#abort.signal.aborted
  }

  /** Reports progress. */
  reset(): void {
    this.#cancel()
    this.#cancel = this.#arm()
  }

  end(): void {
    this.#cancel()
  }

  #arm(): () => void {
    return this.#clock.after(this.afterMs, () => this.#abort.abort())
  }
}
