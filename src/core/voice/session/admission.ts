import { askedToWaitMs, type Backoff, backoffMs, waitMs } from '../../base/backoff.ts'
import type { Clock } from '../../base/clock.ts'
import { type AppError, unexpected } from '../../base/errors.ts'
import type { Result } from '../../base/result.ts'
import type { VoiceTicket } from '../config.ts'

const BACKOFF: Backoff = { firstMs: 400, factor: 2, mostMs: 10_000 }
/** Shorter backoff while the service is unreachable: only half a minute of speech can be held. */
const AWAY_BACKOFF: Backoff = { ...BACKOFF, mostMs: 3000 }

const isAway = ({ kind }: AppError): boolean =>
  kind === 'unreachable' || kind === 'proxy' || kind === 'timed-out' || kind === 'host-lost'

interface AdmissionOptions {
  readonly clock: Clock
  readonly random: () => number
  readonly answered: (answer: Result<VoiceTicket>) => void
}

interface Attempt {
  /** Number of lost links since one last lasted. */
  readonly failures: number
  readonly cause: AppError | undefined
  readonly request: () => Promise<Result<VoiceTicket>>
  /** Waits at least this long, in case another request replaces this one. */
  readonly settleMs?: number
}

/** Requests tickets: at once after a lost link, then with growing pauses. */
export class Admission {
  readonly #options: AdmissionOptions
  #waiting: { readonly cancel: () => void; readonly ask: () => void; readonly isAsked: boolean } | undefined
  /** Aborts with the next request or the run, which no longer need the answer. */
  #life = new AbortController()

  constructor(options: AdmissionOptions) {
    this.#options = options
  }

  /** Replaces the request before: the latest one is answered. */
  ask({ failures, cause, request, settleMs = 0 }: Attempt): void {
    this.end()
    const { clock } = this.#options
    const { signal } = this.#life
    const ask = () => {
      this.#waiting = undefined
      void this.#ask(request, signal)
    }
    const isAsked = cause !== undefined && askedToWaitMs(cause) !== undefined
    const pauseMs = Math.max(settleMs, this.#pauseMs(failures, cause))
    if (pauseMs === 0) ask()
    else this.#waiting = { cancel: clock.after(pauseMs, ask), ask, isAsked }
  }

  /** The network is back: cancels waiting, unless the service has asked for it. */
  hurry(): void {
    if (this.#waiting === undefined || this.#waiting.isAsked) return
    this.#waiting.cancel()
    this.#waiting.ask()
  }

  end(): void {
    this.#waiting?.cancel()
    this.#waiting = undefined
    this.#life.abort()
    this.#life = new AbortController()
  }

  #pauseMs(failures: number, cause: AppError | undefined): number {
    const { random } = this.#options
    if (cause !== undefined && askedToWaitMs(cause) !== undefined)
      return waitMs(cause, BACKOFF, failures, random())
    const backoff = cause !== undefined && isAway(cause) ? AWAY_BACKOFF : BACKOFF
    return failures <= 1 ? 0 : backoffMs(backoff, failures - 1, random())
  }

  async #ask(request: Attempt['request'], signal: AbortSignal): Promise<void> {
    const answer = await request().catch(
      (thrown: unknown) => ({ ok: false, error: unexpected(thrown) }) as const,
    )
    if (!signal.aborted) this.#options.answered(answer)
  }
}
