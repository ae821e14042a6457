/** Number of frequency bands. */
export const FILTER_BANDS = 20

/** Lower limit of the telephone band, so that sound of any rate is analysed alike. */
const LOWEST_HZ = 100
const HIGHEST_HZ = 3700

const toMel = (hz: number): number => 2595 * Math.log10(1 + hz / 700)
const toHz = (mel: number): number => 700 * (10 ** (mel / 2595) - 1)

interface Filter {
  readonly firstBin: number
  readonly weights: readonly number[]
}

/** Triangular filters at equal distances on the mel scale, over the bins of a power spectrum. */
export class FilterBank {
  readonly #filters: readonly Filter[]

  /** @param size samples that went into the spectrum */
  constructor(rate: number, size: number) {
    const low = toMel(LOWEST_HZ)
    const width = (toMel(HIGHEST_HZ) - low) / (FILTER_BANDS + 1)
    const edge = (i: number) => (toHz(low + i * width) * size) / rate
    this.#filters = Array.from({ length: FILTER_BANDS }, (_, band) =>
      triangle(edge(band), edge(band + 1), edge(band + 2)),
    )
  }

  /** Writes the power in each band into `bands`. */
  apply(power: Float64Array, bands: Float64Array): void {
    for (let band = 0; band < FILTER_BANDS; band += 1) {
      const { firstBin, weights } = this.#filters[band] as Filter
      let sum = 0
      for (let i = 0; i < weights.length; i += 1)
        sum += (power[firstBin + i] as number) * (weights[i] as number)
      bands[band] = sum
    }
  }
}

/**
 * Triangular filter: from 0 at bin `left` to 1 at `peak` and 0 at `right`; the nearest bin if none lies
 * between.
 */
function triangle(left: number, peak: number, right: number): Filter {
  const firstBin = Math.floor(left) + 1
  const count = Math.ceil(right) - firstBin
  if (count <= 0) return { firstBin: Math.round(peak), weights: [1] }
  const weights = Array.from({ length: count }, (_, i) => {
    const bin = firstBin + i
    return bin < peak ? (bin - left) / (peak - left) : (right - bin) / (right - peak)
  })
  return { firstBin, weights }
}
