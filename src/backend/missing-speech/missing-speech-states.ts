import { rangesMs } from '../../core/session/missing-speech/missing-ranges.ts'
import type { MissingSpeechState } from '../../core/session/missing-speech/missing-speech-calls.ts'
import type { LateStore } from './late-store.ts'
import type { Take } from './outage-take.ts'
import type { OutageTakes } from './outage-takes.ts'

type Progress = Pick<MissingSpeechState, 'state' | 'totalMs' | 'error' | 'retryAt'>

/** Missing speech of all sessions, and the progress of its translation. */
export class MissingSpeechStates {
  readonly #takes: OutageTakes
  readonly #late: LateStore
  readonly #changed: (state: { readonly sessions: MissingSpeechState[] }) => void
  readonly #progress = new Map<string, Progress>()

  constructor(
    takes: OutageTakes,
    late: LateStore,
    changed: (state: { readonly sessions: MissingSpeechState[] }) => void,
  ) {
    this.#takes = takes
    this.#late = late
    this.#changed = changed
  }

  /** Takes of a session with missing speech. */
  missing(id: string): readonly Take[] {
    return this.#takes.ofSession(id).filter(({ ranges }) => ranges.length > 0)
  }

  /** Missing speech of a session, in milliseconds. */
  missingMs(id: string): number {
    return this.missing(id).reduce((sum, { ranges }) => sum + rangesMs(ranges), 0)
  }

  list(): MissingSpeechState[] {
    const missing = this.#takes.all.flatMap(({ session, ranges }) => (ranges.length > 0 ? session : []))
    const unreadable = new Set(this.#takes.unreadable.map(({ session }) => session))
    return [...new Set([...missing, ...unreadable, ...this.#late.sessions])].map((id) => {
      const missingMs = this.missingMs(id)
      const { state = 'waiting', totalMs = missingMs, error, retryAt } = this.#progress.get(id) ?? {}
      return {
        id,
        state: missingMs === 0 ? 'done' : state,
        missingMs,
        totalMs: Math.max(totalMs, missingMs),
        translated: [...this.#late.spansOf(id)],
        ...(unreadable.has(id) && { isUnreadable: true }),
        ...(error !== undefined && { error }),
        ...(retryAt !== undefined && { retryAt }),
      }
    })
  }

  publish(): void {
    this.#changed({ sessions: this.list() })
  }

  enter(id: string, entered: Omit<Progress, 'totalMs'>): void {
    const { totalMs = 0 } = this.#progress.get(id) ?? {}
    this.#progress.set(id, { ...entered, totalMs: Math.max(totalMs, this.missingMs(id)) })
    this.publish()
  }

  /** Its translation is over. */
  leave(id: string): void {
    this.#progress.delete(id)
    this.publish()
  }
}
