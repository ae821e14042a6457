import type { CaptionFeed } from '../../core/audience/feed/caption-feed.ts'
import type { FeedEvent } from '../../core/audience/feed/feed-events.ts'

/** The moment at which a feed is opened to readers elsewhere. What was said before is not for them. */
export class FeedOpening {
  readonly #feed: CaptionFeed
  /** Where the feed was. */
  readonly #end: string
  /** How far each session had come, in milliseconds since its start. */
  readonly #saidUntil = new Map<string, number>()

  constructor(feed: CaptionFeed) {
    this.#feed = feed
    this.#end = feed.end
    for (const event of feed.read(feed.positionOf(0))) {
      if (event.kind !== 'concluded') continue
      const known = this.#saidUntil.get(event.session) ?? 0
      this.#saidUntil.set(event.session, Math.max(event.caption.endMs, known))
    }
  }

  /** Whether what an event says was said before: it may have been corrected or translated since. */
  wasSaidBefore(event: FeedEvent): boolean {
    if (event.kind === 'concluded') return event.caption.endMs <= (this.#saidUntil.get(event.session) ?? -1)
    return event.kind === 'current' && this.#feed.isSince(this.#end, this.#feed.positionOf(event.sequence))
  }
}
