import { ArrowDown } from 'lucide-react'
import { type ComponentType, type CSSProperties, memo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VList } from 'virtua'
import type { Settings } from '../../../../core/settings/settings.ts'
import { useLanguageNames } from '../../../i18n/language-names.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { useCaptionLook } from '../../../shared/captions/caption-look.ts'
import { GapMark } from '../../../shared/captions/caption-parts.tsx'
import { EditedRowsContext, RowKeyContext, useEditedRows } from '../../../shared/corrections/edited-rows.ts'
import { stageMark } from '../../../shared/focus-home.ts'
import { classes } from '../../../ui/classes.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { JumpToLatest } from '../../../ui/follow/jump-to-latest.tsx'
import { useFollowEnd } from '../../../ui/follow/use-follow.ts'
import styles from './live-caption-list.module.css'
import { type CaptionRowProps, LiveCaptionRow, type ShownCaption, timeOf } from './live-caption-row.tsx'
import { useZoom } from './use-zoom.ts'

export interface CaptionListProps {
  /** Number of captions. */
  readonly length: number
  /** Contents of a row, undefined beyond the last caption; another function whenever any of them has changed. */
  readonly rowAt: (index: number) => ShownCaption | undefined
  /** Missing speech after the last caption, in milliseconds. */
  readonly missingAfterMs: number | undefined
  /** Late captions after the last caption. */
  readonly lateAfter: readonly ShownCaption[]
  /** Target languages of one voice. */
  readonly targets?: readonly string[]
  readonly look: Settings['captions']
  /** Defaults to a plain row. */
  readonly Row?: ComponentType<CaptionRowProps>
  /** Called for Ctrl and the mouse wheel. */
  readonly onResize: (steps: number) => void
  /** Called with the target language that is to be large. */
  readonly onLarge?: (language: string) => void
}

const NO_TARGETS: readonly string[] = []

/** Lets few captions stand at the bottom; the list sets its own display in the element. */
const BOTTOM_UP = { display: 'flex', flexDirection: 'column' } as const

/** All captions of a session; only those in the viewport are rendered. */
export function LiveCaptionList({
  length,
  rowAt,
  missingAfterMs,
  lateAfter,
  targets = NO_TARGETS,
  look,
  Row = LiveCaptionRow,
  onResize,
  onLarge,
}: CaptionListProps) {
  const { t } = useTranslation()
  const { time } = useFormats()
  const stage = useRef<HTMLElement>(null)
  const box = useRef<HTMLDivElement>(null)
  useZoom(stage, onResize)
  const { style, className, ...props } = useCaptionLook(look)
  const follow = useFollowEnd(box, length > 0 ? rowAt : undefined)
  const unseen = useUnseen(follow.isAway, length)
  const [edited, reportEditing] = useEditedRows()
  const large = look.largeLanguage
  const ordered = targets.toSorted((a, b) => Number(b === large) - Number(a === large))
  const hasColumns = look.emphasis === 'translation' && targets.length > 1
  const columns = hasColumns ? ordered.join(' ') : undefined
  return (
    <main
      ref={stage}
      className={classes(styles.stage, !follow.isAway && styles.following)}
      aria-label={t('live.captions')}
      style={{ ...style, '--columns': targets.length } as CSSProperties}
    >
      {columns !== undefined && <ColumnHeads columns={columns} onChoose={onLarge} />}
      {/* Scrolls with the arrow keys in every browser. */}
      <EditedRowsContext value={reportEditing}>
        <div ref={box} className={styles.box}>
          <VList
            {...props}
            {...stageMark}
            className={classes(styles.list, className)}
            style={BOTTOM_UP}
            // Only visible rows are created, so that the cost of an update does not grow with the number of
            // captions.
            data={{ length: length + lateAfter.length + (missingAfterMs === undefined ? 0 : 1) }}
            keepMounted={edited}
            onResize={follow.onResize}
            tabIndex={0}
          >
            {(_, index) => {
              const row = lateAfter[index - length] ?? rowAt(index)
              return row === undefined ? (
                <GapMark key={index} ms={missingAfterMs ?? 0} />
              ) : (
                <RowKeyContext key={index} value={index}>
                  <Row
                    {...row}
                    {...placeInTime(row, rowAt(index - 1))}
                    emphasis={look.emphasis}
                    calm={look}
                    time={time}
                    columns={columns}
                  />
                </RowKeyContext>
              )
            }}
          </VList>
        </div>
      </EditedRowsContext>
      {follow.isAway && (
        <JumpToLatest follow={follow}>
          <ArrowDown size={14} aria-hidden />
          {t('live.jumpToLatest')}
          {unseen > 0 && <span>({t('live.newLines', { count: unseen })})</span>}
        </JumpToLatest>
      )}
    </main>
  )
}

/** Whether a caption begins a turn or a minute. */
function placeInTime(row: ShownCaption, before: ShownCaption | undefined) {
  const [at, earlier] = [timeOf(row), before && timeOf(before)]
  const minuteOf = (ms: number) => Math.floor(ms / 60_000)
  return {
    isTurn: before?.side?.type !== row.side?.type || row.lateBefore.length > 0,
    isMinute: at !== undefined && earlier !== undefined && minuteOf(at) !== minuteOf(earlier),
  }
}

interface ColumnHeadsProps {
  /** Codes with a space between them, the large one first: a text is the same at every word. */
  readonly columns: string
  readonly onChoose: CaptionListProps['onLarge']
}

/** Names the language of each column; a click makes it the large one. */
const ColumnHeads = memo(function ColumnHeads({ columns, onChoose }: ColumnHeadsProps) {
  const { t } = useTranslation()
  const nameOf = useLanguageNames()
  return (
    <div className={styles.heads} role="group" aria-label={t('overlay.languages')} data-column-heads>
      {columns.split(' ').map((language, at) => (
        <span key={language}>
          <Button
            look="quiet"
            aria-pressed={at === 0}
            hint={t('live.large')}
            onClick={() => onChoose?.(language)}
          >
            {nameOf(language)}
          </Button>
        </span>
      ))}
    </div>
  )
})

/** Number of captions that were added while the reader was elsewhere. */
function useUnseen(isAway: boolean, length: number): number {
  const [seen, setSeen] = useState<number | undefined>(undefined)
  if (isAway && seen === undefined) setSeen(length)
  if (!isAway && seen !== undefined) setSeen(undefined)
  return length - (seen ?? length)
}
