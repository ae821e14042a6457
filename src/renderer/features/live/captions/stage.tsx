import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { Unavailable } from '../../../../core/service/service-features.ts'
import type { Settings } from '../../../../core/settings/settings.ts'
import { useLivePage } from '../live-context.ts'
import { EmptyStage } from './empty-stage.tsx'
import { CaptionList } from './live-caption-list.tsx'
import { stageOf } from './stage-state.ts'
import { rowsOf } from './transcript-rows.ts'

export interface StageProps {
  readonly look: Settings['captions']
  /** Target languages to show until a session has its own. */
  readonly chosenTargets: readonly string[]
  readonly isDemo: boolean
  /** Whether Start opens both sides of a meeting. */
  readonly isMeeting: boolean
  /** The reason why the active account cannot have a session. */
  readonly unavailable: Unavailable | undefined
  /** Whether Start opens a microphone. */
  readonly opensMicrophone: boolean
  readonly privacy: Settings['privacy']
  /** Chooses between a meeting and one voice. */
  readonly onChoose: (isMeeting: boolean) => void
  readonly onPlaySample: () => void
  /** Called for Ctrl and the mouse wheel. */
  readonly onResize: (steps: number) => void
}

/** The captions, or the empty state before them. It renders with every word, so nothing around it has to. */
export function Stage({ look, chosenTargets, onResize, ...empty }: StageProps) {
  const { mine: live } = useLivePage().lives
  const shown = useStore(live.store, useShallow(stageOf))
  const targets = shown.config?.targetLanguages ?? chosenTargets
  const rows = rowsOf(shown, targets)
  if (rows.length === 0)
    return (
      <EmptyStage
        {...empty}
        text={shown.empty}
        isTranscription={chosenTargets.length === 0}
        onResize={onResize}
      />
    )
  return <CaptionList {...rows} codes={targets} look={look} onResize={onResize} />
}
