import { useState } from 'react'
import { type StoreApi, useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { Side } from '../../../../core/voice/sides.ts'
import type { Echoes } from '../meeting/watch-echoes.ts'
import type { Live } from '../session/live.ts'
import type { LiveState } from '../session/live-state.ts'
import { isBusy } from '../session/status.ts'
import { CaptionList } from './caption-list.tsx'
import { EmptyStage } from './empty-stage.tsx'
import { MeetingCaption } from './meeting-caption.tsx'
import { sideOf, sideRows, targetsOf } from './meeting-rows.ts'
import { mergedOrder, type Place } from './merged-order.ts'
import { findRepeats, keyOf, NO_REPEATS } from './repeats.ts'
import type { StageProps } from './stage.tsx'

export interface MeetingStageProps extends Omit<StageProps, 'live' | 'chosenTargets'> {
  readonly lives: Readonly<Record<Side, Live>>
  readonly echoes: StoreApi<Echoes>
}

const shownOf = (state: LiveState) => ({ ...sideOf(state), isBusy: isBusy(state) })

/** The captions of both sides of a meeting, in the order in which they were spoken. */
export function MeetingStage({ lives, echoes, look, onResize, ...empty }: MeetingStageProps) {
  const mine = useStore(lives.mine.store, useShallow(shownOf))
  const theirs = useStore(lives.theirs.store, useShallow(shownOf))
  const rows = { mine: sideRows(mine), theirs: sideRows(theirs) }
  const [before, setBefore] = useState<readonly Place[]>([])
  const order = mergedOrder(before, rows)
  if (order !== before) setBefore(order)
  const spans = useStore(echoes, (state) => state.spans)
  const [compared, setCompared] = useState(NO_REPEATS)
  const repeats = findRepeats(compared, rows, spans)
  if (repeats !== compared) setCompared(repeats)
  if (order.length === 0)
    return (
      <EmptyStage
        {...empty}
        text={mine.isBusy ? mine.empty : theirs.empty}
        isTranscription={targetsOf(mine).length === 0}
        onResize={onResize}
      />
    )
  const missingAfter = [rows.mine.missingAfterMs, rows.theirs.missingAfterMs].filter((ms) => ms !== undefined)
  return (
    <CaptionList
      length={order.length}
      rowAt={(index) => {
        const place = order[index]
        const row = place && rows[place.side].rowAt(place.index)
        return row && { ...row, isRepeat: repeats.places.has(keyOf(place)) }
      }}
      missingAfterMs={missingAfter.length === 0 ? undefined : Math.max(...missingAfter)}
      codes={[...targetsOf(mine), ...targetsOf(theirs)]}
      look={look}
      Row={MeetingCaption}
      onResize={onResize}
    />
  )
}
