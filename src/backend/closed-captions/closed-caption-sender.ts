import {
  type CaptionFailure,
  type CaptionTarget,
  type ClosedCaption,
  captionPost,
  sequenceAddress,
} from '../../core/audience/closed-captions/caption-address.ts'
import { type Clock, sleep } from '../../core/base/clock.ts'
import { errorOfFailure } from '../service/http/answers.ts'
import { readText } from '../service/http/invalid-response.ts'

/** Captions that wait at most: more would be read long after they were said. */
export const MAX_WAITING = 40
/** A caption that was not taken for this long is of no use any more. */
export const MAX_CAPTION_WAIT_MS = 30_000
/** Time limit of one request. */
export const ATTEMPT_LIMIT_MS = 10_000
/** Time that a request still has when the app ends. */
const CLOSING_MS = 2000
const BACKOFF_MS = [1000, 2000, 4000, 8000]
const MAX_SEQUENCE_BYTES = 100

/** Counts of an address, kept over restarts. */
export interface SenderProgress {
  /** Number of the last caption that was sent, taken or not. */
  readonly sequence: number
  /** Captions that were to be sent. */
  readonly offered: number
  /** Captions that were taken for sure. */
  readonly taken: number
}

/** Effect of a request: of a `refused` one, none for sure; of an `unknown` one, perhaps. */
type Outcome =
  | { readonly type: 'taken' }
  | { readonly type: 'refused' | 'unknown'; readonly reason: CaptionFailure; readonly status?: number }

interface SenderOptions extends CaptionTarget {
  readonly fetch: typeof globalThis.fetch
  readonly clock: Clock
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly before: SenderProgress
  /** Stores the progress: before each request, so that no number is used twice whenever the app is killed. */
  readonly save: (progress: SenderProgress) => void
  readonly changed: () => void
}

interface Waiting extends ClosedCaption {
  /** Monotonic time at which it was offered. */
  readonly since: number
}

/**
 * Sends captions to one address, one request at a time and in order. What was certainly refused is repeated with its
 * number, as long as it is of use; what may have been taken is never sent again: it counts as lost, unless the
 * service says that it has it.
 */
export class ClosedCaptionSender {
  readonly #options: SenderOptions
  #progress: SenderProgress
  #waiting: Waiting[] = []
  #running: Promise<void> | undefined
  readonly #closing = new AbortController()
  readonly #aborting = new AbortController()
  /** Whether the service is to be asked for its last number. */
  #mustAsk = true
  /** Refusals in a row. */
  #refusals = 0
  #takenAt: number | undefined
  #problem: CaptionFailure | undefined

  constructor(options: SenderOptions) {
    this.#options = options
    this.#progress = options.before
  }

  get progress(): SenderProgress {
    return this.#progress
  }

  get state() {
    const { offered, taken } = this.#progress
    const waiting = this.#waiting.length
    return {
      waiting,
      taken,
      lost: offered - taken - waiting,
      takenAt: this.#takenAt,
      problem: this.#problem,
    }
  }

  /** Has captions sent after those that wait; the oldest of too many are lost. */
  offer(captions: readonly ClosedCaption[]): void {
    if (captions.length === 0 || this.#closing.signal.aborted) return
    const { clock, save } = this.#options
    const since = clock.now()
    this.#note({ offered: this.#progress.offered + captions.length })
    this.#waiting.push(...captions.map((caption) => ({ ...caption, since })))
    // The caption at the head is being sent.
    this.#waiting.splice(1, Math.max(0, this.#waiting.length - MAX_WAITING))
    if (this.#running !== undefined) save(this.#progress)
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined
    })
  }

