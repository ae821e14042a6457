import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { CaptionView } from '../../../../core/library/sessions.ts'
import type { Player } from '../playback/player.ts'
import { spokenAt } from './spoken-at.ts'

/** Index of the caption that is being played, once playback has begun. */
export function useSpoken(player: Player | undefined, captions: readonly CaptionView[]): number | undefined {
  const find = useMemo(() => spokenAt(captions), [captions])
  const subscribe = useCallback(
    (changed: () => void) => player?.store.subscribe(changed) ?? (() => undefined),
    [player],
  )
  return useSyncExternalStore(subscribe, () => {
    const state = player?.store.getState()
    return state?.hasBegun === true ? find(state.atMs) : undefined
  })
}
