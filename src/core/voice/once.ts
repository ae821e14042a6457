import type { Segment } from './messages.ts'
import type { Replay } from './sender.ts'

/** Times of the same words differ a little from one hearing to the next. */
const TOLERANCE_MS = 500

/** A transcript: the source, or the code of a target language. */
type TranscriptName = string

/** A segment in both times. */
export interface PlacedSegment {
  readonly inStream: Segment
  readonly inCapture: Segment
}

/** Whether a segment says something new, comes of a hearing that will be repeated, or was told before. */
export type Novelty = 'new' | 'stale' | 'old'

/**
 * Speech that is sent again is understood twice, wholly or in part: it is told as the second hearing has it, which
 * is whole, and what had been concluded before is not told again.
 */
export class Once {
  readonly #concludedMs = new Map<TranscriptName, number>()

  judge(transcript: TranscriptName, segment: PlacedSegment, replay: Replay | undefined): Novelty {
    if (replay === undefined) return 'new'
    if (isStale(segment, replay)) return 'stale'
    return this.#isOld(transcript, segment.inCapture, replay) ? 'old' : 'new'
  }

  conclude(transcript: TranscriptName, segments: readonly Segment[]): void {
    const newest = Math.max(
      this.#concludedMs.get(transcript) ?? Number.NEGATIVE_INFINITY,
      ...segments.map(({ endTime }) => endTime),
    )
    this.#concludedMs.set(transcript, newest)
  }

  #isOld(transcript: TranscriptName, { startTime, endTime }: Segment, { toMs }: Replay): boolean {
    const concludedMs = this.#concludedMs.get(transcript) ?? Number.NEGATIVE_INFINITY
    return startTime < toMs && endTime <= concludedMs
  }
}

/** Whether this is from the first hearing of what is sent again: the link was lost in the middle of it. */
const isStale = ({ inStream, inCapture }: PlacedSegment, { streamMs, fromMs }: Replay): boolean =>
  inStream.startTime < streamMs && inCapture.startTime >= fromMs - TOLERANCE_MS
