import { CaptureClock } from '../capture/capture-clock.ts'
import { BANDS, LEVEL_MS, SILENCE_DB } from './envelope.ts'

/** Kept moments, each with a level for every band: 10.24 s. */
const CAPACITY = 1024
/** Moments whose mean is subtracted from the next level: 0.2 s, so that syllables count and not their loudness. */
const MEAN_OF = 20
/** Largest excursion that counts, in decibels, so that the start of an utterance does not outweigh its syllables. */
const MAX_DB = 12
/** Time in which the quietest level is taken for the noise: six blocks of half a second. */
const NOISE_BLOCK = 50
const NOISE_BLOCKS = 6
/** Levels less than this above the noise are part of it, in decibels. */
const ABOVE_NOISE_DB = 4

/** Moments by which the estimated time of a batch may differ from that of its predecessor's end. */
const SLACK = 3
/** Lateness of a batch after which its stream was interrupted, in milliseconds. */
const INTERRUPTED_MS = 1000

/**
 * The latest levels of one stream on a clock that all streams share, each relative to the time just before it. Levels
 * that have not arrived count as unchanged.
 */
export class LevelHistory {
  readonly #levels = new Float32Array(CAPACITY * BANDS).fill(SILENCE_DB)
  readonly #changes = new Float32Array(CAPACITY * BANDS)
  readonly #sums = new Float64Array(BANDS)
  readonly #noise = Array.from({ length: BANDS }, () => new NoiseFloor())
  #clock = new CaptureClock()
  #received = 0
  /** Index of the moment that follows the latest one, counted from the origin of the clock. */
  #end = Number.NaN

  /** @param now when the levels arrived: late by a varying amount, but never early */
  push(levels: Float32Array, now: number): void {
    const moments = levels.length / BANDS
    const expected = this.#clock.timeOf((this.#received + moments) * LEVEL_MS)
    if (expected !== undefined && now - expected > INTERRUPTED_MS) {
      this.#clock = new CaptureClock()
      this.#received = 0
    }
    const first = this.#received
    this.#received += moments
    this.#clock.observe(now, this.#received * LEVEL_MS)
    const start = Math.round((this.#clock.timeOf(first * LEVEL_MS) ?? now) / LEVEL_MS)
    if (!(Math.abs(start - this.#end) <= SLACK)) this.#restart(start, levels)
    for (let at = 0; at < levels.length; at += BANDS) this.#add(levels, at)
  }

  /** Copies the changes of the latest moments before the index `end`. */
  copy(into: Float32Array, end: number): void {
    const first = end - into.length / BANDS
    for (let index = first; index < end; index += 1) {
      const from = slotOf(index)
      for (let band = 0; band < BANDS; band += 1)
        into[(index - first) * BANDS + band] = this.#has(index) ? (this.#changes[from + band] ?? 0) : 0
    }
  }

  /** The loudest level of the latest moments before the index `end`, in decibels. */
  loudest(moments: number, end: number): number {
    let loudest = SILENCE_DB
    for (let index = end - moments; index < end; index += 1)
      if (this.#has(index))
        for (let band = 0; band < BANDS; band += 1)
          loudest = Math.max(loudest, this.#levels[slotOf(index) + band] ?? SILENCE_DB)
    return loudest
  }

  #has(index: number): boolean {
    return index < this.#end && index >= this.#end - CAPACITY
  }

  /** Begins anew after an interruption: the first level changes nothing. */
  #restart(start: number, levels: Float32Array): void {
    this.#levels.fill(SILENCE_DB)
    this.#changes.fill(0)
    this.#end = start
    for (let band = 0; band < BANDS; band += 1) {
      const level = levels[band] ?? SILENCE_DB
      this.#sums[band] = level * MEAN_OF
      for (let back = 1; back <= MEAN_OF; back += 1) this.#levels[slotOf(start - back) + band] = level
    }
  }

  #add(levels: Float32Array, at: number): void {
    const slot = slotOf(this.#end)
    const leaving = slotOf(this.#end - MEAN_OF)
    for (let band = 0; band < BANDS; band += 1) {
      const level = this.#noise[band]?.clip(levels[at + band] ?? SILENCE_DB) ?? SILENCE_DB
      const sum = this.#sums[band] ?? 0
      this.#changes[slot + band] = Math.max(-MAX_DB, Math.min(MAX_DB, level - sum / MEAN_OF))
      this.#sums[band] = sum + level - (this.#levels[leaving + band] ?? SILENCE_DB)
      this.#levels[slot + band] = level
    }
    this.#end += 1
  }
}

/** Position of a moment's levels. */
const slotOf = (index: number): number => (((index % CAPACITY) + CAPACITY) % CAPACITY) * BANDS

/** The level of the noise in a band. */
class NoiseFloor {
  #blocks: number[] = []
  #quietest = Number.POSITIVE_INFINITY
  #count = 0

  /** @returns the level, or that up to which everything is noise */
  clip(level: number): number {
    this.#quietest = Math.min(this.#quietest, level)
    this.#count += 1
    const noise = Math.min(this.#quietest, ...this.#blocks)
    if (this.#count === NOISE_BLOCK) {
      this.#blocks = [...this.#blocks.slice(1 - NOISE_BLOCKS), this.#quietest]
      this.#quietest = Number.POSITIVE_INFINITY
      this.#count = 0
    }
    return Math.max(level, noise + ABOVE_NOISE_DB)
  }
}
