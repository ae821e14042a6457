import type { AppError } from '../../base/errors.ts'
import { isSame } from '../../base/is-same.ts'
import type { Figures } from '../../session/figures/figures.ts'
import {
  type KeptCaption,
  type KeptGap,
  MAX_CAPTIONS_AT_ONCE,
  type Recording,
  type SessionAbout,
  type SessionSides,
} from '../../session/library/session-schema.ts'
import type { Caption } from '../../voice/receiving/transcript.ts'
import type { Bridge } from '../contract.ts'
import { type IndexedOriginal, type OriginalCaption, toKept } from './to-kept.ts'

const RETRY_MS = 1000
/** Time after which a host that has not answered is reported. */
const ANSWER_LIMIT_MS = 4000
const NO_ANSWER: AppError = { kind: 'storage', what: 'no-answer', detail: `${ANSWER_LIMIT_MS} ms` }
/** Interval of reports about what is unfinished. */
const UNFINISHED_EACH_MS = 250
/** Maximum number of captions per message: the web host's message limit allows this many of any length. */
const AT_ONCE = Math.min(200, MAX_CAPTIONS_AT_ONCE)

/** Storage state of a session. */
export interface KeptState {
  /** Undefined until the host has responded. */
  readonly isKept: boolean | undefined
  /** Number of captions that are not stored yet. */
  readonly waiting: number
  /** The reason why captions wait, if a request has failed or is not answered. */
  readonly error: AppError | undefined
  /** Number of captions that the host rejects. */
  readonly leftOut: number
}

export const NOTHING_KEPT: KeptState = { isKept: undefined, waiting: 0, error: undefined, leftOut: 0 }

/** Metadata of a stored session, without its captions. */
export interface SessionDetails {
  /** Its name until the user gives it another. */
  readonly title?: string | undefined
  readonly about: SessionAbout
  readonly sides?: SessionSides | undefined
  /** The sample meeting, which is not stored. */
  readonly isSample?: true
}

/** Current state of a session. */
export interface SessionNow {
  /** In the order in which they were first concluded. */
  readonly captions: readonly OriginalCaption[]
  readonly gaps: readonly KeptGap[]
  readonly startedAt: number
  readonly endedAt: number | undefined
  readonly audioMs: number
  readonly isPaused?: boolean
  /** Figures so far: of one voice, or of each side. */
  readonly figures: readonly Figures[]
}

export interface RecorderPorts {
  readonly bridge: Pick<Bridge, 'invoke'>
  readonly after: (ms: number, run: () => void) => void
  readonly changed: (state: KeptState) => void
}

/** Whether a report was refused because of a caption in it, which is then left out. */
export const isAboutCaptions = (error: AppError): boolean =>
  error.kind === 'invalid-input' && error.field.startsWith('captions')

/**
 * Has the host store one session while it runs, and pass it on to readers, even if it is not stored. Unacknowledged
 * captions wait here and are sent again: the host may have ended, or its disk may be full.
 */
export class SessionRecorder {
  readonly #id: string
  readonly #details: () => Promise<SessionDetails>
  readonly #ports: RecorderPorts
  #now: SessionNow | undefined
  /** Captions as last acknowledged, by index. */
  readonly #stored = new Map<number, Caption>()
  /** All other data as last acknowledged. */
  #reportedNow: SessionNow | undefined
  #state = NOTHING_KEPT
  #isReporting = false
  /** Whether to wait before the next attempt, because the host could not store the session. */
  #isPausing = false
  #isHeld = false
  #isReportingAgain = false
  /** Reads what would be unfinished, unless that was sent. */
  #readUnfinished: (() => readonly IndexedOriginal[]) | undefined
  #isSendingUnfinished = false
  /** Indexes of the captions that were last reported as unfinished. */
  #unfinished: readonly number[] = []
  /** Number of captions per message; 1 while the host rejects one of them. */
  #atOnce = AT_ONCE
  #isBegun = false
  readonly #answered = Promise.withResolvers<void>()

  constructor(id: string, details: () => Promise<SessionDetails>, ports: RecorderPorts) {
    this.#id = id
    this.#details = details
    this.#ports = ports
  }

  get id(): string {
    return this.#id
  }

  /** Has the host store the session although nothing was said yet. Resolves once the host has answered. */
  begin(): Promise<void> {
    this.#isBegun = true
    void this.#send()
    return this.#answered.promise
  }

