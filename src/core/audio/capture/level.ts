/** Loudness of a stretch of sound, as parts of full scale. */
export interface Level {
  readonly rms: number
  readonly peak: number
}

export function measureLevel(samples: Float32Array): Level {
  let peak = 0
  let sum = 0
  for (const sample of samples) {
    peak = Math.max(peak, Math.abs(sample))
    sum += sample * sample
  }
  return { rms: samples.length === 0 ? 0 : Math.sqrt(sum / samples.length), peak }
}

/** Level below which a microphone delivers nothing audible: -60 dB. */
export const SILENCE_RMS = 0.001

const QUIETEST_DB = -60

/** Position of a level on a meter, from 0 to 1, linear in decibels. */
export function meterPosition(rms: number): number {
  if (rms <= 0) return 0
  const decibels = 20 * Math.log10(rms)
  return Math.max(0, Math.min(1, 1 - decibels / QUIETEST_DB))
}

/** How loud the microphone is, and where the bar of a meter stands, from 0 to 1. */
export interface MeterReading {
  readonly rms: number
  readonly position: number
}

const READING_MS = 100
/** A bar is not drawn anew for less than this. */
const STEPS = 40
/** How much of its height the bar keeps from one reading to the next, so that it falls slower than it rises. */
const FALL = 0.64
/** Whoever waits for a long silence hears of an unchanged level so often. */
const UNCHANGED_MS = 500

/** Reads the level of a stream of samples; a reading that shows nothing new is left out. */
export class LevelReader {
  readonly #rate: number
  #sum = 0
  #count = 0
  #height = 0
  #shown = -1
  #unchangedMs = 0

  /** @param rate samples a second */
  constructor(rate: number) {
    this.#rate = rate
  }

  /** @returns a reading, where there is one to be shown */
  take(samples: Float32Array): MeterReading | undefined {
    for (const sample of samples) this.#sum += sample * sample
    this.#count += samples.length
    const ms = (this.#count * 1000) / this.#rate
    if (ms < READING_MS) return undefined
    const rms = Math.sqrt(this.#sum / this.#count)
    this.#sum = 0
    this.#count = 0
    return this.#show(rms, ms)
  }

  #show(rms: number, ms: number): MeterReading | undefined {
    this.#height = Math.max(meterPosition(rms), this.#height * FALL)
    const position = Math.round(this.#height * STEPS) / STEPS
    this.#unchangedMs += ms
    if (position === this.#shown && this.#unchangedMs < UNCHANGED_MS) return undefined
    this.#shown = position
    this.#unchangedMs = 0
    return { rms, position }
  }
}