  /** Gives a request that runs a moment to end. What still waits is lost. */
  async close(): Promise<void> {
    const { clock, save } = this.#options
    this.#closing.abort()
    const cancel = clock.after(CLOSING_MS, () => this.#aborting.abort())
    await this.#running
    cancel()
    this.#waiting = []
    save(this.#progress)
  }

  #note(change: Partial<SenderProgress>): void {
    this.#progress = { ...this.#progress, ...change }
    this.#options.changed()
  }

  async #run(): Promise<void> {
    const { clock } = this.#options
    for (;;) {
      const [next] = this.#waiting
      if (next === undefined || this.#closing.signal.aborted) return
      if (clock.now() - next.since >= MAX_CAPTION_WAIT_MS) this.#lose()
      else if (!(await this.#send(next)))
        await sleep(
          clock,
          BACKOFF_MS[Math.min(this.#refusals, BACKOFF_MS.length) - 1] ?? 0,
          this.#closing.signal,
        )
    }
  }

  /** @returns false if the caption stays at the head */
  async #send(caption: Waiting): Promise<boolean> {
    if (this.#mustAsk) await this.#goOnAfterLast()
    const sequence = this.#progress.sequence + 1
    this.#progress = { ...this.#progress, sequence }
    this.#options.save(this.#progress)
    const outcome = await this.#post(sequence, caption)
    if (outcome.type === 'refused') {
      this.#refusals += 1
      // It may be the number that is refused.
      this.#mustAsk = outcome.status === 400
      this.#problem = outcome.reason
      this.#note({ sequence: sequence - 1 })
      return false
    }
    if (outcome.type === 'taken' || (await this.#hasTaken(sequence))) this.#confirm()
    else this.#lose(outcome.reason)
    return true
  }

  /** Goes on after what the service has taken of another program, or of an earlier run. */
  async #goOnAfterLast(): Promise<void> {
    this.#mustAsk = false
    const last = (await this.#askForLast()) ?? 0
    if (last > this.#progress.sequence) this.#note({ sequence: last })
  }

  async #hasTaken(sequence: number): Promise<boolean> {
    const last = await this.#askForLast()
    return last !== undefined && last >= sequence
  }

  #confirm(): void {
    this.#waiting.shift()
    this.#refusals = 0
    this.#problem = undefined
    this.#takenAt = this.#options.now()
    this.#note({ taken: this.#progress.taken + 1 })
  }

  #lose(problem = this.#problem): void {
    this.#waiting.shift()
    this.#problem = problem
    this.#note({})
  }

  async #post(sequence: number, caption: ClosedCaption): Promise<Outcome> {
    const { address, contentType, body } = captionPost(this.#options, sequence, caption)
    const headers = { 'Content-Type': contentType }
    return this.#request(address, { method: 'POST', headers, body }, async (response) => {
      await response.body?.cancel()
      return outcomeOf(response.status)
    })
  }

  /** @returns undefined if it does not answer one */
  async #askForLast(): Promise<number | undefined> {
    const { service, address } = this.#options
    const at = sequenceAddress(service, address)
    if (at === undefined || this.#closing.signal.aborted) return undefined
    let last: number | undefined
    await this.#request(at, { method: 'GET' }, async (response) => {
      const text = await readText(response, MAX_SEQUENCE_BYTES)
      if (response.status === 200 && text.ok && /^\s*\d{1,15}\s*$/.test(text.value)) last = Number(text.value)
      return outcomeOf(response.status)
    })
    return last
  }

  async #request(
    address: string,
    init: RequestInit,
    read: (response: Response) => Promise<Outcome>,
  ): Promise<Outcome> {
    const { fetch, clock } = this.#options
    const limit = new AbortController()
    const cancel = clock.after(ATTEMPT_LIMIT_MS, () => limit.abort())
    const signal = AbortSignal.any([limit.signal, this.#aborting.signal])
    try {
      // A redirect must not receive the address.
      return await read(await fetch(address, { ...init, redirect: 'manual', signal }))
    } catch (thrown) {
      if (signal.aborted) return { type: 'unknown', reason: 'slow' }
      const error = errorOfFailure(thrown, '')
      const isUnsent = error.kind === 'proxy' || (error.kind === 'unreachable' && error.sent === 'no')
      return { type: isUnsent ? 'refused' : 'unknown', reason: 'unreachable' }
    } finally {
      cancel()
    }
  }
}

/** Answers by which a request has had no effect; any other one may have had one. */
function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return { type: 'taken' }
  if (status === 400) return { type: 'refused', reason: 'not-started', status }
  if (status === 401 || status === 403 || status === 410)
    return { type: 'refused', reason: 'expired', status }
  if (status === 404 || status === 405) return { type: 'refused', reason: 'address', status }
  const isUnsent = status < 500 || status === 503
  return { type: isUnsent ? 'refused' : 'unknown', reason: 'unavailable', status }
}
