/** Louder than this, and much louder than the noise, a word begins. */
const AUDIBLE = 0.01
const ABOVE_NOISE = 5
/** A beginning follows on so much quiet. */
const QUIET_MS = 300
/** The service and we may disagree by so much about where a word begins. */
const TOLERANCE_MS = 80
/** What was concluded may still sound for so long. */
export const ECHO_MS = 60

export interface CalibrationOptions {
  /** How much of what was sent before may be lost, at most. */
  readonly unackedMs: number
  /** Stream time, as we count it, at which this link began. */
  readonly linkFromMs: number
  /** Whether enough silence goes before the first sound to tell it from what was sent before. */
  readonly isPadded: boolean
}

export interface SentSound {
  readonly samples: Float32Array
  readonly durationMs: number
  /** Where it begins in the stream, as we count it. */
  readonly streamMs: number
  /** Of the room, as part of full scale. */
  readonly noise: number
  /** So much at its beginning was concluded before, or is the echo of that. */
  readonly knownMs: number
}

/**
 * Finds out how far ahead of the service's clock ours is, after a link was lost: the first word that the service
 * tells of on the new link begins where sound begins in what was sent.
 */
export class Calibration {
  readonly #isPadded: boolean
  #unackedMs: number
  #linkFromMs: number
  /** How long after the beginning of the link sound begins. */
  readonly #onsets: number[] = []
  #quietMs = QUIET_MS
  /** What was concluded sounds until here, and what comes next begins there, from the beginning of the link on. */
  #echo: { readonly endMs: number; readonly nextMs: number } | undefined

  constructor({ unackedMs, linkFromMs, isPadded }: CalibrationOptions) {
    this.#unackedMs = unackedMs
    this.#linkFromMs = linkFromMs
    this.#isPadded = isPadded
  }

  /** Stream time, as we count it, at which this link began. */
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
    // Without a pause, the next word begins where the last one ends.
    const goesOn = this.#echo !== undefined && onsetMs - this.#echo.endMs < ECHO_MS
    this.#onsets.push(goesOn ? (this.#echo?.nextMs ?? onsetMs) : onsetMs)
  }

  /**
   * The service tells of words of this link that begin at this stream time of its own.
   *
   * @returns how much was lost, in milliseconds; nothing where these words do not tell
   */
  lossBy(startMs: number): number | undefined {
    const losses = this.#onsets
      .map((onset) => this.#linkFromMs + onset - startMs)
      .filter((loss) => loss >= -TOLERANCE_MS && loss <= this.#unackedMs + TOLERANCE_MS)
    return losses.length === 0 ? undefined : Math.max(0, Math.min(...losses))
  }

  /** So much is known to have been lost before an earlier link: this one began earlier by as much. */
  correct(lostMs: number): void {
    this.#linkFromMs -= lostMs
    this.#unackedMs -= lostMs
  }
}
