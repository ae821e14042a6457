import { randomUUID } from 'node:crypto'
import type { CaptionFeed } from '../../core/audience/feed/caption-feed.ts'
import type { FeedEvent, FeedEventOf } from '../../core/audience/feed/feed-events.ts'
import {
  HUB_STATE_MS,
  type HubChannel,
  type HubConcluded,
  type HubCurrent,
  type HubState,
  lineChannel,
  stateChannel,
} from '../../core/audience/hub/hub-messages.ts'
import { isOneLanguage, ORIGINAL } from '../../core/audience/room/room-transcript.ts'
import { type Clock, sleep } from '../../core/base/clock.ts'
import type { AppError } from '../../core/base/errors.ts'
import { FeedOpening } from '../room/feed-opening.ts'
import { sealedEvent, withHostName } from '../room/sealed-event.ts'
import { errorOfFailure } from '../service/http/answers.ts'

/** An audience reads no faster than two updates a second. */
const ROUND_MS = 500
/** Events to read from the feed at a time: it keeps those that wait for the hub, as long as it keeps any. */
const AT_ONCE = 50
/** Time limit of one request. */
const ATTEMPT_LIMIT_MS = 10_000
/** Time that the end of a link has to be published. */
const ENDING_MS = 2000
const BACKOFF_MS = [1000, 2000, 4000, 8000]

interface PublisherOptions {
  /** Without a slash at its end. */
  readonly address: string
  readonly secret: string
  readonly code: string
  readonly feed: CaptionFeed
  readonly myName: () => string
  readonly fetch: typeof globalThis.fetch
  readonly clock: Clock
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** `isTaken` or `problem` has changed. */
  readonly changed: () => void
}

interface Message {
  readonly line: string
  readonly channel: HubChannel
  readonly concluded: HubConcluded
}

/**
 * Publishes the captions of a host through a hub, one request at a time and in order. What is not taken is repeated
 * with its number until it is: readers drop what they have. Meanwhile the feed keeps what follows.
 */
export class HubPublisher {
  readonly #options: PublisherOptions
  readonly #opening: FeedOpening
  readonly #unsubscribe: () => void
  readonly #closing = new AbortController()
  readonly #running: Promise<void>
  #wake = new AbortController()
  #position: string
  #pending: Message[] = []
  #round: string | undefined
  /** Sessions of the round, and those of earlier ones. */
  readonly #sessions = new Set<string>()
  readonly #over = new Set<string>()
  /** Last number of each line: given, and taken. */
  readonly #numbers = new Map<string, number>()
  readonly #heads = new Map<string, number>()
  /** Growing text of each line, as JSON, as it was last taken. */
  readonly #grown = new Map<string, string>()
  #isStateDue = true
  #statedAt = 0
  #stamp = 0
  isTaken = false
  problem: AppError | undefined

  constructor(options: PublisherOptions) {
    const { feed } = options
    this.#options = options
    // Readers get what is said from now on, and learn at once which sessions run.
    this.#position = feed.end
    this.#opening = new FeedOpening(feed)
    for (const { session } of feed.live) this.#enter(session)
    this.#unsubscribe = feed.subscribe(() => this.#wake.abort())
    this.#running = this.#run()
  }

  /** @param isEnd whether readers are told that the link has ended */
  async close(isEnd: boolean): Promise<void> {
    this.#unsubscribe()
    this.#closing.abort()
    await this.#running
    if (isEnd) await this.#post(stateChannel(this.#options.code), this.#state(true), ENDING_MS)
  }

