import { randomBytes } from 'node:crypto'
import type { CaptionFeed } from '../../core/audience/feed/caption-feed.ts'
import { CLOSED } from '../../core/audience/feed/feed-admission.ts'
import type { FeedEvent } from '../../core/audience/feed/feed-events.ts'
import { NONCE_BYTES, type RoomSeal, sealed } from '../../core/audience/room/room-seal.ts'

/** Events are sealed in sizes that are multiples of this, so that they do not tell how long words are. */
const PADDING_BYTES = 256

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
  /** Where the feed was when the room was opened. */
  readonly #opened: string
  /** How far each session had come by then, in milliseconds since its start. */
  readonly #saidUntil = new Map<string, number>()

  constructor(options: RoomFramesOptions) {
    this.#options = options
    const { feed } = options
    this.#opened = feed.end
    for (const event of feed.read(feed.positionOf(0))) {
      if (event.kind !== 'concluded') continue
      const known = this.#saidUntil.get(event.session) ?? 0
      this.#saidUntil.set(event.session, Math.max(event.caption.endMs, known))
    }
  }

  /** Undefined for what phones do not show: the look of the host's screens, gaps, and what was said before. */
  frameOf(event: FeedEvent): string | undefined {
    const known = this.#known.get(event)
    if (known !== undefined) return known
    if (event.kind === 'look' || event.kind === 'gap' || this.#isBefore(event)) return undefined
    const sequence = this.#options.first + event.sequence
    const frame = this.#seal(JSON.stringify({ ...this.#withName(event), sequence }))
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

  /** Whether it was said before the room was opened: it may have been corrected or translated since. */
  #isBefore(event: FeedEvent): boolean {
    const { feed } = this.#options
    if (event.kind === 'concluded') return event.caption.endMs <= (this.#saidUntil.get(event.session) ?? -1)
    return event.kind === 'current' && feed.isSince(this.#opened, feed.positionOf(event.sequence))
  }

  #withName(event: FeedEvent): FeedEvent {
    if (event.kind !== 'session' || event.sides === undefined) return event
    const { mine, theirs } = event.sides
    return { ...event, sides: { mine: { ...mine, name: this.#options.myName() }, theirs } }
  }

  /** Spaces change nothing after JSON. */
  #seal(json: string): string {
    const missing = -Buffer.byteLength(json) & (PADDING_BYTES - 1)
    return sealed(this.#options.seal, json + ' '.repeat(missing), randomBytes(NONCE_BYTES))
  }
}
