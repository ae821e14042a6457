import type { Segment } from './messages.ts'

/** One language of a caption. Concluded text never changes; tentative text is replaced as a whole. */
export interface CaptionText {
  readonly concluded: string
  readonly tentative: string
}

/** What was said between two pauses or full stops, with its translations. Times are capture times in milliseconds. */
export interface Caption {
  readonly startMs: number
  readonly endMs: number
  readonly language: string | undefined
  readonly source: CaptionText
  readonly targets: Readonly<Record<string, CaptionText>>
}

/**
 * All that was heard in a session so far. `captions` is what a reader sees, oldest first: a caption keeps its
 * place, so its index is its identity.
 */
export interface Transcript {
  readonly captions: readonly Caption[]
  /** The captions without anything tentative. */
  readonly settled: readonly Caption[]
  readonly tentativeSource: readonly Segment[]
  readonly tentativeTargets: Readonly<Record<string, readonly Segment[]>>
}

export interface TranscriptUpdate {
  /** Left out for the source. */
  readonly target?: string | undefined
  readonly concluded: readonly Segment[]
  readonly tentative: readonly Segment[]
}

export const emptyTranscript: Transcript = {
  captions: [],
  settled: [],
  tentativeSource: [],
  tentativeTargets: {},
}

/** A silence that ends a caption. */
const PAUSE_MS = 1200
/** A caption is closed at the next segment when it is longer than this. */
const LONG_TEXT = 240
const SENTENCE_END = /[.!?…。！？؟।]["'”’»)\]]*\s*$/u

export const endsSentence = (text: string): boolean => SENTENCE_END.test(text)

/** Takes in one update. The times of its segments are capture times already. */
export function applyUpdate(transcript: Transcript, update: TranscriptUpdate): Transcript {
  const settled = [...transcript.settled]
  for (const segment of update.concluded) place(settled, segment, 'concluded', update.target)
  const next =
    update.target === undefined
      ? { ...transcript, settled, tentativeSource: update.tentative }
      : {
          ...transcript,
          settled,
          tentativeTargets: { ...transcript.tentativeTargets, [update.target]: update.tentative },
        }
  return { ...next, captions: withTentative(next) }
}

function withTentative({
  settled,
  tentativeSource,
  tentativeTargets,
}: Omit<Transcript, 'captions'>): Caption[] {
  const captions = [...settled]
  for (const segment of tentativeSource) place(captions, segment, 'tentative', undefined)
  for (const [target, segments] of Object.entries(tentativeTargets))
    for (const segment of segments) place(captions, segment, 'tentative', target)
  return captions
}

type Certainty = keyof CaptionText

function place(
  captions: Caption[],
  segment: Segment,
  certainty: Certainty,
  target: string | undefined,
): void {
  const index = target === undefined ? placeOfSource(captions, segment) : placeOfTarget(captions, segment)
  const caption = captions[index] ?? emptyCaption(segment)
  captions[index] =
    target === undefined
      ? withSource(caption, segment, certainty)
      : withTarget(caption, segment, certainty, target)
}

const emptyCaption = ({ startTime, endTime }: Segment): Caption => ({
  startMs: startTime,
  endMs: endTime,
  language: undefined,
  source: NOTHING,
  targets: {},
})

const NOTHING: CaptionText = { concluded: '', tentative: '' }

const isEmpty = ({ concluded, tentative }: CaptionText): boolean => concluded === '' && tentative === ''

const append = (text: CaptionText, more: string, certainty: Certainty): CaptionText => ({
  ...text,
  [certainty]: text[certainty] + more,
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
  const text = caption.targets[target] ?? NOTHING
  return { ...caption, targets: { ...caption.targets, [target]: append(text, segment.text, certainty) } }
}

/** The caption that a source segment continues, or the next free place. */
function placeOfSource(captions: readonly Caption[], segment: Segment): number {
  const index = captions.findLastIndex(({ source }) => !isEmpty(source))
  const waiting = captions[index + 1]
  const next = index + 1
  // A translation that came before its source has already made the place.
  if (waiting !== undefined && isNear(waiting, segment)) return next
  const last = captions[index]
  return last === undefined || beginsCaption(last, segment) ? Math.max(next, captions.length) : index
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

/**
 * The caption whose time a target segment shares most. Where none does, a translation is ahead of its source: it
 * gets a place of its own, where its source will join it.
 */
function placeOfTarget(captions: readonly Caption[], segment: Segment): number {
  let best = captions.length
  let bestOverlap = 0
  for (let index = captions.length - 1; index >= 0; index -= 1) {
    const caption = captions[index]
    if (caption === undefined) break
    const shared = isEmpty(caption.source) ? overlap(caption, segment) + PAUSE_MS : overlap(caption, segment)
    if (shared > bestOverlap) {
      best = index
      bestOverlap = shared
    }
    // Times grow with the index: what lies well before the segment cannot be its place.
    if (caption.endMs < segment.startTime - 2 * PAUSE_MS) break
  }
  return best
}

/** Shared time in milliseconds; below zero, the distance between the two. */
const overlap = ({ startMs, endMs }: Caption, { startTime, endTime }: Segment): number =>
  Math.min(endMs, Math.max(endTime, startTime + 1)) - Math.max(startMs, startTime)
