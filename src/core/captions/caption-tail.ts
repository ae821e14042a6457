import {
  applyUpdate,
  type Caption,
  captionAt,
  captionCount,
  emptyTranscript,
  leaveUnfinished,
  type Transcript,
  type TranscriptUpdate,
} from '../voice/receiving/transcript.ts'
import type { Segment } from '../voice/wire/voice-messages.ts'

/** Number of captions to keep: updates refer to the newest ones. */
const KEPT = 16

export interface IndexedCaption {
  /** Index in the session. */
  readonly index: number
  readonly caption: Caption
}

/** The newest captions of a session. Memory and the cost of an update do not grow with its length. */
export class CaptionTail {
  #transcript: Transcript = emptyTranscript
  /** Number of captions that were dropped. */
  #dropped = 0
  /** Capture time before which everything was dropped. */
  #sinceMs = Number.NEGATIVE_INFINITY

  /** @returns whether the update says anything new */
  apply(update: TranscriptUpdate): boolean {
    const { concluded, tentative, unfinished = [] } = update
    const before = this.#transcript
    this.#transcript = applyUpdate(this.#transcript, {
      ...update,
      concluded: this.#recent(concluded),
      tentative: this.#recent(tentative),
      unfinished: this.#recent(unfinished),
    })
    const isNew = this.#transcript !== before
    if (this.#transcript.settled.length >= 2 * KEPT) this.#drop(this.#transcript.settled.length - KEPT)
    return isNew
  }

  /** Keeps tentative text as it is when no update can follow. */
  end(): void {
    this.#transcript = leaveUnfinished(this.#transcript)
  }

  /** Captions without anything tentative, of those that are kept. */
  get settled(): readonly Caption[] {
    return this.#transcript.settled
  }

  /** The newest captions, oldest first. */
  newest(count: number): IndexedCaption[] {
    const end = captionCount(this.#transcript)
    return Array.from({ length: Math.min(count, end) }, (_, i) => end - Math.min(count, end) + i).flatMap(
      (at) => {
        const caption = captionAt(this.#transcript, at)
        return caption === undefined ? [] : [{ index: this.#dropped + at, caption }]
      },
    )
  }

  #recent(segments: readonly Segment[]): readonly Segment[] {
    return segments.filter(({ endTime }) => endTime > this.#sinceMs)
  }

  #drop(count: number): void {
    const { settled, growing, tentativeSource, tentativeTargets } = this.#transcript
    this.#dropped += count
    this.#sinceMs = settled[count]?.startMs ?? this.#sinceMs
    this.#transcript = {
      settled: settled.slice(count),
      growing: new Map([...growing].flatMap(([at, caption]) => (at < count ? [] : [[at - count, caption]]))),
      tentativeSource: this.#recent(tentativeSource),
      tentativeTargets: Object.fromEntries(
        Object.entries(tentativeTargets).map(([target, segments]) => [target, this.#recent(segments)]),
      ),
    }
  }
}
