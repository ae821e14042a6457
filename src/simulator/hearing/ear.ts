import { FILTER_BANDS, FilterBank } from './filter-bank.ts'
import { FRAME_SIZE, HEARING_RATE } from './heard-frames.ts'
import { Spectrum } from './spectrum.ts'

/** 20 ms of sound as levels. */
export interface Frame {
  /** Level of each band in dB, never lower than a floor that follows the loudest sound of the last seconds. */
  readonly bands: Float32Array
  /** Level of the whole sound in dB, beyond the bands too; only differences are meaningful. */
  readonly level: number
}

/** Sound this far below the loudest is ignored. */
const FLOOR_DB = 35
/** Decay of the loudest level. */
const FORGET_DB_PER_FRAME = 0.12
/** About -100 dB of full scale: below, there is no sound. */
const SILENCE = 1e-6

const toPower = (db: number): number => 10 ** (db / 10)
const toDb = (power: number): number => 10 * Math.log10(power)

const FLOOR = toPower(-FLOOR_DB)
const FORGET = toPower(-FORGET_DB_PER_FRAME)

export const SILENCE_LEVEL = toDb(SILENCE)

/** Converts consecutive frames of sound to levels. */
export class Ear {
  readonly #spectrum = new Spectrum(FRAME_SIZE)
  readonly #filters = new FilterBank(HEARING_RATE, FRAME_SIZE)
  readonly #power = new Float64Array(FRAME_SIZE / 2)
  readonly #bands = new Float64Array(FILTER_BANDS)
  #loudest = SILENCE

  /** @param sound holds a whole frame from `at` on */
  hear(sound: Float32Array, at: number): Frame {
    this.#spectrum.measure(sound, at, this.#power)
    this.#filters.apply(this.#power, this.#bands)
    let strongest = SILENCE
    for (let band = 0; band < this.#bands.length; band += 1)
      strongest = Math.max(strongest, this.#bands[band] as number)
    this.#loudest = Math.max(this.#loudest * FORGET, strongest)
    const floor = this.#loudest * FLOOR
    const bands = new Float32Array(this.#bands.length)
    for (let band = 0; band < bands.length; band += 1)
      bands[band] = toDb((this.#bands[band] as number) + floor)
    return { bands, level: toDb(this.#totalPower() + SILENCE) }
  }

  #totalPower(): number {
    let total = 0
    for (let bin = 0; bin < this.#power.length; bin += 1) total += this.#power[bin] as number
    return total
  }
}