  async #run(): Promise<void> {
    const { clock, feed } = this.#options
    const { signal } = this.#closing
    for (let failures = 0; !signal.aborted; ) {
      this.#wake = new AbortController()
      const error = await this.#publish()
      if (signal.aborted) return
      this.#report(error)
      failures = error === undefined ? 0 : Math.min(failures + 1, BACKOFF_MS.length)
      await sleep(clock, BACKOFF_MS[failures - 1] ?? ROUND_MS, signal)
      if (error !== undefined || feed.end !== this.#position) continue
      const rest = this.#statedAt + HUB_STATE_MS - clock.now()
      await sleep(clock, rest, AbortSignal.any([signal, this.#wake.signal]))
    }
  }

  #report(error: AppError | undefined): void {
    const isTaken = error === undefined
    if (!isTaken) {
      // The hub may have lost what it had.
      this.#isStateDue = true
      this.#grown.clear()
    }
    if (isTaken === this.isTaken && JSON.stringify(error) === JSON.stringify(this.problem)) return
    this.isTaken = isTaken
    this.problem = error
    this.#options.changed()
  }

  /** Publishes what is new. @returns why the hub did not take all of it */
  async #publish(): Promise<AppError | undefined> {
    const { clock, code } = this.#options
    if (this.#pending.length === 0) this.#collect()
    for (let [next] = this.#pending; next !== undefined; [next] = this.#pending) {
      const error = await this.#post(next.channel, next.concluded)
      if (error !== undefined) return error
      this.#heads.set(next.line, next.concluded.number)
      this.#pending.shift()
    }
    for (const line of this.#lines) {
      const events = this.#currentOf(line)
      const json = JSON.stringify(events)
      if (this.#round === undefined || json === (this.#grown.get(line) ?? '[]')) continue
      const current: HubCurrent = { at: this.#nextStamp(), events }
      const error = await this.#post(lineChannel(code, this.#round, 'current', line), current)
      if (error !== undefined) return error
      this.#grown.set(line, json)
    }
    if (!this.#isStateDue && clock.now() < this.#statedAt + HUB_STATE_MS) return undefined
    const error = await this.#post(stateChannel(code), this.#state(false))
    if (error !== undefined) return error
    this.#isStateDue = false
    this.#statedAt = clock.now()
    return undefined
  }

  /** Numbers what is new in the feed, up to the next round. */
  #collect(): void {
    const { feed } = this.#options
    const events = feed.read(this.#position, AT_ONCE)
    for (const event of events) {
      const isOwn = !('session' in event) || this.#enter(event.session)
      // The last messages of a round are published before the next one begins.
      if (isOwn === undefined) return
      this.#position = feed.positionOf(event.sequence)
      if (isOwn) this.#number(event)
    }
    // The last event may have been forgotten with its session.
    if (events.length < AT_ONCE) this.#position = feed.end
  }

  #number(event: FeedEvent): void {
    if (event.kind === 'session') this.#isStateDue = true
    // Events that the feed dropped are missing in each line.
    if (event.kind === 'missed')
      for (const [line, number] of this.#numbers) {
        this.#numbers.set(line, number + 1)
        this.#heads.set(line, number + 1)
      }
    if (event.kind !== 'concluded' || this.#round === undefined || this.#opening.wasSaidBefore(event)) return
    for (const line of this.#lines) {
      if (!isOfLine(event.line, event.caption.language, line)) continue
      const number = (this.#numbers.get(line) ?? 0) + 1
      this.#numbers.set(line, number)
      const channel = lineChannel(this.#options.code, this.#round, 'concluded', line)
      this.#pending.push({ line, channel, concluded: { number, event } })
    }
  }

  /**
   * Takes a session into the round. One that begins while no other is live begins the next round, so that nobody who
   * joins then reads what was said before, perhaps to others.
   *
   * @returns whether its events belong to this round; undefined while a round has to be completed first
   */
  #enter(session: string): boolean | undefined {
    const { feed } = this.#options
    const isLive = (id: string) => feed.sessionOf(id)?.state === 'live'
    if (this.#sessions.has(session)) return true
    if (this.#over.has(session) && !isLive(session)) return false
    if (this.#round === undefined || ![...this.#sessions].some(isLive)) {
      if (this.#pending.length > 0 || (this.#isStateDue && this.#round !== undefined)) return undefined
      for (const id of this.#sessions) this.#over.add(id)
      for (const known of [this.#sessions, this.#numbers, this.#heads, this.#grown]) known.clear()
      this.#round = randomUUID()
    }
    this.#sessions.add(session)
    this.#isStateDue = true
    return true
  }

  get #states(): readonly FeedEventOf<'session'>[] {
    const { feed, myName } = this.#options
    return [...this.#sessions].flatMap((id) => {
      const known = feed.sessionOf(id)
      return known === undefined ? [] : withHostName(known, myName())
    })
  }

  /** Lines that readers can choose: the original, and each language of a translation. */
  get #lines(): readonly string[] {
    const targets = this.#states.flatMap((state) =>
      state.sides === undefined
        ? state.targets
        : [...state.sides.mine.targets, ...state.sides.theirs.targets],
    )
    return [ORIGINAL, ...new Set(targets)]
  }

  #currentOf(line: string): readonly FeedEventOf<'current'>[] {
    const { feed } = this.#options
    return [...this.#sessions].flatMap((id) =>
      feed.eventsOf(id).flatMap((event) => {
        if (event.kind !== 'current' || this.#opening.wasSaidBefore(event)) return []
        const captions = event.captions.filter(({ language }) => isOfLine(event.line, language, line))
        return captions.length === 0 ? [] : { ...event, captions }
      }),
    )
  }

  #state(isClosed: boolean): HubState {
    return {
      at: this.#nextStamp(),
      ...(isClosed && { isClosed }),
      round: this.#round,
      sessions: this.#states,
      heads: Object.fromEntries(this.#heads),
    }
  }

  #nextStamp(): number {
    this.#stamp = Math.max(this.#stamp + 1, this.#options.now())
    return this.#stamp
  }

  async #post(
    { path, seal }: HubChannel,
    message: HubState | HubCurrent | HubConcluded,
    limitMs?: number,
  ): Promise<AppError | undefined> {
    const { address, secret, fetch, clock } = this.#options
    const { host } = new URL(address)
    const afterMs = limitMs ?? ATTEMPT_LIMIT_MS
    const limit = new AbortController()
    const cancel = clock.after(afterMs, () => limit.abort())
    // The end of the link is published while the publisher closes.
    const signal =
      limitMs === undefined ? AbortSignal.any([limit.signal, this.#closing.signal]) : limit.signal
    try {
      const { status, body } = await fetch(`${address}${path}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'text/plain' },
        body: sealedEvent(seal, JSON.stringify(message)),
        // A redirect must not receive the secret.
        redirect: 'manual',
        signal,
      })
      await body?.cancel()
      if (status >= 200 && status < 300) return undefined
      return { kind: 'hub', host, status, reason: status === 401 || status === 403 ? 'secret' : 'answer' }
    } catch (thrown) {
      return limit.signal.aborted ? { kind: 'timed-out', host, afterMs } : errorOfFailure(thrown, host)
    } finally {
      cancel()
    }
  }
}

/** Whether readers of a line get text of another one: what was said in their own language is not translated into it. */
const isOfLine = (own: string, spoken: string | undefined, wanted: string): boolean =>
  own === wanted || (own === ORIGINAL && isOneLanguage(spoken, wanted))
