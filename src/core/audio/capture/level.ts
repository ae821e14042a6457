import { HumFilter } from './hum-filter.ts'

/** Loudness of a stretch of sound, as fractions of full scale, without the offset of its device. */
export interface Level {
  readonly rms: number
  readonly peak: number
}

export function measureLevel(samples: Float32Array): Level {
  const offset = samples.reduce((sum, sample) => sum + sample, 0) / samples.length
  let peak = 0
  let sum = 0
  for (const sample of samples) {
    // No louder than full scale, whatever the offset.
    peak = Math.max(peak, Math.min(Math.abs(sample), Math.abs(sample - offset)))
    sum += (sample - offset) ** 2
  }
  return { rms: samples.length === 0 ? 0 : Math.sqrt(sum / samples.length), peak }
}

/** Fraction of full scale above which a sample counts as clipped. */
const CLIPPED = 0.99
/** Number of clipped samples that are tolerated: a single click is no reason to reduce the gain. */
export const MAX_CLIPPED = 20

/** Number of clipped samples. */
export const clippedIn = (samples: Float32Array): number =>
  samples.reduce((count, sample) => count + (Math.abs(sample) >= CLIPPED ? 1 : 0), 0)

/** Level below which a microphone delivers nothing audible: -60 dB. */
export const SILENCE_RMS = 0.001

const QUIETEST_DB = -60

/** Position of a level on a meter, from 0 to 1, linear in decibels. */
export function meterPosition(rms: number): number {
  if (rms <= 0) return 0
  const decibels = 20 * Math.log10(rms)
  return Math.max(0, Math.min(1, 1 - decibels / QUIETEST_DB))
}

/** Level of the microphone and position of the meter's bar, from 0 to 1. */
export interface MeterReading {
  readonly rms: number
  readonly position: number
}

/** Level of a capture that is not sent. */
export const NO_LEVEL: MeterReading = { rms: 0, position: 0 }

/** Shortest time between readings: each one that differs is a frame to paint, the larger part of the page's load. */
const READING_MS = 150
/** Number of positions of the bar, its segments on the screen: smaller changes are not redrawn. */
export const METER_STEPS = 12
/** Fraction of its height that the bar keeps per reading, so that it falls more slowly than it rises. */
const FALL = 0.5
/** Interval at which an unchanged level is reported, for consumers that wait for a long silence. */
const UNCHANGED_MS = 500

/**
 * Measures the level of a stream of samples, of which hum is no part; unchanged readings are omitted until `UNCHANGED_MS`
 * has passed.
 */
export class LevelReader {
  readonly #rate: number
  readonly #filter: HumFilter
  #sum = 0
  #count = 0
  #height = 0
  #shown = -1
  #unchangedMs = 0

  /** @param rate samples a second */
  constructor(rate: number) {
    this.#rate = rate
    this.#filter = new HumFilter(rate)
  }

  /** @returns a reading, if there is a new one to show */
  push(samples: Float32Array): MeterReading | undefined {
    for (const sample of samples) this.#sum += this.#filter.process(sample) ** 2
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
    const position = Math.round(this.#height * METER_STEPS) / METER_STEPS
    this.#unchangedMs += ms
    if (position === this.#shown && this.#unchangedMs < UNCHANGED_MS) return undefined
    this.#shown = position
    this.#unchangedMs = 0
    return { rms, position }
  }
}
