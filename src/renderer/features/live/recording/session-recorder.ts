import type { AppError } from '../../../../core/base/errors.ts'
import type { Bridge } from '../../../../core/contract/contract.ts'
import {
  type KeptCaption,
  MAX_CAPTIONS_AT_ONCE,
  type SessionAbout,
  SOURCE,
} from '../../../../core/library/sessions.ts'
import type { Caption } from '../../../../core/voice/receiving/transcript.ts'
import type { Gap } from '../../../../core/voice/sending/gaps.ts'

const RETRY_MS = 1000
/** A message of the web host has room for so many, however long they are. */
const AT_ONCE = Math.min(200, MAX_CAPTIONS_AT_ONCE)

/** Storage state of a session. */
export interface KeptState {
  /** Undefined until the host has answered. */
  readonly isKept: boolean | undefined
  /** Captions that are only in this page. */
  readonly waiting: number
  /** Why they are, where something went wrong. */
  readonly error: AppError | undefined
  /** Captions that the host can never take. */
  readonly leftOut: number
}

export const NOTHING_KEPT: KeptState = { isKept: undefined, waiting: 0, error: undefined, leftOut: 0 }

/** Current state of a session. */
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

function toKept({ startMs, endMs, language, source, targets }: Caption, index: number): KeptCaption {
  const lines = Object.entries({ [SOURCE]: source, ...targets })
  const unfinished = lines.flatMap(([line, { isUnfinished }]) => (isUnfinished ? line : []))
  return {
    index,
    startMs: Math.max(0, startMs),
    endMs: Math.max(0, endMs),
    ...(language !== undefined && { language }),
    source: source.concluded,
    targets: Object.fromEntries(Object.entries(targets).map(([code, text]) => [code, text.concluded])),
    ...(unfinished.length > 0 && { unfinished }),
  }
}

const isAboutCaptions = (error: AppError): boolean =>
  error.kind === 'invalid-input' && error.field.startsWith('captions')

/**
 * Has the host store one session while it runs. Unacknowledged captions wait here and are sent again: the
 * host may have ended, or its disk may be full.
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
  #state = NOTHING_KEPT
  #isTelling = false
  /** The host could not store it a moment ago. */
  #isPausing = false
  #isHeld = false
  /** Number of captions per message: one by one while the host refuses one of them. */
  #atOnce = AT_ONCE

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

  /** Sends everything that is pending, one message after the other. */
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
    const chunk = waiting.slice(0, this.#atOnce)
    const isLast = chunk.length === waiting.length
    if (chunk.length === 0 && !this.#isNews(now)) return false
    const { startedAt, endedAt, gaps, audioMs } = now
    const about = await this.#about()
    const told = await this.#ports.bridge.invoke('session.record', {
      id: this.#id,
      startedAt,
      about,
      captions: chunk.flatMap((index) => {
        const caption = now.captions[index]
        return caption === undefined ? [] : [toKept(caption, index)]
      }),
      gaps: gaps.map(({ fromMs, toMs }) => ({ fromMs: Math.max(0, fromMs), toMs: Math.max(0, toMs) })),
      audioMs,
      // The session has ended once the host has all of it.
      ...(isLast && endedAt !== undefined && { endedAt }),
    })
    if (!told.ok && isAboutCaptions(told.error)) return this.#leaveOut(chunk, now)
    if (!told.ok) {
      this.#enter({ error: told.error })
      this.#isPausing = true
      this.#ports.after(RETRY_MS, () => {
        this.#isPausing = false
        void this.#tell()
      })
      return false
    }
    this.#settle(chunk, now)
    this.#atOnce = AT_ONCE
    if (isLast) this.#toldNow = now
    const { isKept } = told.value
    this.#enter({ isKept, error: undefined, waiting: isKept ? this.#waiting(this.#now ?? now).length : 0 })
    if (isKept) void this.#hold()
    return isKept
  }

  /** A caption that the host can never take holds up nothing that comes after it: it is found, and left out. */
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
      if (caption !== undefined) this.#told[index] = caption
    }
  }

  /** While this call is pending, the host knows that the session is running. */
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
