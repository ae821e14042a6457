import type { ServerResponse } from 'node:http'
import { CLOSED, WELCOME } from '../../core/audience/feed/feed-admission.ts'
import type { FeedEvent } from '../../core/audience/feed/feed-events.ts'

/** Events to write before the reader has taken them. */
const AT_ONCE = 100
/** A reader that takes nothing for so long is gone, or holds a place alone. */
export const MAX_FULL_MS = 30_000
/** After which browsers connect again, in milliseconds. */
const RETRY_MS = 1000

interface Numbered {
  readonly sequence: number
}

/** The part of a `CaptionFeed` that a stream needs. */
export interface StreamedFeed<E extends Numbered> {
  readonly end: string
  positionOf(sequence: number): string
  read(after: string | undefined, most: number): readonly E[]
  subscribe(wake: () => void): () => void
}

/** How a server of the feed writes its events, each in one line. */
interface FeedWriting<E> {
  readonly welcome: string
  readonly atOnce?: number
  /** Undefined for what its readers do not get. */
  readonly encode: (event: E) => string | undefined
  /** Data of the last event, which says that nobody is admitted any more. */
  readonly end: () => string
}

type Wire = Pick<ServerResponse, 'write' | 'end' | 'once' | 'destroy' | 'destroyed'>

/**
 * The feed as server-sent events for one reader. What it has not taken is not queued: it gets what is newer, once it
 * takes something.
 */
export class FeedStream<E extends Numbered = FeedEvent> {
  readonly #feed: StreamedFeed<E>
  readonly #wire: Wire
  readonly #writing: FeedWriting<E>
  readonly #unsubscribe: () => void
  #after: string | undefined
  /** Events to write before it reads on: a reader that joins has more than are written at once. */
  #next: readonly E[] = []
  /** Runs while the reader takes nothing. */
  #full: NodeJS.Timeout | undefined

  /**
   * @param after position of a reader that comes back; undefined for one that joins
   */
  constructor(feed: StreamedFeed<E>, wire: Wire, writing: FeedWriting<E>, after: string | undefined) {
    this.#feed = feed
    this.#wire = wire
    this.#writing = writing
    this.#after = after
    this.welcome(writing.welcome)
    this.#unsubscribe = feed.subscribe(() => this.#write())
    this.#write()
  }

  /** Sends the first event, again whenever what it says has changed. */
  welcome(data: string): void {
    if (this.#wire.destroyed) return
    this.#wire.write(`retry: ${RETRY_MS}\nevent: ${WELCOME}\ndata: ${data}\n\n`)
  }

  /** The reader is gone. */
  stop(): void {
    this.#unsubscribe()
    clearTimeout(this.#full)
  }

  /** Tells the reader that nobody is admitted any more. */
  close(): void {
    this.stop()
    this.#wire.end(`event: ${CLOSED}\ndata: ${this.#writing.end()}\n\n`)
  }

  #write(): void {
    const { encode, atOnce = AT_ONCE } = this.#writing
    while (this.#full === undefined && !this.#wire.destroyed) {
      if (this.#next.length === 0) this.#next = this.#read(atOnce)
      if (this.#next.length === 0) return
      const lines = this.#next.slice(0, atOnce).flatMap((event) => {
        const data = encode(event)
        return data === undefined ? [] : `id: ${this.#feed.positionOf(event.sequence)}\ndata: ${data}\n\n`
      })
      this.#next = this.#next.slice(atOnce)
      if (lines.length === 0 || this.#wire.write(lines.join(''))) continue
      this.#full = setTimeout(() => this.#wire.destroy(), MAX_FULL_MS)
      this.#wire.once('drain', () => {
        clearTimeout(this.#full)
        this.#full = undefined
        this.#write()
      })
    }
  }

  #read(atOnce: number): readonly E[] {
    const events = this.#feed.read(this.#after, atOnce)
    const last = events.at(-1)
    // A reader that joins has no part in what it was not given.
    this.#after =
      this.#after === undefined || last === undefined ? this.#feed.end : this.#feed.positionOf(last.sequence)
    return events
  }
}
