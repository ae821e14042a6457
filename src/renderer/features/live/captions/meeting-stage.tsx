import { ChevronRight } from 'lucide-react'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { GapMark, sideClassOf } from '../../../shared/captions/caption-parts.tsx'
import { classes } from '../../../ui/classes.ts'
import { mergedLate } from '../late/merged-late.ts'
import { useLate } from '../late/use-late.ts'
import { useLivePage } from '../live-context.ts'
import type { LiveState } from '../session/live-state.ts'
import { isBusy } from '../session/status.ts'
import { EmptyStage } from './empty-stage.tsx'
import { LiveCaptionList } from './live-caption-list.tsx'
import { type CaptionRowProps, LiveCaptionRow, type ShownCaption } from './live-caption-row.tsx'
import styles from './meeting-caption.module.css'
import { sideOf, sideRows } from './meeting-rows.ts'
import { type MergedPlace, mergedOrder } from './merged-order.ts'
import { findRepeats, keyOf, NO_REPEATS } from './repeats.ts'
import type { StageProps } from './stage.tsx'

const NO_LATE_ROWS: readonly ShownCaption[] = []

const shownOf = (state: LiveState) => ({ ...sideOf(state), isBusy: isBusy(state) })

/** The captions of both sides of a meeting, in the order in which they were spoken. */
export function MeetingStage({ look, setup, onResize, ...empty }: StageProps) {
  const { lives, echoes } = useLivePage()
  const mine = useStore(lives.mine.store, useShallow(shownOf))
  const theirs = useStore(lives.theirs.store, useShallow(shownOf))
  const late = useLate()
  const rows = { mine: sideRows(mine, late), theirs: sideRows(theirs, late) }
  const [before, setBefore] = useState<readonly MergedPlace[]>([])
  const order = mergedOrder(before, rows)
  if (order !== before) setBefore(order)
  const spans = useStore(echoes, (state) => state.spans)
  const [compared, setCompared] = useState(NO_REPEATS)
  const repeats = findRepeats(compared, rows, spans)
  if (repeats !== compared) setCompared(repeats)
  const inPlace = mergedLate(order, rows)
  if (order.length === 0 && inPlace.after.length === 0)
    return (
      <EmptyStage
        {...empty}
        setup={setup?.(false)}
        text={mine.isBusy ? mine.empty : theirs.empty}
        onResize={onResize}
      />
    )
  const missingAfter = [rows.mine.missingAfterMs, rows.theirs.missingAfterMs].filter((ms) => ms !== undefined)
  return (
    <>
      <LiveCaptionList
        length={order.length}
        rowAt={(index) => {
          const place = order[index]
          const row = place && rows[place.side].rowAt(place.index)
          const lateBefore = inPlace.before.get(index) ?? NO_LATE_ROWS
          return row && { ...row, lateBefore, isRepeat: repeats.places.has(keyOf(place)) }
        }}
        missingAfterMs={missingAfter.length === 0 ? undefined : Math.max(...missingAfter)}
        lateAfter={inPlace.after}
        look={look}
        Row={MeetingCaption}
        onResize={onResize}
      />
      {setup?.(true)}
    </>
  )
}

/** A caption of a meeting. One that only repeats another, because of an echo, is folded. */
const MeetingCaption = memo(function MeetingCaption(props: CaptionRowProps) {
  const { isRepeat = false, side, missingBeforeMs, lateBefore } = props
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  if (!isRepeat || lateBefore.length > 0) return <LiveCaptionRow {...props} />
  return (
    <>
      {missingBeforeMs !== undefined && !isOpen && <GapMark ms={missingBeforeMs} />}
      <div className={classes(styles.repeat, sideClassOf(side?.type))}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronRight className={styles.icon} size={14} aria-hidden />
          <bdi>{side?.name}</bdi>
          <span>{t('meeting.saidTwice')}</span>
        </button>
      </div>
      {isOpen && <LiveCaptionRow {...props} />}
    </>
  )
})
