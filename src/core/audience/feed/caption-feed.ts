import type { FeedDraft, FeedEvent, FeedEventOf } from './feed-events.ts'

/** Concluded lines and gaps that the feed keeps: hours of speech in a few languages. */
export const MAX_CONCLUDED = 10_000
/** Their length as JSON, in UTF-16 code units. */
export const MAX_TEXT = 4_000_000
/** Sessions that are told apart; more at a time are no sessions. */
export const MAX_SESSIONS = 16
/** How much of what was concluded a reader gets that joins, in milliseconds. */
export const JOIN_MS = 10 * 60_000

interface Stored {
  /** The draft as JSON, which tells whether there is news. */
  readonly json: string
  readonly event: FeedEvent
}

const keyOfSession = (session: string): string => `session ${session}`

/** An event replaces an older one with the same key. */
function keyOf(draft: FeedDraft): string {
  switch (draft.kind) {
    case 'look':
      return 'look'
    case 'session':
      return keyOfSession(draft.session)
    case 'gap':
      return `gap ${draft.session} ${draft.side} ${draft.fromMs}`
    case 'current':
      return `current ${draft.session} ${draft.side} ${draft.line}`
    case 'concluded':
      return `${draft.isCorrection ? 'correction' : 'concluded'} ${draft.session} ${draft.caption.index} ${draft.line}`
  }
}

const isBounded = ({ kind }: FeedEvent): boolean => kind === 'concluded' || kind === 'gap'

/**
 * Captions of the sessions of a host as one stream of numbered events, in memory. Of each line of a caption, and of
 * each channel of current text, it keeps the newest event alone, so a reader has no queue: it holds the number that it
 * has come to, and reads what is newer.
 */
export class CaptionFeed {
  /** Tells the numbers of this run from those of another one. */
  readonly #epoch: string
  readonly #now: () => number
  readonly #readers = new Set<() => void>()
  /** By key, in the order of their numbers. */
  readonly #stored = new Map<string, Stored>()
  /** The same as a list; undefined once it has changed. */
  #list: readonly FeedEvent[] | undefined
  /** Number and text of those that are bounded. */
  #concluded = { count: 0, text: 0 }
  #sequence = 0
  /** Number of the newest concluded event that was dropped. */
  #droppedUntil = 0

  /**
   * @param epoch unique for each run of a host
   * @param now milliseconds since 1970
   */
  constructor(epoch: string, now: () => number) {
    this.#epoch = epoch
    this.#now = now
  }

  /** Publishes what is news of these. */
  publish(...drafts: readonly FeedDraft[]): void {
    const before = this.#sequence
    for (const draft of drafts) this.#add(draft)
    if (this.#sequence === before) return
    this.#bound()
    for (const wake of this.#readers) wake()
  }

  /** Forgets a session that was deleted. */
  forget(session: string): void {
    for (const [key, { event }] of this.#stored)
      if ('session' in event && event.session === session) this.#drop(key)
  }

  /** The newest state of a session. */
  sessionOf(session: string): FeedEventOf<'session'> | undefined {
    const event = this.#stored.get(keyOfSession(session))?.event
    return event?.kind === 'session' ? event : undefined
  }

  /** Everything that there is of a session. */
  eventsOf(session: string): readonly FeedEvent[] {
    return this.#events.filter((event) => 'session' in event && event.session === session)
  }

  /** @returns stops; called with each publication otherwise */
  subscribe(wake: () => void): () => void {
    this.#readers.add(wake)
    return () => this.#readers.delete(wake)
  }

  /** The position after the newest event. */
  get end(): string {
    return this.positionOf(this.#sequence)
  }

  /** The states of sessions that are live, oldest first. */
  get live(): readonly FeedEventOf<'session'>[] {
    return this.#events.flatMap((event) => (event.kind === 'session' && event.state === 'live' ? event : []))
  }

  /** Where a reader goes on that has an event. */
  positionOf(sequence: number): string {
    return `${this.#epoch}-${sequence}`
  }

  /** Whether a position is one of this run, and not before another one. */
  isSince(position: string | undefined, other: string | undefined): boolean {
    const [sequence, least] = [this.#sequenceOf(position), this.#sequenceOf(other)]
    return sequence !== undefined && least !== undefined && sequence >= least
  }

  /**
   * Events that are newer than a position, oldest first: all of them if the position is one of this run, or else those
   * that a reader needs that joins, which then goes on from the end. It gets nothing of sessions that are over: they may
   * have been of others.
   *
   * @param after of the last event that the reader has; undefined if it has none
   * @param most number of events to read at a time; one that joins gets all of its own, by their numbers, at once
   */
  read(after: string | undefined, most = Number.POSITIVE_INFINITY): readonly FeedEvent[] {
    const sequence = this.#sequenceOf(after)
    if (sequence === undefined) return this.#forJoiner()
    const from = this.#events.findLastIndex((event) => event.sequence <= sequence) + 1
    const read = this.#events.slice(from, from + most)
    if (sequence >= this.#droppedUntil) return read
    return [{ kind: 'missed', version: 1, sequence: this.#droppedUntil, at: this.#now() }, ...read]
  }

  #sequenceOf(position: string | undefined): number | undefined {
    const [, digits] = new RegExp(`^${this.#epoch}-(\\d{1,15})$`).exec(position ?? '') ?? []
    const sequence = Number(digits)
    return sequence <= this.#sequence ? sequence : undefined
  }

  #forJoiner(): FeedEvent[] {
    const since = this.#now() - JOIN_MS
    const events = this.#events.filter(
      (event) =>
        (!isBounded(event) || event.at >= since) &&
        (!('session' in event) || this.sessionOf(event.session)?.state === 'live'),
    )
    // The newest state of a session may be after its captions, which cannot be read without it.
    const sessions = events.filter(({ kind }) => kind === 'session')
    return [...sessions.map((event) => ({ ...event, sequence: 0 })), ...events]
  }

  get #events(): readonly FeedEvent[] {
    return (this.#list ??= [...this.#stored.values()].map(({ event }) => event))
  }

  #add(draft: FeedDraft): void {
    const [key, json] = [keyOf(draft), JSON.stringify(draft)]
    if (this.#stored.get(key)?.json === json) return
    this.#drop(key)
    this.#sequence += 1
    const event: FeedEvent = { ...draft, version: 1, sequence: this.#sequence, at: this.#now() }
    this.#stored.set(key, { json, event })
    this.#count(event, 1, json.length)
  }

  #drop(key: string): void {
    const known = this.#stored.get(key)
    this.#list = undefined
    if (known === undefined) return
    this.#stored.delete(key)
    this.#count(known.event, -1, -known.json.length)
  }

  #count(event: FeedEvent, count: number, text: number): void {
    if (!isBounded(event)) return
    this.#concluded = { count: this.#concluded.count + count, text: this.#concluded.text + text }
  }

  #bound(): void {
    for (const [key, { event }] of this.#stored) {
      if (this.#concluded.count <= MAX_CONCLUDED && this.#concluded.text <= MAX_TEXT) break
      if (!isBounded(event)) continue
      this.#drop(key)
      this.#droppedUntil = event.sequence
    }
    const sessions = this.#events.flatMap((event) => (event.kind === 'session' ? event.session : []))
    for (const session of sessions.slice(0, -MAX_SESSIONS)) this.forget(session)
  }
}
