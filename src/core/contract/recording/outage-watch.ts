import type { Clock } from '../../base/clock.ts'
import type { VoiceState } from '../../voice/session/session-states.ts'
import type { VoiceSession } from '../../voice/session/voice-session.ts'
import type { OutageSound } from './outage-sound.ts'

/** A link that is replaced sooner is no outage. */
const OUTAGE_AFTER_MS = 5000
/** Speech that waits to be sent at the end of an outage: what is captured from then on is not given up. */
const CAUGHT_UP_MS = 1000

/** Once an outage is longer than a hiccup, its sound is recorded until all that is held has been sent. */
export class OutageWatch {
  readonly #session: Pick<VoiceSession, 'state' | 'heldMs' | 'keptFrames'>
  readonly #sound: Pick<OutageSound, 'begin' | 'end'>
  readonly #clock: Clock
  /** When the link was lost, on the clock; undefined while there is one, and before the first. */
  #awaySince: number | undefined

  constructor(
    session: Pick<VoiceSession, 'state' | 'heldMs' | 'keptFrames'>,
    sound: Pick<OutageSound, 'begin' | 'end'>,
    clock: Clock,
  ) {
    this.#session = session
    this.#sound = sound
    this.#clock = clock
  }

  changed(state: VoiceState): void {
    if (state.phase === 'idle' || state.phase === 'failed') this.#sound.end()
    if (state.phase === 'resuming' && state.wasLive) this.#awaySince ??= this.#clock.now()
  }

  /** Call it several times a second. */
  look(): void {
    const { phase } = this.#session.state
    if (phase === 'streaming' || phase === 'draining') {
      this.#awaySince = undefined
      if (this.#session.heldMs < CAUGHT_UP_MS) this.#sound.end()
    } else if (this.#awaySince !== undefined && this.#clock.now() - this.#awaySince >= OUTAGE_AFTER_MS)
      this.#sound.begin(this.#session.keptFrames)
  }
}
