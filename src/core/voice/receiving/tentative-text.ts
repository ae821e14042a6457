import { wordSegments } from '../../base/words/word-segments.ts'
import type { Segment } from '../wire/voice-messages.ts'
import type { PlacedSegment } from './transcript-deduplicator.ts'

/** Times of the same words differ slightly between deliveries. */
const TOLERANCE_MS = 300

/**
 * The tentative end of one transcript, in capture times. Text from before a lost link stays until the second
 * delivery of the same speech has caught up, so that no words vanish that have been read.
 */
export class TentativeText {
  /** Text shown before that has not been recognised again yet. */
  #held: readonly PlacedSegment[] = []
  #fresh: readonly PlacedSegment[] = []

  /** The current tentative segments. */
  get segments(): readonly PlacedSegment[] {
    const heldEndMs = endMs(this.#held)
    if (this.#held.length === 0 || endMs(this.#fresh) >= heldEndMs) return this.#fresh
    return [...this.#held, ...this.#fresh.filter(({ inCapture }) => inCapture.startTime >= heldEndMs)]
  }

  linkLost(): void {
    this.#held = this.segments
    this.#fresh = []
  }

  /**
   * @param stale segments of the first delivery of resent audio
   * @param fresh replaces the previous fresh segments
   * @param concludedMs capture time until which the transcript is concluded
   */
  update(stale: readonly PlacedSegment[], fresh: readonly PlacedSegment[], concludedMs: number): void {
    this.#fresh = fresh
    const [first] = stale.toSorted((a, b) => a.inCapture.startTime - b.inCapture.startTime)
    const held =
      first === undefined ? this.#held : this.#held.flatMap((placed) => partBefore(placed, first) ?? [])
    this.#held = [...held, ...stale]
      .filter(({ inCapture }) => inCapture.endTime > concludedMs + TOLERANCE_MS)
      .flatMap((placed) => splitAt(placed, concludedMs)[1] ?? [])
  }

  /** Removes and returns the text before a moment, with the word that is spoken at it: half of it is gone. */
  takeUntil(captureMs: number): readonly PlacedSegment[] {
    const parts = this.segments.map((placed) => splitAfter(placed, captureMs))
    this.#held = parts.flatMap(([, rest]) => rest ?? [])
    this.#fresh = []
    return parts.flatMap(([past]) => past ?? [])
  }
}

const endMs = (placed: readonly PlacedSegment[]): number =>
  Math.max(Number.NEGATIVE_INFINITY, ...placed.map(({ inCapture }) => inCapture.endTime))

/**
 * The part of a segment before another one, which may repeat its last words: it is cut where these words
 * begin, or by time if it ends in other words.
 */
function partBefore(placed: PlacedSegment, { inCapture: next }: PlacedSegment): PlacedSegment | undefined {
  const { inStream, inCapture } = placed
  if (inCapture.startTime >= next.startTime - TOLERANCE_MS) return undefined
  if (inCapture.endTime <= next.startTime) return placed
  const repeated = next.text.trimStart()
  const cut = [...wordSegments(inCapture.text)].find(
    ({ index, isWordLike }) =>
      isWordLike === true && repeated.startsWith(inCapture.text.slice(index).trimEnd()),
  )
  if (cut === undefined) return splitAt(placed, next.startTime)[0]
  if (cut.index === 0) return undefined
  return {
    inStream,
    inCapture: { ...inCapture, text: inCapture.text.slice(0, cut.index), endTime: next.startTime },
  }
}

/**
 * End of the last word before an index, including the space after it; languages without spaces have words
 * too.
 */
function lastWordEnd(text: string, before: number): number {
  let end = 0
  for (const { index, segment, isWordLike } of wordSegments(text)) {
    const segmentEnd = index + segment.length
    if (isWordLike && segmentEnd > before) break
    if (isWordLike || end > 0) end = segmentEnd
  }
  return end
}

type Parts = readonly [past: PlacedSegment | undefined, rest: PlacedSegment | undefined]

/** Splits a segment at a capture time: before the word at it, as if words were evenly spoken. */
function splitAt(placed: PlacedSegment, captureMs: number): Parts {
  const { text, startTime, endTime } = placed.inCapture
  if (endTime <= captureMs) return [placed, undefined]
  const share = (captureMs - startTime) / (endTime - startTime)
  return cutAt(placed, lastWordEnd(text, text.length * share), captureMs)
}

/** Splits a segment after the word that is spoken at a capture time, where that word ends. */
function splitAfter(placed: PlacedSegment, captureMs: number): Parts {
  const { text, startTime, endTime } = placed.inCapture
  if (endTime <= captureMs) return [placed, undefined]
  if (captureMs <= startTime) return [undefined, placed]
  const spokenMs = endTime - startTime
  const at = (text.length * (captureMs - startTime)) / spokenMs
  const next = [...wordSegments(text)].find(({ index, isWordLike }) => isWordLike === true && index >= at)
  return next === undefined
    ? [placed, undefined]
    : cutAt(placed, next.index, startTime + (spokenMs * next.index) / text.length)
}

function cutAt({ inStream, inCapture }: PlacedSegment, cut: number, captureMs: number): Parts {
  const { text } = inCapture
  const placed = (part: Segment): PlacedSegment => ({ inStream, inCapture: part })
  if (cut <= 0) return [undefined, placed(inCapture)]
  return [
    placed({ ...inCapture, text: text.slice(0, cut), endTime: captureMs }),
    placed({ ...inCapture, text: text.slice(cut), startTime: captureMs }),
  ]
}
