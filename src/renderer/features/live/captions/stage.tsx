import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { Settings } from '../../../../core/settings/settings.ts'
import { lateOf } from '../late/late-captions.ts'
import { useLate } from '../late/use-late.ts'
import { useLivePage } from '../live-context.ts'
import { EmptyStage, type EmptyStageProps } from './empty-stage.tsx'
import { LiveCaptionList } from './live-caption-list.tsx'
import { targetsOf } from './meeting-rows.ts'
import { stageOf } from './stage-state.ts'
import { rowsOf } from './transcript-rows.ts'

export interface StageProps extends Omit<EmptyStageProps, 'setup' | 'text'> {
  readonly look: Settings['captions']
  readonly onLarge: (language: string) => void
  /** The sentence of the next session, in the middle of an empty stage or compact below captions; undefined while one runs. */
  readonly setup: ((isCompact: boolean) => ReactNode) | undefined
}

/** The captions, or the empty state before them. It renders with every word, so nothing around it has to. */
export function Stage({ look, setup, onResize, onLarge, ...empty }: StageProps) {
  const { mine: live } = useLivePage().lives
  const shown = useStore(live.store, useShallow(stageOf))
  const rows = rowsOf(shown, lateOf(useLate(), shown))
  if (rows.length === 0 && rows.lateAfter.length === 0)
    return <EmptyStage {...empty} setup={setup?.(false)} text={shown.empty} onResize={onResize} />
  return (
    <>
      <LiveCaptionList {...rows} targets={targetsOf(shown)} {...{ look, onResize, onLarge }} />
      {setup?.(true)}
    </>
  )
}
