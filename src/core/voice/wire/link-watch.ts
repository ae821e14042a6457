import type { Clock } from '../../base/clock.ts'

/** A link that carries this much speech without a message for this long is suspect. */
const SUSPECT_MS = 5000
const MIN_SPEECH_MS = 2000
/**
 * Upper limit of the timeout. It grows while a new link stays silent too, since noise can sound like speech.
 */
const MAX_PATIENCE_MS = 300_000
/** A connection lasts an hour at most: from here on it is replaced at the next pause, and then in any case. */
const HAND_OVER_MS = 55 * 60_000
const LAST_MOMENT_MS = 59 * 60_000
/** Age from which the loss of a link is a new one: a service that is overloaded may greet each link, and close it. */
const LASTING_MS = 5000
/** Silence that counts as a pause. */
const PAUSE_MS = 600
/** A session with other languages waits this long for the end of a sentence, then for a pause, and then for nothing. */
const SENTENCE_WAIT_MS = 8000
const PAUSE_WAIT_MS = 15_000

/** Why a link is replaced that is not lost. */
export type HandOverReason = 'hour' | 'languages'

export interface LinkWatchHandlers {
  /** The link is open but seems dead. */
  suspect(afterMs: number): void
  /** This is a good moment to replace the link. */
  handOver(reason: HandOverReason): void
  /** Whether a sentence has ended and everything before was received, so that the next one may have other languages. */
  isBetweenSentences(): boolean
}

/** Watches links: speech, sent media, received messages, and the moment at which one is to be replaced. */
export class LinkWatch {
  readonly #clock: Clock
  readonly #on: LinkWatchHandlers
  #patienceMs = SUSPECT_MS
  #openedAt: number | undefined
  /** Since when a session with other languages waits. */
  #waitsSince: number | undefined
  #speechMs = 0
  #quietMs = 0
  /** Since when speech has been sent without a message. */
  #unansweredSince: number | undefined
  #cancel: () => void = () => undefined

  constructor(clock: Clock, on: LinkWatchHandlers) {
    this.#clock = clock
    this.#on = on
  }

  opened(): void {
    this.closed()
    this.#openedAt = this.#clock.now()
  }

  closed(): void {
    this.#cancel()
    this.#cancel = () => undefined
    this.#unansweredSince = undefined
    this.#openedAt = undefined
    this.#waitsSince = undefined
    this.#speechMs = 0
  }

  /** Whether the link has lasted. */
  get isLasting(): boolean {
    return this.#openedAt !== undefined && this.#clock.now() - this.#openedAt >= LASTING_MS
  }

  received(): void {
    this.#patienceMs = SUSPECT_MS
    this.#unansweredSince = undefined
    this.#speechMs = 0
    this.#cancel()
  }

  captured(durationMs: number, isSpeech: boolean): void {
    this.#quietMs = isSpeech ? 0 : this.#quietMs + durationMs
    if (this.#openedAt === undefined) return
    const age = this.#clock.now() - this.#openedAt
    const isPause = this.#quietMs >= PAUSE_MS
    if (this.#isMomentForLanguages(isPause)) this.#on.handOver('languages')
    else if (age > LAST_MOMENT_MS || (age > HAND_OVER_MS && isPause)) this.#on.handOver('hour')
  }

  /** A session with other languages waits for the link to be handed over to it. */
  awaitHandOver(): void {
    this.#waitsSince = this.#clock.now()
  }

  #isMomentForLanguages(isPause: boolean): boolean {
    if (this.#waitsSince === undefined) return false
    const waitedMs = this.#clock.now() - this.#waitsSince
    return (
      waitedMs > PAUSE_WAIT_MS || (waitedMs > SENTENCE_WAIT_MS && isPause) || this.#on.isBetweenSentences()
    )
  }

  sent(durationMs: number, isSpeech: boolean): void {
    if (!isSpeech) return
    this.#speechMs += durationMs
    if (this.#unansweredSince !== undefined) return
    this.#unansweredSince = this.#clock.now()
    this.#cancel = this.#clock.after(this.#patienceMs, () => this.#judge())
  }

  #judge(): void {
    const waitedMs = this.#clock.now() - (this.#unansweredSince ?? this.#clock.now())
    this.#unansweredSince = undefined
    if (this.#speechMs < MIN_SPEECH_MS) {
      this.#speechMs = 0
      return
    }
    this.#patienceMs = Math.min(MAX_PATIENCE_MS, this.#patienceMs * 2)
    this.#on.suspect(waitedMs)
  }
}
