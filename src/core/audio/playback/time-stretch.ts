import type { PlaybackQueue } from './playback-queue.ts'

/** Range of the length left out at a time: it covers a period of any voice, from 55 to 330 Hz. */
const MIN_LAG_S = 0.003
const MAX_LAG_S = 0.018
/** Minimum saving, in seconds, for which audio is left out. */
const STEP_S = 0.008
/** Window for the comparison of the audio before and after a cut, and length of the crossfade. */
const WINDOW_S = 0.02
const FADE_S = 0.012
/** The first search pass uses every n-th sample and lag; only the best candidates are examined closely. */
const COARSE = 4
/** Below this energy, any place fits. */
const SILENCE_ENERGY = 1e-7

/**
 * Plays speech faster without changing its pitch: whole pitch periods are left out where the audio before
 * fits the audio after, with a crossfade. Samples between those places are unchanged, and at speed 1 all
 * samples are. Overlap-add of the whole signal (WSOLA) would change every sample.
 */
export class TimeStretch {
  readonly #least: number
  readonly #most: number
  readonly #step: number
  readonly #window: number
  readonly #fade: Float32Array
  readonly #ahead: Float32Array
  /** Number of samples to be left out by now. */
  #owed = 0

  /** @param rate samples a second */
  constructor(rate: number) {
    const samples = (seconds: number) => Math.round(seconds * rate)
    this.#least = samples(MIN_LAG_S)
    this.#most = samples(MAX_LAG_S)
    this.#step = samples(STEP_S)
    this.#window = samples(WINDOW_S)
    const fade = samples(FADE_S)
    this.#fade = Float32Array.from(
      { length: fade },
      (_, i) => 0.5 - 0.5 * Math.cos((Math.PI * (i + 1)) / fade),
    )
    this.#ahead = new Float32Array(this.#most + this.#window)
  }

  /**
   * Fills `output` from the queue, and the rest of it with silence.
   *
   * @param speed 1 or more
   * @returns number of samples of speech in it
   */
  pull(queue: PlaybackQueue, output: Float32Array, speed: number): number {
    if (speed <= 1) this.#owed = 0
    let filled = 0
    while (filled < output.length) {
      // Near the end of the queue nothing can be compared, so it is played unchanged.
      if (this.#owed >= this.#step) this.#leaveOut(queue)
      const untilStep = speed > 1 ? Math.max(1, Math.ceil((this.#step - this.#owed) / (speed - 1))) : Infinity
      const count = queue.pull(output.subarray(filled, Math.min(output.length, filled + untilStep)))
      if (count === 0) break
      filled += count
      this.#owed = Math.min(this.#owed + count * (speed - 1), 2 * this.#most)
    }
    output.fill(0, filled)
    return filled
  }

  #leaveOut(queue: PlaybackQueue): void {
    const ahead = this.#ahead
    if (queue.peek(ahead) < ahead.length) return
    const lag = this.#bestLag(ahead)
    const joined = this.#fade.map((weight, i) => {
      const before = ahead[i] ?? 0
      return before + ((ahead[i + lag] ?? 0) - before) * weight
    })
    queue.replace(lag + joined.length, joined)
    this.#owed -= lag
  }

  #bestLag(samples: Float32Array): number {
    if (energy(samples, 0, this.#window, COARSE) < SILENCE_ENERGY) return this.#most
    const coarse = this.#search(samples, this.#least, this.#most, COARSE)
    const from = Math.max(this.#least, coarse - COARSE)
    return this.#search(samples, from, Math.min(this.#most, coarse + COARSE), 1)
  }

  #search(samples: Float32Array, from: number, to: number, step: number): number {
    let best = from
    let bestLikeness = Number.NEGATIVE_INFINITY
    for (let lag = from; lag <= to; lag += step) {
      let product = 0
      let sum = SILENCE_ENERGY
      for (let i = 0; i < this.#window; i += step) {
        const later = samples[i + lag] ?? 0
        product += (samples[i] ?? 0) * later
        sum += later * later
      }
      const likeness = product / Math.sqrt(sum)
      if (likeness <= bestLikeness) continue
      best = lag
      bestLikeness = likeness
    }
    return best
  }
}

function energy(samples: Float32Array, from: number, to: number, step: number): number {
  let sum = 0
  for (let i = from; i < to; i += step) sum += (samples[i] ?? 0) ** 2
  return (sum * step) / (to - from)
}
