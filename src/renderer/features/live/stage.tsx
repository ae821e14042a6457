import { useStore } from 'zustand'
import type { Settings } from '../../../core/settings.ts'
import { Announcements } from './announcements.tsx'
import { CaptionList } from './caption-list.tsx'
import { EmptyStage } from './empty-stage.tsx'
import type { Live } from './live-store.ts'
import { spokenCaption } from './spoken-caption.ts'
import { isBusy, type Status, statusOf } from './status.ts'

interface StageProps {
  readonly live: Live
  readonly look: Settings['captions']
  /** What will be read, until a session says what is. */
  readonly chosenTargets: readonly string[]
  readonly isDemo: boolean
  /** Ctrl and the wheel. */
  readonly onResize: (steps: number) => void
}

/** Where the captions are, or will be. It is drawn anew with every word; nothing around it is. */
export function Stage({ live, look, chosenTargets, isDemo, onResize }: StageProps) {
  const state = useStore(live.store)
  const { transcript, capturedSince, config } = state
  const targets = config?.targetLanguages ?? chosenTargets
  if (transcript.captions.length === 0) return <EmptyStage is={emptyStage(statusOf(state))} isDemo={isDemo} />
  return (
    <>
      <CaptionList
        transcript={transcript}
        targets={targets}
        look={look}
        capturedSince={capturedSince}
        spoken={spokenCaption(state)}
        onResize={onResize}
      />
      <Announcements captions={transcript.captions} targets={targets} isRunning={isBusy(state)} />
    </>
  )
}

const emptyStage = (status: Status): 'ready' | 'opening' | 'listening' => {
  if (status === 'opening' || status === 'preparing') return 'opening'
  return status === 'live' || status === 'silent' || status === 'muted' ? 'listening' : 'ready'
}
