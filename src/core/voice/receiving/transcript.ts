import type { Segment } from '../wire/voice-messages.ts'

/** One language of a caption. Concluded text never changes; tentative text is replaced as a whole. */
export interface CaptionText {
  readonly concluded: string
  readonly tentative: string
  /** Its stream ended before its last words were concluded: they are at the end of `concluded`. */
  readonly isUnfinished?: true
}

/**
 * The speech between two pauses or full stops, with its translations. Times are capture times in
 * milliseconds.
 */
export interface Caption {
  readonly startMs: number
  readonly endMs: number
  readonly language: string | undefined
  readonly source: CaptionText
  readonly targets: Readonly<Record<string, CaptionText>>
}

/**
 * All captions of a session so far, oldest first; read with `captionAt` and `captionCount`. A caption keeps
 * its place, so its index is its identity.
 */
export interface Transcript {
  /** Captions without anything tentative: the same list until more is concluded. */
  readonly settled: readonly Caption[]
  /** Captions including their tentative text, by index: the few that still grow. */
  readonly growing: ReadonlyMap<number, Caption>
  readonly tentativeSource: readonly Segment[]
  readonly tentativeTargets: Readonly<Record<string, readonly Segment[]>>
}

export interface TranscriptUpdate {
  /** Omitted for the source. */
  readonly target?: string | undefined
  readonly concluded: readonly Segment[]
  readonly tentative: readonly Segment[]
  /**
   * Text that was tentative when its stream ended and will never be concluded; without segments if no text
   * had arrived.
   */
  readonly unfinished?: readonly Segment[]
}

export const emptyTranscript: Transcript = {
  settled: [],
  growing: new Map(),
  tentativeSource: [],
  tentativeTargets: {},
}

