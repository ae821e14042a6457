import { type MeterReading, SILENCE_RMS } from './level.ts'

/** State of the microphone, derived from its levels. */
export type InputHealth =
  | { readonly type: 'fine' }
  /** No sound for a while although the microphone is open. */
  | { readonly type: 'silent'; readonly forMs: number }
  /** Somebody speaks into a muted microphone. */
  | { readonly type: 'muted-speech' }

export const FINE: InputHealth = { type: 'fine' }

const SILENT_AFTER_MS = 10_000
/** Level of speech, of which a quiet microphone has -40 dB; hum is no part of levels. */
const SPEECH_RMS = 0.01
const SPEECH_FOR_MS = 800
const SPEECH_FORGOTTEN_MS = 3000

/** Monitors input levels over time. Each session has its own monitor. */
export class InputMonitor {
  #heardAt: number
  #speechSince: number | undefined
  #speechAt = Number.NEGATIVE_INFINITY

  constructor(now: number) {
    this.#heardAt = now
  }

  update({ rms }: Pick<MeterReading, 'rms'>, isMuted: boolean, now: number): InputHealth {
    if (rms > SILENCE_RMS || isMuted) this.#heardAt = now
    if (isMuted) return this.#whileMuted(rms, now)
    this.#speechSince = undefined
    const forMs = now - this.#heardAt
    return forMs >= SILENT_AFTER_MS ? { type: 'silent', forMs: Math.floor(forMs / 1000) * 1000 } : FINE
  }

  /** Takes note of words: what the service understood was heard, however quiet it is. */
  understood(now: number): void {
    this.#heardAt = now
  }

  #whileMuted(rms: number, now: number): InputHealth {
    if (rms > SPEECH_RMS) this.#speechAt = now
    if (now - this.#speechAt > SPEECH_FORGOTTEN_MS) this.#speechSince = undefined
    else this.#speechSince ??= now
    const isSpeech = this.#speechSince !== undefined && now - this.#speechSince >= SPEECH_FOR_MS
    return isSpeech ? { type: 'muted-speech' } : FINE
  }
}

export const isSameHearing = (a: InputHealth, b: InputHealth): boolean =>
  a.type === b.type && (a.type !== 'silent' || (b.type === 'silent' && a.forMs === b.forMs))
