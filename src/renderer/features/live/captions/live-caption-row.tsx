import { memo, use } from 'react'
import { type CaptureMark, timeOfCapture } from '../../../../core/audio/capture/capture-times.ts'
import type { CalmChoice } from '../../../../core/captions/calm/calm-choice.ts'
import { saysTheSame } from '../../../../core/captions/says-the-same.ts'
import { SOURCE } from '../../../../core/session/library/session-schema.ts'
import type { Caption, CaptionText } from '../../../../core/voice/receiving/transcript.ts'
import { captionBlock } from '../../../shared/captions/caption-look.ts'
import {
  CaptionMeta,
  GapMark,
  LateMark,
  SpeakerName,
  sideClassOf,
} from '../../../shared/captions/caption-parts.tsx'
import { CaptionTextLine } from '../../../shared/captions/caption-text.tsx'
import { classes } from '../../../ui/classes.ts'
import { LiveCorrectionsContext } from '../corrections/live-corrections.ts'
import type { MeetingSide } from '../session/live-state.ts'
import { LiveTermsContext, termDirectionOf } from '../terms/live-terms.ts'
import styles from './live-caption-list.module.css'

/** Content of a row. */
export interface ShownCaption {
  readonly caption: Caption
  /** Missing speech directly before the caption, in milliseconds. */
  readonly missingBeforeMs: number | undefined
  /** Captions of speech that was missing before it, and was translated later. */
  readonly lateBefore: readonly ShownCaption[]
  /** Target languages in the order in which they were chosen. */
  readonly targets: readonly string[]
  /** Marks that convert capture times to the time of day. */
  readonly captureMarks: readonly CaptureMark[]
  /** The language whose line is being spoken. */
  readonly spoken: string | undefined
  /** The side of a meeting; undefined for one voice. */
  readonly side?: MeetingSide | undefined
  /** Whether its speech was missing, and was translated later. */
  readonly isLate?: boolean
  /** Whether it only repeats another caption, because of an echo. */
  readonly isRepeat?: boolean
}

export interface CaptionRowProps extends ShownCaption {
  readonly emphasis: 'translation' | 'original'
  readonly calm: CalmChoice
  /** Formats a time of day. */
  readonly time: (at: number) => string
  /** Codes of the columns with a space between them, the large one first; undefined for one language. */
  readonly columns?: string | undefined
  /** Whether its side of a meeting did not speak before it. */
  readonly isTurn?: boolean
  /** Whether its minute is not that of the caption before it. */
  readonly isMinute?: boolean
}

/** Time of day at which a caption began, in milliseconds. */
export const timeOf = ({ caption, captureMarks }: ShownCaption): number | undefined =>
  timeOfCapture(captureMarks, caption.startMs)

const textOf = ({ concluded, tentative }: CaptionText) => concluded + tentative

function repeats({ language, source, targets }: Caption, target: string): boolean {
  const text = targets[target]
  return saysTheSame(
    { language, text: textOf(source) },
    { language: target, text: text === undefined ? '' : textOf(text) },
  )
}

/** One caption: the original and its translations. */
export const LiveCaptionRow = memo(function CaptionRow(props: CaptionRowProps) {
  const {
    caption: original,
    missingBeforeMs,
    lateBefore,
    isLate = false,
    targets,
    emphasis,
    calm,
    time,
    spoken,
    side,
    columns,
    isTurn = true,
    isMinute = false,
  } = props
  const corrections = use(LiveCorrectionsContext)
  const caption = corrections?.corrected(original) ?? original
  const isCorrected = (line: string) => corrections?.lineOf(original, line)?.original !== undefined
  const lists = use(LiveTermsContext)[side?.type ?? 'mine']
  const said = caption.source.concluded
  /** The list that decides words of a line: spoken terms for the original, glossaries for the others. */
  const termsOf = (target?: string) => {
    const index = lists?.get(termDirectionOf(caption.language, target))
    return index && { index, said }
  }
  const at = timeOf(props)
  // Speech in a target language is read once, as the translation would be.
  const repeated = targets.find((target) => repeats(caption, target))
  // A transcription has only the original, and the user's own words need no translation.
  const isTranslationLarge = emphasis === 'translation' && targets.length > 0 && side?.type !== 'mine'
  const cells = isTranslationLarge && columns !== undefined ? columns.split(' ') : targets
  const hasMeta = isLate || (isTurn && side?.type === 'theirs')
  const source = (
    <CaptionTextLine
      text={caption.source}
      language={caption.language}
      calm={calm}
      isLarge={!isTranslationLarge || repeated !== undefined}
      isSpoken={repeated !== undefined && spoken === repeated}
      stored={corrections?.lineOf(original, SOURCE)}
      terms={termsOf()}
    />
  )
  return (
    <>
      {lateBefore.map((late) => (
        <CaptionRow
          key={`${late.side?.type} ${late.caption.startMs}`}
          {...late}
          emphasis={emphasis}
          calm={calm}
          time={time}
          columns={columns}
        />
      ))}
      {missingBeforeMs !== undefined && <GapMark ms={missingBeforeMs} />}
      <article
        className={classes(
          styles.caption,
          side === undefined ? captionBlock : sideClassOf(side.type),
          side?.type === 'mine' && styles.own,
          side !== undefined && isTurn && styles.turn,
        )}
        aria-label={side?.name}
      >
        {at !== undefined && (
          <time className={classes(styles.time, isMinute && styles.minute)}>{time(at)}</time>
        )}
        {hasMeta && (
          <CaptionMeta language={caption.language}>
            {side?.type === 'theirs' && <SpeakerName>{side.name}</SpeakerName>}
            {isLate && <LateMark />}
          </CaptionMeta>
        )}
        <div
          className={classes(
            styles.lines,
            isTranslationLarge && styles.translated,
            cells !== targets && styles.columns,
          )}
        >
          {source}
          {cells.map((target) => (
            <div key={target} className={styles.cell}>
              {target !== repeated && (
                <CaptionTextLine
                  text={caption.targets[target]}
                  language={target}
                  calm={calm}
                  isLarge={isTranslationLarge}
                  isSpoken={spoken === target}
                  isOutdated={isCorrected(SOURCE) && !isCorrected(target)}
                  stored={corrections?.lineOf(original, target)}
                  terms={termsOf(target)}
                />
              )}
            </div>
          ))}
        </div>
      </article>
    </>
  )
})
