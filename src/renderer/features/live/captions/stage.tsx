import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { Unavailable } from '../../../../core/service/service-features.ts'
import type { Settings } from '../../../../core/settings/settings.ts'
import { captionCount, captionOfSpan } from '../../../../core/voice/receiving/transcript.ts'
import type { Live } from '../session/live-store.ts'
import { CaptionList } from './caption-list.tsx'
import { EmptyStage } from './empty-stage.tsx'
import { stageOf } from './stage-state.ts'

interface StageProps {
  readonly live: Live
  readonly look: Settings['captions']
  /** What will be read, until a session says what is. */
  readonly chosenTargets: readonly string[]
  readonly isDemo: boolean
  /** Why the account in use can have no session. */
  readonly unavailable: Unavailable | undefined
  readonly privacy: Settings['privacy']
  readonly onPlaySample: () => void
  /** Ctrl and the wheel. */
  readonly onResize: (steps: number) => void
}

/** Where the captions are, or will be. It is drawn anew with every word; nothing around it is. */
export function Stage({ live, look, chosenTargets, onResize, ...empty }: StageProps) {
  const shown = useStore(live.store, useShallow(stageOf))
  const { transcript, captureMarks, config, heard, spokenFromMs, spokenToMs } = shown
  const targets = config?.targetLanguages ?? chosenTargets
  const spoken =
    spokenFromMs === undefined || spokenToMs === undefined
      ? undefined
      : captionOfSpan(transcript, spokenFromMs, spokenToMs)
  if (captionCount(transcript) === 0)
    return (
      <EmptyStage
        {...empty}
        is={shown.empty}
        isTranscription={chosenTargets.length === 0}
        onResize={onResize}
      />
    )
  return (
    <CaptionList
      transcript={transcript}
      gaps={shown.gaps}
      targets={targets}
      look={look}
      captureMarks={captureMarks}
      spoken={heard === undefined || spoken === undefined ? undefined : { index: spoken, language: heard }}
      onResize={onResize}
    />
  )
}