  update(now: SessionNow): void {
    this.#now = now
    const waiting = this.#waiting(now).length
    if (waiting !== this.#state.waiting) this.#enter({ waiting })
    void this.#send()
  }

  /**
   * Has the host keep in mind what would be unfinished if this page were gone now: it stores that if it is, and shows
   * it to those who read along.
   *
   * @param read is called when it is sent, which is not at once
   */
  takeUnfinished(read: () => readonly IndexedOriginal[]): void {
    this.#readUnfinished = read
    if (!this.#isSendingUnfinished) void this.#sendUnfinished()
  }

  async #sendUnfinished(): Promise<void> {
    const [read, now] = [this.#readUnfinished, this.#now]
    this.#readUnfinished = undefined
    if (read === undefined || now === undefined || now.endedAt !== undefined) return
    const captions = read()
    if (captions.length === 0 && this.#unfinished.length === 0) return
    this.#isSendingUnfinished = true
    void this.#hold()
    const kept = captions.map(({ index, ...caption }) => toKept(caption, index))
    await this.#ports.bridge.invoke('session.unfinished', await this.#recordingOf(now, kept))
    this.#unfinished = captions.map(({ index }) => index)
    this.#ports.after(UNFINISHED_EACH_MS, () => {
      this.#isSendingUnfinished = false
      void this.#sendUnfinished()
    })
  }

  /** Sends all pending data, one message after the other. */
  async #send(): Promise<void> {
    if (this.#isReporting || this.#isPausing) return
    this.#isReporting = true
    let stored: SessionNow | undefined
    try {
      // A report may come in while the last one is found to have nothing new.
      do stored = this.#now
      while ((await this.#sendOnce()) || (stored !== this.#now && !this.#isPausing))
    } finally {
      this.#isReporting = false
    }
  }

  /** @returns whether to continue at once */
  async #sendOnce(): Promise<boolean> {
    const now = this.#now
    // A session is reported once something was said, is known to be missing, or is stored without a word.
    if (now === undefined) return false
    if (now.captions.length === 0 && now.gaps.length === 0 && !this.#isBegun) return false
    const waiting = this.#waiting(now)
    const chunk = waiting.slice(0, this.#atOnce)
    const isLast = chunk.length === waiting.length
    if (chunk.length === 0 && !this.#isNews(now)) return false
    const { endedAt } = now
    const captions = chunk.flatMap((index) => {
      const caption = now.captions[index]
      return caption === undefined ? [] : [toKept(caption, index)]
    })
    // A page that is closed while this is under way leaves nobody who ends the session.
    void this.#hold()
    const answered = this.#watchAnswer()
    const recorded = await this.#ports.bridge.invoke('session.record', {
      ...(await this.#recordingOf(now, captions)),
      // The end is sent with the last captions: the session counts as ended once the host has all of it.
      ...(isLast && endedAt !== undefined && { endedAt }),
    })
    answered()
    if (!recorded.ok && isAboutCaptions(recorded.error)) return this.#leaveOut(chunk, now)
    if (!recorded.ok) {
      this.#enter({ error: recorded.error })
      this.#isPausing = true
      this.#ports.after(RETRY_MS, () => {
        this.#isPausing = false
        void this.#send()
      })
      return false
    }
    this.#settle(chunk, now)
    this.#atOnce = AT_ONCE
    if (isLast) this.#reportedNow = now
    this.#answered.resolve()
    const { isKept } = recorded.value
    this.#enter({ isKept, error: undefined, waiting: this.#waiting(this.#now ?? now).length })
    return true
  }

  async #recordingOf(
    { startedAt, gaps, audioMs, isPaused, figures }: SessionNow,
    captions: KeptCaption[],
  ): Promise<Recording> {
    return {
      id: this.#id,
      startedAt,
      ...(await this.#details()),
      captions,
      gaps: [...gaps],
      audioMs,
      ...(isPaused && { isPaused: true as const }),
      ...(figures.length > 0 && { figures: [...figures] }),
    }
  }

  /** Reports a host, or a disk behind it, that does not answer: it may still do so. @returns called with the answer */
  #watchAnswer(): () => void {
    let isAnswered = false
    this.#ports.after(ANSWER_LIMIT_MS, () => {
      if (!isAnswered) this.#enter({ error: NO_ANSWER })
    })
    return () => {
      isAnswered = true
    }
  }

  /**
   * Finds a caption that the host rejects by sending captions one by one, and leaves it out, so that it does
   * not block later ones.
   */
  #leaveOut(chunk: readonly number[], now: SessionNow): true {
    this.#atOnce = 1
    if (chunk.length === 1) {
      this.#settle(chunk, now)
      this.#enter({ leftOut: this.#state.leftOut + 1, waiting: this.#waiting(this.#now ?? now).length })
    }
    return true
  }

  #settle(chunk: readonly number[], { captions }: SessionNow): void {
    for (const index of chunk) {
      const caption = captions[index]
      if (caption !== undefined) this.#stored.set(index, caption.caption)
    }
  }

  /** While this call is pending, the host knows that the session is running. */
  async #hold(): Promise<void> {
    if (this.#isHeld || this.#now?.endedAt !== undefined) return
    this.#isHeld = true
    await this.#ports.bridge.invoke('session.hold', { id: this.#id })
    this.#isHeld = false
    // The host took this page for gone: what is unfinished stands there as if nothing more had come.
    for (const index of this.#unfinished) this.#stored.delete(index)
    this.#unfinished = []
    this.#reportAgain()
  }

  /** Has a host that has started anew know of this session, before its next caption. */
  #reportAgain(): void {
    if (this.#isReportingAgain || this.#now?.endedAt !== undefined || this.#state.isKept === false) return
    this.#isReportingAgain = true
    this.#reportedNow = undefined
    this.#ports.after(RETRY_MS, () => {
      this.#isReportingAgain = false
      void this.#send()
    })
  }

  #waiting({ captions }: SessionNow): number[] {
    return captions.flatMap(({ caption }, index) => (this.#stored.get(index) === caption ? [] : [index]))
  }

  #isNews({ gaps, endedAt, isPaused = false }: SessionNow): boolean {
    const last = this.#reportedNow
    const isSamePause = isPaused === (last?.isPaused ?? false)
    return last === undefined || endedAt !== last.endedAt || !isSamePause || !isSame(gaps, last.gaps)
  }

  #enter(change: Partial<KeptState>): void {
    const before = this.#state
    const next = { ...before, ...change }
    // A session that is not to be stored does not wait, whatever fails.
    this.#state = next.isKept === false ? { ...NOTHING_KEPT, isKept: false } : next
    if (!isSame(before, this.#state)) this.#ports.changed(this.#state)
  }
}
