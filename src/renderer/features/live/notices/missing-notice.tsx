import { useStore } from 'zustand'
import { MissingSpeechNotice } from '../../../shared/missing-speech-notice.tsx'
import { useLivePage } from '../live-context.ts'

/** The missing speech of the latest session, unless it was left for later. */
export function MissingNotice() {
  const { kept } = useLivePage()
  const id = useStore(kept.store, (state) => state.id)
  return <MissingSpeechNotice id={id} offersLater={false} />
}
