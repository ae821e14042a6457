/** Recent delay of captions behind their words, in milliseconds. */
export interface RecentLag {
  readonly medianMs: number
  /** 95th percentile. */
  readonly mostMs: number
}

/** Values of the lag that the page shows, in milliseconds. */
export interface ShownLag {
  readonly lagMs: number
  /** Undefined until there are enough values. */
  readonly lagSpread: RecentLag | undefined
  /** Whether captions are still late since the connection was lost. */
  readonly isCatchingUp: boolean
}

/** Lag from which it is worth a word: less is as it should be. */
export const LATE_MS = 2000

const KEPT = 200
const FEWEST = 5
/** Shortest time between shown values: a number that changes with every word cannot be read. */
const SHOWN_EVERY_MS = 1000

/** Collects the lags of the latest captions. Each session has its own instance. */
export class LagWatch {
  readonly #lags: number[] = []
  #shownAt = Number.NEGATIVE_INFINITY
  #isCatchingUp = false

  /** The connection was lost: what was said meanwhile is late. */
  cut(): void {
    this.#isCatchingUp = true
  }

  /** @returns what to show, or undefined while the shown values are recent enough; times are in milliseconds */
  update(lagMs: number, now: number): ShownLag | undefined {
    this.#lags.push(lagMs)
    if (this.#lags.length > KEPT) this.#lags.shift()
    const hasCaughtUp = this.#isCatchingUp && lagMs < LATE_MS
    if (hasCaughtUp) this.#isCatchingUp = false
    if (now - this.#shownAt < SHOWN_EVERY_MS && !hasCaughtUp) return undefined
    this.#shownAt = now
    const lagSpread = this.#lags.length < FEWEST ? undefined : spreadOf(this.#lags)
    return { lagMs, lagSpread, isCatchingUp: this.#isCatchingUp }
  }
}

function spreadOf(lags: readonly number[]): RecentLag {
  const sorted = lags.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { medianMs: at(0.5), mostMs: at(0.95) }
}
