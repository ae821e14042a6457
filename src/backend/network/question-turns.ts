import type { Clock } from '../../core/base/clock.ts'
import type { Confirmation } from './confirmation.ts'

/** How long nothing is asked after a question was withdrawn: an answer on its way was meant for that one. */
export const REST_MS = 5000

/** Has one question asked at a time, so that nothing that a page does can put another one in the place of it. */
export class QuestionTurns {
  readonly #clock: Pick<Clock, 'now'>
  #isAsking = false
  #restsUntil = Number.NEGATIVE_INFINITY

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock
  }

  /**
   * Asks, unless another question is open or was withdrawn just now.
   *
   * @param signal withdraws the question
   * @param ask settles with the answer, at the latest when `signal` aborts
   */
  async run(signal: AbortSignal, ask: () => Promise<Confirmation>): Promise<Confirmation> {
    if (signal.aborted || this.#isAsking || this.#clock.now() < this.#restsUntil) return 'declined'
    this.#isAsking = true
    try {
      const said = await ask()
      return signal.aborted ? 'declined' : said
    } finally {
      this.#isAsking = false
      if (signal.aborted) this.#restsUntil = this.#clock.now() + REST_MS
    }
  }
}
