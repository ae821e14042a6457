import type { TranscriptUpdate } from '../../core/voice/receiving/transcript.ts'
import { type Gap, withoutSpan } from '../../core/voice/sending/sending-gaps.ts'

/** Exit code of a command that lost speech, and nothing else went wrong. */
export const LOST_SPEECH_EXIT_CODE = 5

/** Passes on each gap of a session once, before the words that were spoken after it. */
export class LostSpeech {
  readonly #take: (gap: Gap) => void
  #taken: readonly Gap[] = []

  constructor(take: (gap: Gap) => void) {
    this.#take = take
  }

  /** Handles an update that will be printed: what was lost before its final words is known. */
  before({ concluded }: TranscriptUpdate, gaps: readonly Gap[]): void {
    const lastMs = Math.max(...concluded.map(({ startTime }) => startTime))
    this.end(gaps.filter(({ fromMs }) => fromMs < lastMs))
  }

  /** Handles the end of the session. */
  end(gaps: readonly Gap[]): void {
    const rest = this.#taken.reduce((left, taken) => withoutSpan(left, taken), gaps)
    this.#taken = [...this.#taken, ...rest]
    for (const gap of rest) this.#take(gap)
  }
}
