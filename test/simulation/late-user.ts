import type { Bridge, CallInput } from '../../src/core/contract/contract.ts'
import type { MissingSpeechState } from '../../src/core/session/missing-speech/missing-speech-calls.ts'
import type { Act } from './acts.ts'
import type { Documents } from './documents.ts'
import type { Actor } from './world/scheduler.ts'

type Limits = Extract<Act, { readonly type: 'limits' }>

const MINUTE_MS = 60_000
/** Time for a slow disk to say how much was sent. */
const SLOW_DISK_MS = 25_000
/** Time until what is under way has stopped. */
const STOPPING_MS = 5000
/** Sound that is not counted yet: since the last report of a voice. */
const UNCOUNTED_MS = 4000

const ANSWERS = {
  now: 'missingSpeech.translate',
  later: 'missingSpeech.postpone',
  never: 'missingSpeech.discard',
} as const

interface LateUserParts {
  readonly bridge: Pick<Bridge, 'subscribe'>
  readonly calls: Pick<Documents, 'invoke'>
  readonly page: Actor
  /** Sound that was sent so far: for missing speech, and in all. */
  readonly lateMs: () => number
  readonly sentMs: () => number
}

/** The user who sets limits of what is translated late, and answers the question about more; with their rules. */
export class LateUser {
  readonly violations: string[] = []
  readonly #parts: LateUserParts
  #limits: Limits | undefined
  readonly #states = new Map<string, MissingSpeechState>()
  readonly #allowed = new Set<string>()

  constructor(parts: LateUserParts) {
    this.#parts = parts
    parts.bridge.subscribe('missingSpeech.changed', ({ sessions }) => {
      for (const session of sessions) this.#take(session)
    })
  }

  set(limits: Limits): void {
    const { lateMinutes, monthLimitMinutes } = limits
    const settings = { voice: { lateMinutes, monthLimitMinutes } }
    void this.#parts.calls.invoke('settings.update', settings, (isOk) => {
      if (isOk) this.#limits = limits
    })
  }

  /** Everything may be translated from now on. */
  leave(): void {
    this.#limits = undefined
  }

  #take(state: MissingSpeechState): void {
    const { id, missingMs } = state
    const before = this.#states.get(id)
    this.#states.set(id, state)
    if (this.#limits === undefined) return
    if (state.state === 'asking' && before?.state !== 'asking') this.#ask(id, this.#limits)
    if (state.state !== 'translating' || !this.#exceeds(missingMs, this.#limits)) return
    const violation = `${Math.round(missingMs)} ms are translated late without a question`
    // It tries again by itself what it was allowed before.
    if (before?.state !== 'translating' && before?.state !== 'failed') this.#check(id, violation)
    else if (missingMs > before.missingMs)
      this.#parts.page.after(SLOW_DISK_MS, () => this.#check(id, violation))
  }

  #check(id: string, violation: string): void {
    const isLimited = this.#limits !== undefined && !this.#allowed.has(id)
    if (isLimited && this.#is(id, 'translating')) this.violations.push(violation)
  }

  #exceeds(missingMs: number, { lateMinutes, monthLimitMinutes }: Limits): boolean {
    const monthMs = (monthLimitMinutes ?? Number.POSITIVE_INFINITY) * MINUTE_MS
    return missingMs > lateMinutes * MINUTE_MS || this.#parts.sentMs() - UNCOUNTED_MS + missingMs > monthMs
  }

  #ask(id: string, { answer, afterMs }: Limits): void {
    const { page, lateMs, calls } = this.#parts
    this.#allowed.delete(id)
    page.after(STOPPING_MS, () => {
      const sentMs = lateMs()
      page.after(afterMs, () => {
        if (!this.#is(id, 'asking')) return
        if (lateMs() > sentMs) this.violations.push('speech is translated late while the user is asked')
        if (answer === 'now') this.#allowed.add(id)
        void calls.invoke(ANSWERS[answer], { id } satisfies CallInput<'missingSpeech.translate'>)
      })
    })
  }

  #is(id: string, state: MissingSpeechState['state']): boolean {
    return this.#states.get(id)?.state === state
  }
}
