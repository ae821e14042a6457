import type { Bridge } from '../../../core/contract.ts'
import type { AppError } from '../../../core/errors.ts'
import { type KeptCaption, MOST_CAPTIONS_AT_ONCE, type SessionAbout } from '../../../core/library/sessions.ts'
import type { Gap } from '../../../core/voice/gaps.ts'
import type { Caption } from '../../../core/voice/transcript.ts'

const RETRY_MS = 1000
/** A message of the web host has room for so many, however long they are. */
const AT_ONCE = Math.min(200, MOST_CAPTIONS_AT_ONCE)

/** How far a session is kept. */
export interface KeptState {
  /** Nothing, until the host has said. */
  readonly isKept: boolean | undefined
  /** Captions that are only in this page. */
  readonly waiting: number
  /** Why they are, where something went wrong. */
  readonly error: AppError | undefined
}

/** What is known of a session just now. */
export interface SessionNow {
  /** The captions with what is concluded in them. */
  readonly captions: readonly Caption[]
  readonly gaps: readonly Gap[]
  readonly startedAt: number
  readonly endedAt: number | undefined
  readonly audioMs: number
}

export interface RecorderPorts {
  readonly bridge: Pick<Bridge, 'invoke'>
  readonly after: (ms: number, run: () => void) => void
  readonly changed: (state: KeptState) => void
}

const toKept = ({ startMs, endMs, language, source, targets }: Caption, index: number): KeptCaption => ({
  index,
  startMs: Math.max(0, startMs),
  endMs: Math.max(0, endMs),
  ...(language !== undefined && { language }),
  source: source.concluded,
  targets: Object.fromEntries(Object.entries(targets).map(([code, text]) => [code, text.concluded])),
})

/**
 * Has one session kept by the host as it goes on. What the host has not acknowledged waits here, and is told again
 * until it has: the host may have ended, or its disk be full.
 */
export class SessionRecorder {
  readonly #id: string
  readonly #about: () => Promise<SessionAbout>
  readonly #ports: RecorderPorts
  #now: SessionNow | undefined
  /** Captions as they were acknowledged, by their index. */
  #told: Caption[] = []
  /** Everything else, as it was acknowledged. */
  #toldNow: SessionNow | undefined
  #state: KeptState = { isKept: undefined, waiting: 0, error: undefined }
  #isTelling = false
  /** The host could not store it a moment ago. */
  #isPausing = false
  #isHeld = false

  constructor(id: string, about: () => Promise<SessionAbout>, ports: RecorderPorts) {
    this.#id = id
    this.#about = about
    this.#ports = ports
  }

  get id(): string {
    return this.#id
  }

  take(now: SessionNow): void {
    if (this.#state.isKept === false) return
    this.#now = now
    const waiting = this.#waiting(now).length
    if (waiting !== this.#state.waiting) this.#enter({ waiting })
    void this.#tell()
  }

  /** Tells all there is to tell, one message after the other. */
  async #tell(): Promise<void> {
    if (this.#isTelling || this.#isPausing) return
    this.#isTelling = true
    try {
      while (await this.#tellOnce());
    } finally {
      this.#isTelling = false
    }
  }

  /** @returns whether to go on at once */
  async #tellOnce(): Promise<boolean> {
    const now = this.#now
    if (now === undefined || now.captions.length === 0 || this.#state.isKept === false) return false
    const waiting = this.#waiting(now)
    const piece = waiting.slice(0, AT_ONCE)
    const isLast = piece.length === waiting.length
    if (piece.length === 0 && !this.#isNews(now)) return false
    const { startedAt, endedAt, gaps, audioMs } = now
    const about = await this.#about()
    const told = await this.#ports.bridge.invoke('session.record', {
      id: this.#id,
      startedAt,
      about,
      captions: piece.flatMap((index) => {
        const caption = now.captions[index]
        return caption === undefined ? [] : [toKept(caption, index)]
      }),
      gaps: gaps.map(({ fromMs, toMs }) => ({ fromMs: Math.max(0, fromMs), toMs: Math.max(0, toMs) })),
      audioMs,
      // It is over when the host has all of it.
      ...(isLast && endedAt !== undefined && { endedAt }),
    })
    if (!told.ok) {
      this.#enter({ error: told.error })
      this.#isPausing = true
      this.#ports.after(RETRY_MS, () => {
        this.#isPausing = false
        void this.#tell()
      })
      return false
    }
    for (const index of piece) {
      const caption = now.captions[index]
      if (caption !== undefined) this.#told[index] = caption
    }
    if (isLast) this.#toldNow = now
    const { isKept } = told.value
    this.#enter({ isKept, error: undefined, waiting: isKept ? this.#waiting(this.#now ?? now).length : 0 })
    if (isKept) void this.#hold()
    return isKept
  }

  /** As long as this is asked, the host knows that the session goes on. */
  async #hold(): Promise<void> {
    if (this.#isHeld || this.#now?.endedAt !== undefined) return
    this.#isHeld = true
    await this.#ports.bridge.invoke('session.hold', { id: this.#id })
    this.#isHeld = false
  }

  #waiting({ captions }: SessionNow): number[] {
    return captions.flatMap((caption, index) => (this.#told[index] === caption ? [] : [index]))
  }

  #isNews({ gaps, endedAt }: SessionNow): boolean {
    const { gaps: toldGaps = [], endedAt: toldEnd } = this.#toldNow ?? {}
    return endedAt !== toldEnd || JSON.stringify(gaps) !== JSON.stringify(toldGaps)
  }

  #enter(change: Partial<KeptState>): void {
    this.#state = { ...this.#state, ...change }
    this.#ports.changed(this.#state)
  }
}
