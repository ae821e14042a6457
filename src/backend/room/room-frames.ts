import type { CaptionFeed } from '../../core/audience/feed/caption-feed.ts'
import { CLOSED } from '../../core/audience/feed/feed-admission.ts'
import type { FeedEvent } from '../../core/audience/feed/feed-events.ts'
import type { RoomSeal } from '../../core/audience/room/room-seal.ts'
import { FeedOpening } from './feed-opening.ts'
import { sealedEvent, withHostName } from './sealed-event.ts'

interface RoomFramesOptions {
  readonly feed: CaptionFeed
  readonly seal: RoomSeal
  /** Number before the first event of this run. */
  readonly first: number
  /** The user's name; empty where phones use a word of their own: sessions have "Me", which is somebody else there. */
  readonly myName: () => string
}

/** Events of the feed as the readers of a room get them: sealed, and without what was said before it was opened. */
export class RoomFrames {
  readonly #options: RoomFramesOptions
  /** Frames of events that are still in the feed: all readers get the same. */
  readonly #known = new WeakMap<FeedEvent, string>()
  readonly #opening: FeedOpening

  constructor(options: RoomFramesOptions) {
    this.#options = options
    this.#opening = new FeedOpening(options.feed)
  }

  /** Undefined for what phones do not show: the look of the host's screens, gaps, and what was said before. */
  frameOf(event: FeedEvent): string | undefined {
    const known = this.#known.get(event)
    if (known !== undefined) return known
    if (event.kind === 'look' || event.kind === 'gap' || this.#opening.wasSaidBefore(event)) return undefined
    const sequence = this.#options.first + event.sequence
    const frame = this.#seal(JSON.stringify({ ...withHostName(event, this.#options.myName()), sequence }))
    this.#known.set(event, frame)
    return frame
  }

  /**
   * The frame that begins each stream.
   *
   * @param questions the round in which the host takes questions; undefined while it takes none
   */
  run(questions: string | undefined): string {
    return this.#seal(JSON.stringify({ kind: 'run', version: 1, sequence: this.#options.first, questions }))
  }

  /** The frame that says that the room is closed. */
  closed(): string {
    return this.#seal(CLOSED)
  }

  #seal(json: string): string {
    return sealedEvent(this.#options.seal, json)
  }
}
