/** A word begins above this level, and well above the noise. */
const AUDIBLE = 0.01
const ABOVE_NOISE = 5
/** Quiet time that precedes an onset. */
const QUIET_MS = 300
/** Tolerance between the client's and the service's start of a word. */
const TOLERANCE_MS = 80
/** How long concluded text may still sound. */
export const ECHO_MS = 60

export interface CalibrationOptions {
  /** Upper limit of the loss before this link. */
  readonly unackedMs: number
  /** Stream time at which this link began, as the client counts it. */
  readonly linkFromMs: number
  /** Whether enough silence precedes the first sound to distinguish it from earlier media. */
  readonly isPadded: boolean
}

export interface SentSound {
  readonly samples: Float32Array
  readonly durationMs: number
  /** Beginning in stream time, as the client counts it. */
  readonly streamMs: number
  /** Room noise as a fraction of full scale. */
  readonly noise: number
  /** Length of the beginning that was concluded before, or is its echo. */
  readonly knownMs: number
}

interface Onset {
  readonly ms: number
  /** Earliest start of its word: in a short pause after known words, a service may start it before its sound. */
  readonly earliestMs: number
}

/**
 * Measures how far the client's stream time is ahead of the service's after a lost link: the first word that
 * is transcribed on the new link begins where sound begins in the sent media.
 */
export class Calibration {
  readonly #isPadded: boolean
  #unackedMs: number
  #linkFromMs: number
  /** Onsets of sound, in milliseconds from the beginning of the link. */
  readonly #onsets: Onset[] = []
  #quietMs = QUIET_MS
  /** End of the concluded sound and beginning of the next, in milliseconds from the beginning of the link. */
  #echo: { readonly endMs: number; readonly nextMs: number } | undefined

  constructor({ unackedMs, linkFromMs, isPadded }: CalibrationOptions) {
    this.#unackedMs = unackedMs
    this.#linkFromMs = linkFromMs
    this.#isPadded = isPadded
  }

  /** Stream time at which this link began, as the client counts it. */
  get linkFromMs(): number {
    return this.#linkFromMs
  }

  /** Whether words that begin at this stream time of the service can belong to this link. */
  covers(startMs: number): boolean {
    return startMs >= this.#linkFromMs - (this.#isPadded ? 0 : this.#unackedMs)
  }

  sent({ samples, durationMs, streamMs, noise, knownMs }: SentSound): void {
    const fromMs = streamMs - this.#linkFromMs
    const least = Math.max(AUDIBLE, noise * ABOVE_NOISE)
    for (let i = 0; i < samples.length; i += 1) {
      const ms = (i * durationMs) / samples.length
      const isAudible = Math.abs(samples[i] ?? 0) >= least
      if (ms < knownMs) {
        if (isAudible) this.#echo = { endMs: fromMs + ms, nextMs: fromMs + knownMs - ECHO_MS }
      } else if (!isAudible) this.#quietMs += durationMs / samples.length
      else this.#hear(fromMs + ms)
    }
  }

  #hear(onsetMs: number): void {
    const isNew = this.#quietMs >= QUIET_MS
    this.#quietMs = 0
    if (!isNew) return
    const pauseMs = this.#echo === undefined ? Number.POSITIVE_INFINITY : onsetMs - this.#echo.endMs
    const earliestMs = pauseMs < QUIET_MS ? (this.#echo?.nextMs ?? onsetMs) : onsetMs
    // Without a pause, the next word begins where the last one ends.
    this.#onsets.push({ ms: pauseMs < ECHO_MS ? earliestMs : onsetMs, earliestMs })
  }

  /**
   * Handles words of this link, by their start in the service's stream time.
   *
   * @returns how much was lost, in milliseconds; undefined if these words do not settle it
   */
  lossBy(startMs: number): number | undefined {
    const maxMs = this.#unackedMs + TOLERANCE_MS
    const losses = this.#onsets
      .map(({ ms, earliestMs }) => {
        const loss = this.#linkFromMs + ms - startMs
        return this.#linkFromMs + earliestMs - startMs <= this.#unackedMs && loss > maxMs
          ? this.#unackedMs
          : loss
      })
      .filter((loss) => loss >= -TOLERANCE_MS && loss <= maxMs)
    return losses.length === 0 ? undefined : Math.max(0, Math.min(...losses))
  }

  /** Applies a loss measured for an earlier link: this link began earlier by that much. */
  correct(lostMs: number): void {
    this.#linkFromMs -= lostMs
    this.#unackedMs -= lostMs
  }
}
