/** Levels of each band a second. */
export const LEVEL_RATE = 100
/** Duration of a level, in milliseconds. */
export const LEVEL_MS = 1000 / LEVEL_RATE
/** Bands of an envelope: vowels, and the consonants above them. */
export const BANDS = 2
/** Level of silence, in decibels of full scale. */
export const SILENCE_DB = -75

/** Duration of a batch, in levels: four batches a second. */
const BATCH = 25
/** Cutoff frequencies in hertz. Hum below the first one is ignored. */
const CUTOFFS = [150, 1200] as const
/** Sum of squares of a level that is far below silence. */
const INAUDIBLE = 1e-20
const SILENCE_POWER = 10 ** (SILENCE_DB / 10)

/** Share of a first-order high-pass filter's output that remains after one sample. */
const keepOf = (hertz: number, rate: number): number => 1 / (1 + (2 * Math.PI * hertz) / rate)

/**
 * Measures the envelope of a stream of mono samples: the levels of `BANDS` bands in decibels of full scale, `LEVEL_RATE`
 * times a second.
 */
export class EnvelopeReader {
  readonly #samplesPerLevel: number
  readonly #keepAll: number
  readonly #keepHigh: number
  readonly #onBatch: (levels: Float32Array<ArrayBuffer>) => void
  #batch = new Float32Array(BATCH * BANDS)
  #filled = 0
  readonly #lowBand = new BandLevel()
  readonly #highBand = new BandLevel()
  /** Samples of the current level; a fraction is carried to the next one. */
  #size: number
  #count = 0
  #lowSum = 0
  #highSum = 0
  /** The latest sample, and what the filters made of it. */
  #input = 0
  #all = 0
  #high = 0

  /**
   * @param rate samples a second
   * @param onBatch receives each complete batch, the bands of one moment after the other, and may keep it
   */
  constructor(rate: number, onBatch: (levels: Float32Array<ArrayBuffer>) => void) {
    this.#samplesPerLevel = rate / LEVEL_RATE
    this.#size = this.#samplesPerLevel
    this.#keepAll = keepOf(CUTOFFS[0], rate)
    this.#keepHigh = keepOf(CUTOFFS[1], rate)
    this.#onBatch = onBatch
  }

  push(samples: Float32Array): void {
    // Locals and an index, because this runs for every sample, also on an audio thread: five times as fast.
    const keepAll = this.#keepAll
    const keepHigh = this.#keepHigh
    let input = this.#input
    let all = this.#all
    let high = this.#high
    let count = this.#count
    let lowSum = this.#lowSum
    let highSum = this.#highSum
    for (let i = 0; i < samples.length; i += 1) {
      const sample = samples[i] ?? 0
      const passed = keepAll * (all + sample - input)
      high = keepHigh * (high + passed - all)
      input = sample
      all = passed
      lowSum += (all - high) * (all - high)
      highSum += high * high
      count += 1
      if (count < this.#size) continue
      this.#endLevel(lowSum / count, highSum / count, count)
      // In silence, filters decay towards numbers with which processors are slow.
      if (lowSum + highSum < INAUDIBLE) {
        all = 0
        high = 0
      }
      count = 0
      lowSum = 0
      highSum = 0
    }
    this.#input = input
    this.#all = all
    this.#high = high
    this.#count = count
    this.#lowSum = lowSum
    this.#highSum = highSum
  }

  #endLevel(lowPower: number, highPower: number, count: number): void {
    this.#batch[this.#filled] = this.#lowBand.next(lowPower)
    this.#batch[this.#filled + 1] = this.#highBand.next(highPower)
    this.#filled += BANDS
    this.#size += this.#samplesPerLevel - count
    if (this.#filled < this.#batch.length) return
    this.#onBatch(this.#batch)
    this.#batch = new Float32Array(BATCH * BANDS)
    this.#filled = 0
  }
}

/** Level of a band over the power of three levels, so that single periods of a voice do not show. */
class BandLevel {
  #before = 0
  #beforeThat = 0

  /** @returns the next level, in decibels of full scale */
  next(power: number): number {
    const mean = (power + this.#before + this.#beforeThat) / 3
    this.#beforeThat = this.#before
    this.#before = power
    return 10 * Math.log10(mean + SILENCE_POWER)
  }
}
