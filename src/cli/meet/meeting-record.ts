import { randomUUID } from 'node:crypto'
import type { Clock } from '../../core/base/clock.ts'
import type { AppError } from '../../core/base/errors.ts'
import type { Result } from '../../core/base/result.ts'
import type { CallOutput } from '../../core/contract/contract.ts'
import { type RunState, SessionContent } from '../../core/contract/recording/session-content.ts'
import {
  isAboutCaptions,
  type SessionDetails,
  SessionRecorder,
} from '../../core/contract/recording/session-recorder.ts'
import type { Recording } from '../../core/session/library/session-schema.ts'
import type { Side } from '../../core/voice/sides.ts'
import type { Ask } from '../ask.ts'

type Stored = Result<CallOutput<'session.record'>>

interface MeetingRecordOptions {
  readonly ask: Ask
  readonly details: SessionDetails
  readonly clock: Clock
  /** Start of the meeting, in milliseconds since 1970. */
  readonly startedAt: number
}

/** Stores both sides of a meeting as one session of the library. */
export class MeetingRecord {
  readonly #options: MeetingRecordOptions
  readonly #content = new SessionContent()
  /** Start of the meeting on the clock, which measures its length. */
  readonly #began: number
  readonly #recorder: SessionRecorder
  #isKept = true
  #onAnswer: (recording: Recording, answer: Stored) => void = () => undefined

  constructor(options: MeetingRecordOptions) {
    const { details, clock } = options
    this.#options = options
    this.#began = clock.now()
    this.#recorder = new SessionRecorder(randomUUID(), () => Promise.resolve(details), {
      bridge: { invoke: this.#ask },
      after: (ms, run) => void clock.after(ms, run),
      changed: ({ isKept }) => {
        this.#isKept = isKept !== false
      },
    })
  }

  /** @returns takes the state of a side whenever it has changed; `sinceMs` is the start of its capture in the meeting */
  side(side: Side): (state: RunState, sinceMs: number) => void {
    const take = this.#content.begin()
    return (state, sinceMs) => {
      take(state, { side, sinceMs: () => sinceMs })
      this.#report(undefined)
    }
  }

  /**
   * Stores the end.
   *
   * @returns why the session could not be stored
   */
  async end(): Promise<AppError | undefined> {
    if (!this.#isKept || this.#content.now.captions.length === 0) return undefined
    const { promise, resolve } = Promise.withResolvers<AppError | undefined>()
    this.#onAnswer = (recording, answer) => {
      if (answer.ok && (recording.endedAt !== undefined || !answer.value.isKept)) resolve(undefined)
      // A caption that is refused is left out, and the rest is stored.
      if (!answer.ok && !isAboutCaptions(answer.error)) resolve(answer.error)
    }
    const { startedAt, clock } = this.#options
    this.#report(Math.round(startedAt + clock.now() - this.#began))
    return promise
  }

  readonly #ask: Ask = async (name, input) => {
    const answer = await this.#options.ask(name, input)
    if (name === 'session.record') this.#onAnswer(input as Recording, answer as Stored)
    return answer
  }

  #report(endedAt: number | undefined): void {
    const { startedAt } = this.#options
    this.#recorder.update({ ...this.#content.now, startedAt, endedAt })
  }
}
