import { targetsOfCaption } from '../../../../core/voice/language-spans.ts'
import {
  captionAt,
  captionCount,
  captionOfSpan,
  type Transcript,
} from '../../../../core/voice/receiving/transcript.ts'
import { type LateRows, lateOf, NO_LATE } from '../late/late-captions.ts'
import type { LiveState } from '../session/live-state.ts'
import { captionIndexAfter, gapsByCaption } from './caption-gaps.ts'
import type { ShownCaption } from './live-caption-row.tsx'
import type { stageOf } from './stage-state.ts'

/** The captions of one voice session as rows. */
export interface TranscriptRows {
  readonly length: number
  readonly rowAt: (index: number) => ShownCaption | undefined
  readonly missingAfterMs: number | undefined
  /** Late captions after the last caption. */
  readonly lateAfter: readonly ShownCaption[]
  /** All late captions, in the order of their times. */
  readonly late: readonly ShownCaption[]
}

type ShownTranscript = Pick<LiveState, 'transcript' | 'spans' | 'gaps' | 'captureMarks' | 'side'> &
  Partial<Pick<ReturnType<typeof stageOf>, 'heard' | 'spokenFromMs' | 'spokenToMs'>>

/** @param late what was missing, and was translated since */
export function rowsOf(
  { transcript, spans, gaps, captureMarks, heard, side, spokenFromMs, spokenToMs }: ShownTranscript,
  late: LateRows = lateOf(NO_LATE, { gaps, captureMarks, side }),
): TranscriptRows {
  const length = captionCount(transcript)
  const missing = gapsByCaption(transcript, late.gaps)
  const shownLate = late.captions.map(
    (caption): ShownCaption => ({
      caption,
      missingBeforeMs: undefined,
      lateBefore: NONE,
      isLate: true,
      targets: targetsOfCaption(spans, caption),
      captureMarks,
      spoken: undefined,
      side,
    }),
  )
  const lateAt = lateByCaption(transcript, shownLate)
  const spoken =
    spokenFromMs === undefined || spokenToMs === undefined
      ? undefined
      : captionOfSpan(transcript, spokenFromMs, spokenToMs)
  return {
    length,
    missingAfterMs: missing.get(length),
    lateAfter: lateAt.get(length) ?? NONE,
    late: shownLate,
    rowAt: (index) => {
      const caption = captionAt(transcript, index)
      return (
        caption && {
          caption,
          missingBeforeMs: missing.get(index),
          lateBefore: lateAt.get(index) ?? NONE,
          targets: targetsOfCaption(spans, caption),
          captureMarks,
          spoken: index === spoken ? heard : undefined,
          side,
        }
      )
    },
  }
}

const NONE: readonly ShownCaption[] = []

/** Late captions, by the index of the caption that follows them. */
function lateByCaption(
  transcript: Transcript,
  late: readonly ShownCaption[],
): ReadonlyMap<number, readonly ShownCaption[]> {
  const places = new Map<number, ShownCaption[]>()
  for (const shown of late) {
    const place = captionIndexAfter(transcript, shown.caption.startMs)
    const there = places.get(place)
    if (there === undefined) places.set(place, [shown])
    else there.push(shown)
  }
  return places
}
