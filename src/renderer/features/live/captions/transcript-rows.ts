import { captionAt, captionCount, captionOfSpan } from '../../../../core/voice/receiving/transcript.ts'
import type { LiveState } from '../session/live-state.ts'
import { gapsByCaption } from './caption-gaps.ts'
import type { ShownCaption } from './live-caption-row.tsx'
import type { stageOf } from './stage-state.ts'

/** The captions of one voice session as rows. */
export interface TranscriptRows {
  readonly length: number
  readonly rowAt: (index: number) => ShownCaption | undefined
  readonly missingAfterMs: number | undefined
}

type ShownTranscript = Pick<LiveState, 'transcript' | 'gaps' | 'captureMarks' | 'side'> &
  Partial<Pick<ReturnType<typeof stageOf>, 'heard' | 'spokenFromMs' | 'spokenToMs'>>

/** @param targets languages to show, in this order */
export function rowsOf(
  { transcript, gaps, captureMarks, heard, side, spokenFromMs, spokenToMs }: ShownTranscript,
  targets: readonly string[],
): TranscriptRows {
  const length = captionCount(transcript)
  const missing = gapsByCaption(transcript, gaps)
  const spoken =
    spokenFromMs === undefined || spokenToMs === undefined
      ? undefined
      : captionOfSpan(transcript, spokenFromMs, spokenToMs)
  return {
    length,
    missingAfterMs: missing.get(length),
    rowAt: (index) => {
      const caption = captionAt(transcript, index)
      return (
        caption && {
          caption,
          missingBeforeMs: missing.get(index),
          targets,
          captureMarks,
          spoken: index === spoken ? heard : undefined,
          side,
        }
      )
    },
  }
}