/** A silence that ends a caption. */
export const PAUSE_MS = 1200
/** A caption is closed at the next segment when it is longer than this. */
export const LONG_TEXT = 240
const SENTENCE_END = /[.!?…。！？؟।]["'”’»)\]]*\s*$/u

export const endsSentence = (text: string): boolean => SENTENCE_END.test(text)

/** A caption as a reader sees it; undefined beyond the last one. */
export const captionAt = ({ settled, growing }: Transcript, index: number): Caption | undefined =>
  growing.get(index) ?? settled[index]

export const captionCount = ({ settled, growing }: Transcript): number =>
  Math.max(settled.length, ...[...growing.keys()].map((index) => index + 1))

/** The captions as a reader sees them, from an index on. */
export const captionsFrom = (transcript: Transcript, from = 0): Caption[] =>
  Array.from({ length: Math.max(0, captionCount(transcript) - from) }, (_, i) =>
    captionAt(transcript, from + i),
  ).filter((caption) => caption !== undefined)

/** The index of the caption whose words were captured in a span, in milliseconds; undefined if there is none. */
export const captionOfSpan = (transcript: Transcript, fromMs: number, toMs: number): number | undefined =>
  bestOverlap(
    (index) => captionAt(transcript, index),
    captionCount(transcript),
    { startTime: fromMs, endTime: toMs },
    () => 0,
  )

const isSameSegment = (a: Segment, b: Segment | undefined): boolean =>
  a.text === b?.text && a.startTime === b.startTime && a.endTime === b.endTime && a.language === b.language

/** @returns the transcript with an update, whose times are capture times; the same object if that says nothing new */
export function applyUpdate(transcript: Transcript, update: TranscriptUpdate): Transcript {
  const { target, concluded, tentative, unfinished = [] } = update
  const before =
    target === undefined ? transcript.tentativeSource : (transcript.tentativeTargets[target] ?? [])
  const isNew =
    concluded.length + unfinished.length > 0 ||
    tentative.length !== before.length ||
    !tentative.every((segment, i) => isSameSegment(segment, before[i]))
  if (!isNew) return transcript
  const draft = new CaptionDraft(transcript.settled)
  for (const segment of unfinished) draft.place(segment, 'unfinished', target)
  for (const segment of concluded) draft.place(segment, 'concluded', target)
  const tentativeSource = target === undefined ? tentative : transcript.tentativeSource
  const tentativeTargets =
    target === undefined
      ? transcript.tentativeTargets
      : { ...transcript.tentativeTargets, [target]: tentative }
  const settled = draft.toList()
  const growing = new CaptionDraft(settled)
  for (const segment of tentativeSource) growing.place(segment, 'tentative', undefined)
  for (const [language, segments] of Object.entries(tentativeTargets))
    for (const segment of segments) growing.place(segment, 'tentative', language)
  return { settled, growing: growing.changed, tentativeSource, tentativeTargets }
}

/** Keeps tentative text as it is when no update can follow. */
export function leaveUnfinished(transcript: Transcript): Transcript {
  const nothing = { concluded: [], tentative: [] }
  const ended = applyUpdate(transcript, { ...nothing, unfinished: transcript.tentativeSource })
  return Object.entries(transcript.tentativeTargets).reduce(
    (next, [target, unfinished]) => applyUpdate(next, { ...nothing, target, unfinished }),
    ended,
  )
}

type Certainty = 'concluded' | 'tentative' | 'unfinished'

const NO_TEXT: CaptionText = { concluded: '', tentative: '' }

const isEmpty = ({ concluded, tentative }: CaptionText): boolean => concluded === '' && tentative === ''

const append = (text: CaptionText, more: string, certainty: Certainty): CaptionText =>
  certainty === 'tentative'
    ? { ...text, tentative: text.tentative + more }
    : {
        concluded: text.concluded + more,
        tentative: text.tentative,
        // Text that was missing has arrived after all.
        ...((certainty === 'unfinished' || (text.isUnfinished && text.concluded !== '')) && {
          isUnfinished: true,
        }),
      }

const emptyCaption = ({ startTime, endTime }: Segment): Caption => ({
  startMs: startTime,
  endMs: endTime,
  language: undefined,
  source: NO_TEXT,
  targets: {},
})

function withSource(caption: Caption, segment: Segment, certainty: Certainty): Caption {
  const isFirst = isEmpty(caption.source)
  return {
    ...caption,
    startMs: isFirst ? segment.startTime : caption.startMs,
    endMs: isFirst ? segment.endTime : Math.max(caption.endMs, segment.endTime),
    language: segment.language ?? caption.language,
    source: append(caption.source, segment.text, certainty),
  }
}

function withTarget(caption: Caption, segment: Segment, certainty: Certainty, target: string): Caption {
  const text = caption.targets[target] ?? NO_TEXT
  return { ...caption, targets: { ...caption.targets, [target]: append(text, segment.text, certainty) } }
}

/** Changes to a list of captions: what they cost does not grow with the list. */
class CaptionDraft {
  readonly changed = new Map<number, Caption>()
  readonly #before: readonly Caption[]
  #count: number

  constructor(before: readonly Caption[]) {
    this.#before = before
    this.#count = before.length
  }

  /** @returns the list with the changes; the same object if there are none */
  toList(): readonly Caption[] {
    if (this.changed.size === 0) return this.#before
    const captions = [...this.#before]
    for (const [index, caption] of this.changed) captions[index] = caption
    return captions
  }

  place(segment: Segment, certainty: Certainty, target: string | undefined): void {
    const index =
      target === undefined ? this.#placeOfSource(segment, certainty) : this.#placeOfTarget(segment, certainty)
    const caption = this.#at(index) ?? emptyCaption(segment)
    this.changed.set(
      index,
      target === undefined
        ? withSource(caption, segment, certainty)
        : withTarget(caption, segment, certainty, target),
    )
    this.#count = Math.max(this.#count, index + 1)
  }

  #at(index: number): Caption | undefined {
    return this.changed.get(index) ?? this.#before[index]
  }

  /** The caption that a source segment continues, or the next free place. */
  #placeOfSource(segment: Segment, certainty: Certainty): number {
    let index = this.#count - 1
    while (index >= 0 && isEmpty(this.#at(index)?.source ?? NO_TEXT)) index -= 1
    const next = index + 1
    const waiting = this.#at(next)
    // A translation that came before its source has already made the place.
    if (waiting !== undefined && isNear(waiting, segment)) return next
    const last = this.#at(index)
    // Consecutive unfinished words form one caption.
    const isCutOff = last?.source.isUnfinished === true && certainty !== 'unfinished'
    return last === undefined || isCutOff || beginsCaption(last, segment)
      ? Math.max(next, this.#count)
      : index
  }

  /**
   * The caption that overlaps most with a target segment. If none does, the translation is ahead of its
   * source: it gets a place of its own, where its source will join it.
   */
  #placeOfTarget(segment: Segment, certainty: Certainty): number {
    const isOpen = ({ source }: Caption) =>
      isEmpty(source) || (certainty === 'unfinished' && source.isUnfinished === true)
    const best = bestOverlap(
      (index) => this.#at(index),
      this.#count,
      segment,
      (caption) => (isOpen(caption) ? PAUSE_MS : 0),
    )
    return best ?? this.#count
  }
}

type Span = Pick<Segment, 'startTime' | 'endTime'>

/**
 * @param bonusMs added to the time that a caption shares with the span
 * @returns the index of the caption that overlaps most with a span; undefined if none does
 */
function bestOverlap(
  at: (index: number) => Caption | undefined,
  count: number,
  span: Span,
  bonusMs: (caption: Caption) => number,
): number | undefined {
  let best: number | undefined
  let bestMs = 0
  for (let index = count - 1; index >= 0; index -= 1) {
    const caption = at(index)
    if (caption === undefined) break
    const sharedMs = overlap(caption, span) + bonusMs(caption)
    if (sharedMs > bestMs) {
      best = index
      bestMs = sharedMs
    }
    // Times grow with the index, so captions well before the span cannot match.
    if (caption.endMs < span.startTime - 2 * PAUSE_MS) break
  }
  return best
}

const isNear = (caption: Caption, segment: Segment): boolean => overlap(caption, segment) > -PAUSE_MS

function beginsCaption(last: Caption, segment: Segment): boolean {
  const text = last.source.concluded + last.source.tentative
  return (
    segment.startTime - last.endMs >= PAUSE_MS ||
    (segment.language !== undefined && last.language !== undefined && segment.language !== last.language) ||
    endsSentence(text) ||
    text.length > LONG_TEXT
  )
}

/** Shared time in milliseconds; below zero, the distance between the two. */
const overlap = ({ startMs, endMs }: Caption, { startTime, endTime }: Span): number =>
  Math.min(endMs, Math.max(endTime, startTime + 1)) - Math.max(startMs, startTime)
