import { memo, use } from 'react'
import { type CaptureMark, timeOfCapture } from '../../../../core/audio/capture/capture-times.ts'
import type { CalmChoice } from '../../../../core/captions/calm/calm-choice.ts'
import { saysTheSame } from '../../../../core/captions/repeated-target.ts'
import type { Caption, CaptionText } from '../../../../core/voice/receiving/transcript.ts'
import { captionBlock } from '../../../shared/caption-look.ts'
import { CaptionMeta, GapMark, placeOf, SpeakerName } from '../../../shared/caption-parts.tsx'
import { CaptionTextLine } from '../../../shared/caption-text.tsx'
import { classes } from '../../../ui/classes.ts'
import { LiveCorrectionsContext } from '../corrections/live-corrections.ts'
import type { MeetingSide } from '../session/live-state.ts'
import styles from './live-caption-list.module.css'

/** Content of a row. */
export interface ShownCaption {
  readonly caption: Caption
  /** Missing speech directly before the caption, in milliseconds. */
  readonly missingBeforeMs: number | undefined
  /** Target languages in the order in which they were chosen. */
  readonly targets: readonly string[]
  /** Marks that convert capture times to the time of day. */
  readonly captureMarks: readonly CaptureMark[]
  /** The language whose line is being spoken. */
  readonly spoken: string | undefined
  /** The side of a meeting; undefined for one voice. */
  readonly side?: MeetingSide | undefined
  /** Whether it only repeats another caption, because of an echo. */
  readonly isRepeat?: boolean
}

export interface CaptionRowProps extends ShownCaption {
  readonly emphasis: 'translation' | 'original'
  readonly calm: CalmChoice
  /** Formats a time of day. */
  readonly time: (at: number) => string
}

const textOf = ({ concluded, tentative }: CaptionText) => concluded + tentative

function repeats({ language, source, targets }: Caption, target: string): boolean {
  const text = targets[target]
  return saysTheSame(
    { language, text: textOf(source) },
    { language: target, text: text === undefined ? '' : textOf(text) },
  )
}

/** One caption: the original and its translations. */
export const CaptionRow = memo(function CaptionRow(props: CaptionRowProps) {
  const {
    caption: original,
    missingBeforeMs,
    targets,
    emphasis,
    calm,
    captureMarks,
    time,
    spoken,
    side,
  } = props
  const corrections = use(LiveCorrectionsContext)
  const caption = corrections?.corrected(original) ?? original
  const at = timeOfCapture(captureMarks, caption.startMs)
  // Speech in a target language is read once, as the translation would be.
  const repeated = targets.find((target) => repeats(caption, target))
  const translated = targets.filter((target) => target !== repeated)
  // A transcription has only the original, and the user's own words need no translation.
  const isTranslationLarge = emphasis === 'translation' && targets.length > 0 && side?.type !== 'mine'
  const source = (
    <CaptionTextLine
      text={caption.source}
      language={caption.language}
      calm={calm}
      isLarge={!isTranslationLarge || repeated !== undefined}
      isSpoken={repeated !== undefined && spoken === repeated}
    />
  )
  return (
    <>
      {missingBeforeMs !== undefined && <GapMark ms={missingBeforeMs} />}
      <article className={classes(styles.caption, side === undefined ? captionBlock : placeOf(side.type))}>
        <CaptionMeta language={caption.language}>
          {at !== undefined && <time>{time(at)}</time>}
          {side !== undefined && <SpeakerName>{side.name}</SpeakerName>}
          {corrections?.tools(original, targets)}
        </CaptionMeta>
        <div className={styles.lines}>
          {source}
          {translated.map((target) => (
            <CaptionTextLine
              key={target}
              text={caption.targets[target]}
              language={target}
              calm={calm}
              isLarge={isTranslationLarge}
              isSpoken={spoken === target}
            />
          ))}
        </div>
      </article>
    </>
  )
})
