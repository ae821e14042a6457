import { useStore } from 'zustand'
import type { SettingsPatch } from '../../core/settings/settings-patch.ts'
import { captionAt, captionCount } from '../../core/voice/receiving/transcript.ts'
import type { Live } from '../features/live/session/live.ts'
import type { LiveState } from '../features/live/session/live-state.ts'
import { lazyPart } from '../shared/lazy/lazy-part.tsx'

const CaptionLooks = lazyPart(async () => (await import('../features/looks/caption-looks.tsx')).CaptionLooks)

interface CaptionSettingsProps {
  readonly live: Live
  /** The others' side of a meeting, whose captions are the ones that the user reads. */
  readonly theirs: Live
  readonly onChange: (patch: SettingsPatch) => void
}

const latestOf = ({ transcript }: LiveState) => captionAt(transcript, captionCount(transcript) - 1)

/** The look of captions, with what is being said as the preview. */
export function CaptionSettings({ live, theirs, onChange }: CaptionSettingsProps) {
  const mine = useStore(live.store, latestOf)
  const others = useStore(theirs.store, latestOf)
  return <CaptionLooks latest={others ?? mine} onChange={onChange} />
}
