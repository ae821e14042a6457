import { ArrowDown } from 'lucide-react'
import { type CSSProperties, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VList } from 'virtua'
import type { CaptureMark } from '../../../../core/audio/capture/capture-times.ts'
import type { Settings } from '../../../../core/settings/settings.ts'
import { captionAt, captionCount, type Transcript } from '../../../../core/voice/receiving/transcript.ts'
import type { Gap } from '../../../../core/voice/sending/gaps.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { JumpToLatest } from '../../../ui/follow/jump-to-latest.tsx'
import { useFollowEnd } from '../../../ui/follow/use-follow.ts'
import styles from './caption-list.module.css'
import { CaptionRow } from './caption-row.tsx'
import { GapMark } from './gap-mark.tsx'
import { gapsByCaption } from './gaps.ts'
import { useZoom } from './use-zoom.ts'

interface CaptionListProps {
  readonly transcript: Transcript
  /** Speech that is missing. */
  readonly gaps: readonly Gap[]
  readonly targets: readonly string[]
  readonly look: Settings['captions']
  readonly captureMarks: readonly CaptureMark[]
  /** The caption that is being spoken, and in which language. */
  readonly spoken: { readonly index: number; readonly language: string } | undefined
  /** Ctrl and the wheel. */
  readonly onResize: (steps: number) => void
}

/** All captions of a session; only those in the viewport are rendered. */
export function CaptionList({
  transcript,
  gaps,
  targets,
  look,
  captureMarks,
  spoken,
  onResize,
}: CaptionListProps) {
  const { t } = useTranslation()
  const { time } = useFormats()
  const stage = useRef<HTMLElement>(null)
  useZoom(stage, onResize)
  const length = captionCount(transcript)
  const missing = gapsByCaption(transcript, gaps)
  const missingAfterMs = missing.get(length)
  const follow = useFollowEnd(stage, length > 0 ? transcript : undefined)
  const unseen = useUnseen(follow.isAway, length)
  return (
    <main
      ref={stage}
      className={styles.stage}
      aria-label={t('live.captions')}
      style={{ '--caption-size': look.size, '--gutter': gutterFor(targets) } as CSSProperties}
    >
      {/* Arrow keys scroll it in every browser. */}
      <VList
        className={styles.list}
        // Only visible rows are created, so that the cost of an update does not grow with the number of
        // captions.
        data={{ length: length + (missingAfterMs === undefined ? 0 : 1) }}
        onResize={follow.onResize}
        tabIndex={0}
      >
        {(_, index) => {
          const caption = captionAt(transcript, index)
          return caption === undefined ? (
            <GapMark key={index} ms={missingAfterMs ?? 0} />
          ) : (
            <CaptionRow
              key={index}
              caption={caption}
              missingBeforeMs={missing.get(index)}
              targets={targets}
              emphasis={look.emphasis}
              captureMarks={captureMarks}
              time={time}
              spoken={spoken?.index === index ? spoken.language : undefined}
            />
          )
        }}
      </VList>
      {follow.isAway && (
        <JumpToLatest follow={follow}>
          <ArrowDown size={14} aria-hidden />
          {t('live.backToNow')}
          {unseen > 0 && <span>({t('live.newLines', { count: unseen })})</span>}
        </JumpToLatest>
      )}
    </main>
  )
}

/** Room for the longest code before each line. */
const gutterFor = (codes: readonly string[]): string =>
  `${Math.max(2.5, 0.65 * Math.max(0, ...codes.map(({ length }) => length)) + 0.5)}rem`

/** Lines that came while the reader was elsewhere. */
function useUnseen(isAway: boolean, length: number): number {
  const [seen, setSeen] = useState<number | undefined>(undefined)
  if (isAway && seen === undefined) setSeen(length)
  if (!isAway && seen !== undefined) setSeen(undefined)
  return length - (seen ?? length)
}
