import type { Clock } from '../../core/base/clock.ts'
import type { Retention } from '../../core/session/library/retention.ts'

const EACH_MS = 60 * 60_000

interface SweepingOptions {
  readonly clock: Clock
  /** Retention at the start. */
  readonly retention: Retention
  /** Deletes expired content. */
  readonly sweep: () => void
}

/** Sweeps every hour, and at once when the retention changes. */
export class Sweeping {
  readonly #options: SweepingOptions
  #retention: Retention
  #cancel: () => void = () => undefined

  constructor(options: SweepingOptions) {
    this.#options = options
    this.#retention = options.retention
  }

  /** Sweeps at once and then at intervals. */
  begin(): void {
    this.#options.sweep()
    this.#cancel = this.#options.clock.after(EACH_MS, () => this.begin())
  }

  keepTo(retention: Retention): void {
    if (retention === this.#retention) return
    this.#retention = retention
    this.#options.sweep()
  }

  end(): void {
    this.#cancel()
  }
}
