/** Recent delay of captions behind their words, in milliseconds. */
export interface LagSpread {
  readonly medianMs: number
  /** 95th percentile. */
  readonly mostMs: number
}

const KEPT = 200
const FEWEST = 5

/** Collects the lags of the latest captions. Each session has its own instance. */
export class LagWatch {
  #lags: number[] = []

  /** @returns undefined until there are enough values */
  take(lagMs: number): LagSpread | undefined {
    this.#lags = [...this.#lags.slice(1 - KEPT), lagMs]
    if (this.#lags.length < FEWEST) return undefined
    const sorted = this.#lags.toSorted((a, b) => a - b)
    const at = (share: number) =>
      sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? lagMs
    return { medianMs: at(0.5), mostMs: at(0.95) }
  }
}
