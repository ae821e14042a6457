/** Length of the analysed blocks. */
const BLOCK_MS = 20
/** Lower limit of the analysed band, in hertz: hum below it is ignored. */
const LOWEST_HZ = 150
/** Window of the noise estimate: 1.5 s. */
const WINDOW = 75
const QUIET_SHARE = 0.2
/** Speech is at least this many decibels above the noise. */
const ABOVE_NOISE_DB = 6
/** Level in decibels below which speech is unintelligible. */
const MIN_DB = -58
/** Clicks are shorter than any syllable. */
const MIN_BLOCKS = 3

/**
 * Detects speech: sound that rises above the room noise for the length of a syllable. Steady noise is learned
 * within two seconds; noise that swells and fades like speech is taken for speech.
 */
export class SpeechDetector {
  #levels: number[] = []
  /** Consecutive blocks above the noise. */
  #run = 0
  #rest: number[] = []
  #before = { input: 0, output: 0 }
  #noiseDb = Number.NEGATIVE_INFINITY

  /** Room noise as a fraction of full scale. */
  get noise(): number {
    return 10 ** (this.#noiseDb / 20)
  }

  /**
   * @param samples the next mono samples
   * @param durationMs their duration
   * @returns whether they contain speech
   */
  push(samples: Float32Array, durationMs: number): boolean {
    const rate = (samples.length * 1000) / durationMs
    const size = Math.max(1, Math.round((rate * BLOCK_MS) / 1000))
    this.#rest.push(...this.#withoutHum(samples, rate))
    let isSpeech = false
    while (this.#rest.length >= size) if (this.#judge(this.#rest.splice(0, size))) isSpeech = true
    return isSpeech
  }

  #judge(block: readonly number[]): boolean {
    const level = decibels(block)
    // Digital silence says nothing about the room noise.
    if (level !== Number.NEGATIVE_INFINITY) this.#levels.push(level)
    if (this.#levels.length > WINDOW) this.#levels.shift()
    const quiet = this.#levels.toSorted((a, b) => a - b)[Math.floor(this.#levels.length * QUIET_SHARE)]
    const isLearning = this.#levels.length < WINDOW
    this.#noiseDb = isLearning ? Number.NEGATIVE_INFINITY : (quiet ?? Number.NEGATIVE_INFINITY)
    this.#run = level > Math.max(MIN_DB, this.#noiseDb + ABOVE_NOISE_DB) ? this.#run + 1 : 0
    return this.#run >= MIN_BLOCKS
  }

  /** A first-order high-pass filter. */
  #withoutHum(samples: Float32Array, rate: number): number[] {
    const keep = 1 / (1 + (2 * Math.PI * LOWEST_HZ) / rate)
    let { input, output } = this.#before
    const high: number[] = []
    for (const sample of samples) {
      output = keep * (output + sample - input)
      input = sample
      high.push(output)
    }
    this.#before = { input, output }
    return high
  }
}

function decibels(block: readonly number[]): number {
  const sum = block.reduce((total, sample) => total + sample * sample, 0)
  return 10 * Math.log10(sum / block.length)
}
