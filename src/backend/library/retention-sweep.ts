import type { Clock } from '../../core/base/clock.ts'
import type { Retention } from '../../core/session/library/retention.ts'

const SWEEP_INTERVAL_MS = 60 * 60_000

interface RetentionSweepOptions {
  readonly clock: Clock
  /** Retention at the start. */
  readonly retention: Retention
  /** Deletes expired content. */
  readonly sweep: () => void
}

/** Has expired content deleted every hour, and at once when the retention changes. */
export class RetentionSweep {
  readonly #options: RetentionSweepOptions
  #retention: Retention
  #cancel: () => void = () => undefined

  constructor(options: RetentionSweepOptions) {
    this.#options = options
    this.#retention = options.retention
  }

  /** Sweeps at once and then at intervals. */
  begin(): void {
    this.#options.sweep()
    this.#cancel = this.#options.clock.after(SWEEP_INTERVAL_MS, () => this.begin())
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
