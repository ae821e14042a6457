import type { AppError } from '../../../src/core/base/errors.ts'
import { err, ok } from '../../../src/core/base/result.ts'
import type { Recording } from '../../../src/core/session/library/session-schema.ts'

/** A host that stores sessions unless told to fail. */
export class RecordingHost {
  readonly captions = new Map<number, string>()
  readonly told: Recording[] = []
  endedAt: number | undefined
  error: AppError | undefined
  /** Text of a caption that the host always rejects. */
  refusedWords: string | undefined
  isKept = true
  /** Number of responses to lose although the host has stored the data. */
  lost = 0
  timers: { readonly ms: number; readonly run: () => void }[] = []
  /** Reports of what is unfinished. */
  readonly unfinished: Recording[] = []
  readonly #held: ((answer: unknown) => void)[] = []
  /** How many attempts to hold a session are refused; further ones are held. */
  refusals = 0
  /** Names of all calls. */
  readonly calls: string[] = []
  /** Answers of a host that has stopped, once it goes on. */
  stopped: (() => void)[] | undefined

  readonly invoke = ((name: string, input: Recording) => {
    const { stopped } = this
    if (stopped === undefined) return this.answer(name, input)
    return new Promise((resolve) => stopped.push(() => resolve(this.answer(name, input))))
  }) as never

  answer(name: string, input: Recording) {
    this.calls.push(name)
    if (name === 'session.unfinished') {
      this.unfinished.push(input)
      return Promise.resolve(ok({}))
    }
    if (name === 'session.hold' && this.refusals > 0) {
      this.refusals -= 1
      return Promise.resolve(err({ kind: 'host-lost' }))
    }
    if (name !== 'session.record') return new Promise((resolve) => this.#held.push(resolve))
    if (this.error !== undefined) return Promise.resolve(err(this.error))
    const refused = input.captions.findIndex(({ source }) => source === this.refusedWords)
    if (refused >= 0)
      return Promise.resolve(
        err({ kind: 'invalid-input', field: `captions.${refused}.source`, problem: { type: 'malformed' } }),
      )
    this.told.push(input)
    if (this.isKept) for (const { index, source } of input.captions) this.captions.set(index, source)
    this.endedAt = input.endedAt
    if (this.lost > 0) {
      this.lost -= 1
      return Promise.resolve(err({ kind: 'host-lost' }))
    }
    return Promise.resolve(ok({ isKept: this.isKept }))
  }

  /** Ends what holds the session, as when the host ends. */
  letGo(): void {
    for (const resolve of this.#held.splice(0)) resolve(err({ kind: 'host-lost' }))
  }

  get words(): string[] {
    return [...this.captions].toSorted(([a], [b]) => a - b).map(([, words]) => words)
  }
}
