/** The most parts of a waveform, however long the sound is: an even number. */
export const MAX_PEAKS = 2000
const FIRST_PART_MS = 20

/** The course of a sound, for a picture of it. */
export interface WaveformPeaks {
  /** The highest level of each part, from 0 to 1; at most `MAX_PEAKS`. */
  readonly peaks: Float32Array
  /** Duration of a part, in milliseconds. */
  readonly partMs: number
}

/**
 * Measures the peaks of a sound whose length is not known before its end. Once all parts are used, each two become
 * one, so that its memory is bounded.
 */
export class PeakMeter {
  readonly #rate: number
  readonly #peaks = new Float32Array(MAX_PEAKS)
  #partSamples: number
  #count = 0
  /** Samples of the part that is not complete, and their highest level. */
  #open = 0
  #highest = 0

  /** @param rate in Hz */
  constructor(rate: number) {
    this.#rate = rate
    this.#partSamples = (rate * FIRST_PART_MS) / 1000
  }

  push(samples: Float32Array): void {
    for (const sample of samples) {
      this.#highest = Math.max(this.#highest, Math.min(1, Math.abs(sample)))
      this.#open += 1
      if (this.#open >= this.#partSamples) this.#complete()
    }
  }

  get waveform(): WaveformPeaks {
    const peaks = this.#peaks.slice(0, this.#open === 0 ? this.#count : this.#count + 1)
    if (this.#open > 0) peaks[this.#count] = this.#highest
    return { peaks, partMs: (this.#partSamples * 1000) / this.#rate }
  }

  #complete(): void {
    this.#peaks[this.#count] = this.#highest
    this.#count += 1
    this.#open = 0
    this.#highest = 0
    if (this.#count < MAX_PEAKS) return
    for (let i = 0; i < MAX_PEAKS / 2; i += 1)
      this.#peaks[i] = Math.max(this.#peaks[2 * i] ?? 0, this.#peaks[2 * i + 1] ?? 0)
    this.#count = MAX_PEAKS / 2
    this.#partSamples *= 2
  }
}
