import { useMemo } from 'react'
import { useStore } from 'zustand'
import { useLateCaptions, useMissingSpeech } from '../../../queries/missing-speech-queries.ts'
import { useLivePage } from '../live-context.ts'
import type { LiveState } from '../session/live-state.ts'
import { type LateOfSession, NO_LATE } from './late-captions.ts'

const isReady = ({ phase }: LiveState) => phase.type === 'ready'

/** Late captions of the latest session; none on the first page. */
export function useLate(): LateOfSession {
  const { kept, lives } = useLivePage()
  const isMineReady = useStore(lives.mine.store, isReady)
  const isFirstPage = useStore(lives.theirs.store, isReady) && isMineReady
  const latest = useStore(kept.store, (state) => state.id)
  const id = isFirstPage ? undefined : latest
  const beganAt = useStore(kept.store, (state) => state.beganAt) ?? 0
  const translated = useMissingSpeech(id)?.translated
  const captions = useLateCaptions(id, translated !== undefined && translated.length > 0)
  return useMemo(
    () =>
      translated === undefined || translated.length === 0
        ? NO_LATE
        : { captions: captions ?? [], translated, beganAt },
    [captions, translated, beganAt],
  )
}
