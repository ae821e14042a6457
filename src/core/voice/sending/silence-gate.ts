/** Silence after speech is sent as well: it shows the service that a sentence is over. */
const HANGOVER_MS = 2000

export interface HeardFrame {
  readonly durationMs: number
  /** False for digital silence. */
  readonly isOpen: boolean
  readonly isSpeech: boolean
}

/**
 * Decides which sound is worth sending. Muted audio is not: it only keeps the service busy and costs as much
 * as speech. With `savesSilence`, audio without speech is not either.
 */
export class SilenceGate {
  readonly #savesSilence: boolean
  #quietMs = 0

  constructor(savesSilence: boolean) {
    this.#savesSilence = savesSilence
  }

  /** @returns whether this frame, and therefore the audio shortly before it, is to be sent */
  push({ durationMs, isOpen, isSpeech }: HeardFrame): boolean {
    const isHeard = this.#savesSilence ? isSpeech : isOpen
    this.#quietMs = isHeard ? 0 : this.#quietMs + durationMs
    return this.#quietMs < HANGOVER_MS
  }
}
