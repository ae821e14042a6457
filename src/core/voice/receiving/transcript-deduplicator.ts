import type { Replay } from '../position/stream-position.ts'
import type { Segment } from '../wire/voice-messages.ts'

/** Times of the same words differ slightly between deliveries. */
const TOLERANCE_MS = 300
/** Times of a second delivery are a guess after a slow network: by this much its first words may be late. */
const LATE_MS = 1000
/** Words of this many characters are rarely said twice in a row. */
const RARELY_TWICE = 8
/** Number of characters of shown text that new text is compared with. */
const TAIL = 400
/** Fewer common characters are chance. */
const MIN_COMMON = 3
/** Number of segments to remember; no repetition arrives later than that. */
const REMEMBERED = 12

/** Name of a transcript: the source, or the code of a target language. */
type TranscriptName = string

/** A segment in stream time and in capture time. */
export interface PlacedSegment {
  readonly inStream: Segment
  readonly inCapture: Segment
}

/** Whether a segment is new, is from a delivery that will be repeated, or was shown before. */
export type Novelty = 'new' | 'stale' | 'old'

export interface Judged {
  readonly novelty: Novelty
  /** In capture times, without the part that was shown before. */
  readonly segment: Segment
}

interface Received {
  concludedMs: number
  /** The end of the text. */
  tail: string
  /** The tail was cut by time, in a place that is a guess: its last words may be heard again. */
  isCutByTime: boolean
  last: readonly PlacedSegment[]
}

/**
 * Removes repetitions. Resent speech is recognised twice, wholly or in part: the second delivery, which is
 * complete, is shown, and text that had been concluded is not shown again.
 */
export class TranscriptDeduplicator {
  readonly #received = new Map<TranscriptName, Received>()
  /** Capture time until which text may be repeated. */
  #repeatedMs = Number.NEGATIVE_INFINITY

  judge(transcript: TranscriptName, placed: PlacedSegment, replay: Replay | undefined): Judged {
    const { inCapture: segment } = placed
    const received = this.#receivedOf(transcript)
    if (received.last.some((before) => isSame(before, placed))) return { novelty: 'old', segment }
    if (replay !== undefined) {
      this.#repeatedMs = Math.max(this.#repeatedMs, replay.toMs)
      if (isStale(placed, replay)) return { novelty: 'stale', segment }
    }
    if (received.isCutByTime && Math.abs(segment.startTime - received.concludedMs) <= TOLERANCE_MS)
      return withoutReceived(segment, received)
    if (segment.startTime >= this.#repeatedMs) return { novelty: 'new', segment }
    if (segment.endTime <= received.concludedMs) return { novelty: 'old', segment }
    return segment.startTime < received.concludedMs + LATE_MS
      ? withoutReceived(segment, received, replay)
      : { novelty: 'new', segment }
  }

  /** The part of a tentative segment that is not concluded: a late version repeats words that are. */
  unconcluded(transcript: TranscriptName, segment: Segment): Segment | undefined {
    const received = this.#receivedOf(transcript)
    if (segment.startTime >= received.concludedMs) return segment
    if (segment.endTime <= received.concludedMs && received.tail.includes(segment.text.trim()))
      return undefined
    const { novelty, segment: rest } = withoutReceived(segment, received)
    return novelty === 'new' ? rest : undefined
  }

  conclude(transcript: TranscriptName, placed: PlacedSegment, segment: Segment): void {
    const received = this.#receivedOf(transcript)
    received.concludedMs = Math.max(received.concludedMs, segment.endTime)
    received.tail = (received.tail + segment.text).slice(-TAIL)
    received.isCutByTime = false
    received.last = [...received.last, placed].slice(-REMEMBERED)
  }

  /** Marks a segment that the service will probably not conclude any more; if it does, it counts as shown. */
  leaveUnfinished(transcript: TranscriptName, placed: PlacedSegment): void {
    this.conclude(transcript, placed, placed.inCapture)
    this.#receivedOf(transcript).isCutByTime = true
    this.#repeatedMs = Math.max(this.#repeatedMs, placed.inCapture.endTime)
  }

  /** Capture time until which everything is concluded; undefined if nothing is. */
  concludedMs(transcript: TranscriptName): number | undefined {
    return this.#received.get(transcript)?.concludedMs
  }

  #receivedOf(transcript: TranscriptName): Received {
    const known = this.#received.get(transcript)
    if (known !== undefined) return known
    const received: Received = {
      concludedMs: Number.NEGATIVE_INFINITY,
      tail: '',
      isCutByTime: false,
      last: [],
    }
    this.#received.set(transcript, received)
    return received
  }
}

/**
 * Whether this is from the first delivery of resent audio, or from noise and the beginning of that delivery,
 * during which the link was lost.
 */
const isStale = (
  { inStream, inCapture: { startTime, endTime } }: PlacedSegment,
  { streamMs, fromMs }: Replay,
): boolean =>
  inStream.startTime < streamMs && (startTime >= fromMs - TOLERANCE_MS || (startTime + endTime) / 2 >= fromMs)

/** Whether a message is a duplicate. */
const isSame = ({ inStream: a }: PlacedSegment, { inStream: b }: PlacedSegment): boolean =>
  a.text === b.text && a.startTime === b.startTime && a.endTime === b.endTime

/** The new part of a segment whose beginning was concluded in an earlier delivery. */
function withoutReceived(
  segment: Segment,
  { tail, concludedMs, isCutByTime }: Received,
  replay?: Replay,
): Judged {
  const { text, startTime, endTime } = segment
  // The first sound of a delivery is where it begins, whatever its time says.
  const isFirst = replay !== undefined && Math.abs(startTime - replay.fromMs) <= TOLERANCE_MS
  const sharedMs = concludedMs - (isFirst ? Math.min(startTime, replay.fromMs) : startTime)
  for (let length = text.length; length > 0; length -= 1) {
    const common = text.slice(0, length).trimEnd()
    // A short word is, too, unless the text was cut just there.
    const isWord = isCutByTime && text[common.length] === ' ' && tail.trimEnd().endsWith(` ${common}`)
    const isChance = !isWord && common.length < Math.min(MIN_COMMON, text.trimEnd().length)
    // Repeated words overlap by less time than they take.
    const takesMs = ((endTime - startTime) * length) / text.length
    const isBarelyShared = !isCutByTime && sharedMs <= TOLERANCE_MS && sharedMs < takesMs / 2
    const isLater = common.length < RARELY_TWICE && (isBarelyShared || sharedMs < -TOLERANCE_MS)
    if (isChance || isLater || !tail.trimEnd().endsWith(common)) continue
    const rest = text.slice(length)
    const novelty = rest.trim() === '' ? 'old' : 'new'
    return {
      novelty,
      segment: { ...segment, text: rest.trimStart(), startTime: Math.max(startTime, concludedMs) },
    }
  }
  return { novelty: 'new', segment }
}
