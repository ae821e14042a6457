import { clippedIn, MAX_CLIPPED, measureLevel } from './level.ts'

/** Fraction of full scale. Every room is louder: below this level, the device delivers no audio, as when muted. */
const NO_SOUND_PEAK = 2 / 32_768
/** Peak of quiet speech, as a fraction of full scale: −40 dB. */
const LOW_PEAK = 0.01

/** Result of listening to a microphone. */
export interface MicrophoneLevel {
  readonly finding: 'silent' | 'low' | 'clipped' | 'heard'
  /** Highest level relative to full scale, rounded. */
  readonly decibels: number
}

/** Judges the level of a microphone while somebody speaks. */
export class MicrophoneTrial {
  #peak = 0
  #clipped = 0

  /** Adds captured samples, from -1 to 1. */
  push(samples: Float32Array): void {
    this.#peak = Math.max(this.#peak, measureLevel(samples).peak)
    this.#clipped += clippedIn(samples)
  }

  /** Whether something as loud as speech was captured. */
  get isHeard(): boolean {
    return this.#peak >= LOW_PEAK
  }

  get level(): MicrophoneLevel {
    // Never -0.
    const decibels = Math.round(20 * Math.log10(Math.max(this.#peak, NO_SOUND_PEAK))) + 0
    if (this.#peak <= NO_SOUND_PEAK) return { finding: 'silent', decibels }
    if (!this.isHeard) return { finding: 'low', decibels }
    return { finding: this.#clipped > MAX_CLIPPED ? 'clipped' : 'heard', decibels }
  }
}

/** Time limit for the first speech. */
export const SPEECH_LIMIT_MS = 2500
/** Time that is measured from the first speech. */
export const MEASURED_MS = 1000
