import { SILENCE_LEVEL } from './ear.ts'

/** What lies this far below the loudest sound of the last seconds is a pause. */
const RANGE_DB = 32
const FORGET_DB_PER_FRAME = 0.12
/** Steady noise wavers by less than this. */
const ABOVE_NOISE_DB = 8
/** The quietest frame of so many, 2 s, tells the noise: nobody speaks that long without a stop. */
const NOISE_FRAMES = 100
/** About -80 dB of full scale. */
const QUIETEST_LEVEL = SILENCE_LEVEL + 20

/** Tells whether anything stands out from the noise of the room. Takes the level of frame after frame in dB. */
export class Audibility {
  #loudest = QUIETEST_LEVEL
  #recent: number[] = []

  isAudible(level: number): boolean {
    this.#loudest = Math.max(this.#loudest - FORGET_DB_PER_FRAME, level)
    this.#recent.push(level)
    if (this.#recent.length > NOISE_FRAMES) this.#recent.shift()
    const noise = Math.min(...this.#recent)
    return level > Math.max(noise + ABOVE_NOISE_DB, this.#loudest - RANGE_DB, QUIETEST_LEVEL)
  }
}
