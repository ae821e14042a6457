import type { Frame } from './ear.ts'
import { FILTER_BANDS } from './filter-bank.ts'

/** Number of remembered frames, 20 s, of which at least half are available at any time. */
const CAPACITY = 2048

/** The last frames of a stream, addressed by their number in the whole stream. */
export class SoundMemory {
  /** Band levels of the frames from `first` on, `FILTER_BANDS` for each. */
  readonly levels = new Float32Array(CAPACITY * FILTER_BANDS)
  readonly #isAudible = new Uint8Array(CAPACITY)
  readonly #isSpeechlike = new Uint8Array(CAPACITY)
  #first = 0
  #end = 0

  /** Number of the oldest remembered frame. */
  get first(): number {
    return this.#first
  }

  /** Number of the next frame. */
  get end(): number {
    return this.#end
  }

  push({ bands }: Frame, isAudible: boolean, isSpeechlike: boolean): void {
    if (this.#end - this.#first === CAPACITY) this.#forget(CAPACITY / 2)
    const at = this.#end - this.#first
    this.levels.set(bands, at * FILTER_BANDS)
    this.#isAudible[at] = Number(isAudible)
    this.#isSpeechlike[at] = Number(isSpeechlike)
    this.#end += 1
  }

  /** Position of a frame in `levels`, in frames. */
  at(frame: number): number {
    return frame - this.#first
  }

  isAudible(frame: number): boolean {
    return this.#isAudible[frame - this.#first] === 1
  }

  isSpeechlike(frame: number): boolean {
    return this.#isSpeechlike[frame - this.#first] === 1
  }

  /** Number of audible frames from `from` up to, not including, `to`. Forgotten ones do not count. */
  countAudible(from: number, to: number): number {
    return count(this.#isAudible.subarray(Math.max(0, from - this.#first), Math.max(0, to - this.#first)))
  }

  countSpeechlike(from: number, to: number): number {
    return count(this.#isSpeechlike.subarray(Math.max(0, from - this.#first), Math.max(0, to - this.#first)))
  }

  #forget(frames: number): void {
    this.levels.copyWithin(0, frames * FILTER_BANDS)
    this.#isAudible.copyWithin(0, frames)
    this.#isSpeechlike.copyWithin(0, frames)
    this.#first += frames
  }
}

const count = (flags: Uint8Array): number => flags.reduce((sum, flag) => sum + flag, 0)
