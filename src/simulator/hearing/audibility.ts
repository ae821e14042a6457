import { SILENCE_LEVEL } from './ear.ts'

/** Sound this far below the loudest of the last seconds is a pause. */
const RANGE_DB = 32
const FORGET_DB_PER_FRAME = 0.12
/** Steady noise wavers by less than this. */
const ABOVE_NOISE_DB = 8
/**
 * Window of the noise estimate: 2 s. Its quietest frame is noise, since speech always pauses within
 * that time.
 */
const NOISE_FRAMES = 100
/** Minimum window of the noise estimate: 500 ms. */
const MIN_NOISE_FRAMES = 25
/** Muted or omitted audio says nothing about the room. */
const NOTHING_LEVEL = SILENCE_LEVEL + 1
/** About -80 dB of full scale. */
const QUIETEST_LEVEL = SILENCE_LEVEL + 20

/** Detects sound above the room noise, from the level of each frame in dB. */
export class Audibility {
  #loudest = QUIETEST_LEVEL
  #recent: number[] = []
  /** The last two frames. */
  #last: readonly number[] = []

  isAudible(level: number): boolean {
    this.#loudest = Math.max(this.#loudest - FORGET_DB_PER_FRAME, level)
    this.#learn(level)
    if (this.#recent.length > NOISE_FRAMES) this.#recent.shift()
    const noise =
      this.#recent.length < MIN_NOISE_FRAMES ? Number.NEGATIVE_INFINITY : Math.min(...this.#recent)
    return level > Math.max(noise + ABOVE_NOISE_DB, this.#loudest - RANGE_DB, QUIETEST_LEVEL)
  }

  /** Ignores frames next to digital silence, which may contain some of it. */
  #learn(level: number): void {
    const last = [...this.#last, level]
    const [, between] = last
    if (between !== undefined && last.length === 3 && last.every((each) => each > NOTHING_LEVEL))
      this.#recent.push(between)
    this.#last = last.slice(-2)
  }
}
