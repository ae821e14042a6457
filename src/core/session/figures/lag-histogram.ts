/** Ratio between the limits of a bin: a quantile is off by half a percent at most. */
const RATIO = 1.01

/** Typical and slow values of a distribution, in milliseconds. */
export interface LagSpread {
  readonly medianMs: number
  /** 95th percentile. */
  readonly slowMs: number
}

/** Distribution of any number of lags in bounded memory. */
export class LagHistogram {
  readonly #bins = new Map<number, number>()
  #count = 0

  add(lagMs: number): void {
    const bin = Math.floor(Math.log(Math.max(1, lagMs)) / Math.log(RATIO))
    this.#bins.set(bin, (this.#bins.get(bin) ?? 0) + 1)
    this.#count += 1
  }

  /** @returns undefined without values */
  get spread(): LagSpread | undefined {
    return this.#count === 0 ? undefined : { medianMs: this.#quantile(0.5), slowMs: this.#quantile(0.95) }
  }

  #quantile(share: number): number {
    let rank = Math.min(this.#count - 1, Math.floor(this.#count * share))
    for (const [bin, count] of [...this.#bins].toSorted(([a], [b]) => a - b)) {
      rank -= count
      if (rank < 0) return Math.round(RATIO ** (bin + 0.5))
    }
    return 0
  }
}
