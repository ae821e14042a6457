/** How far captions were behind their words lately, in milliseconds. */
export interface LagSpread {
  readonly medianMs: number
  /** Of twenty captions, nineteen are no later than this. */
  readonly mostMs: number
}

const KEPT = 200
const FEWEST = 5

/** Remembers the lags of the last captions. One session, one watch. */
export class LagWatch {
  #lags: number[] = []

  /** @returns nothing until there are enough of them to tell */
  take(lagMs: number): LagSpread | undefined {
    this.#lags = [...this.#lags.slice(1 - KEPT), lagMs]
    if (this.#lags.length < FEWEST) return undefined
    const sorted = this.#lags.toSorted((a, b) => a - b)
    const at = (share: number) =>
      sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? lagMs
    return { medianMs: at(0.5), mostMs: at(0.95) }
  }
}
