import type { StoreApi } from 'zustand/vanilla'
import type { DuckLevel } from '../../../../core/product/sound-devices/duck-levels.ts'
import type { LiveState } from '../session/live-state.ts'
import { isBusy } from '../session/status.ts'

/** The host restores the volume two seconds after the latest request. */
const RENEW_EVERY_MS = 1000
/** Pauses between sentences are shorter. */
const RESTORE_AFTER_MS = 700

const isSpeaking = (state: LiveState): boolean =>
  isBusy(state) && !state.isPaused && state.playback.queuedMs > 0

/**
 * Keeps the meeting program lowered while the translation of what is said there is spoken. The returned function ends it,
 * and restores the volume.
 *
 * @param duck lowers the program for two seconds; null restores it
 */
export function duckWhileSpeaking(
  store: Pick<StoreApi<LiveState>, 'getState' | 'subscribe'>,
  level: DuckLevel,
  duck: (level: DuckLevel | null) => void,
): () => void {
  let renewing: ReturnType<typeof setInterval> | undefined
  let restoring: ReturnType<typeof setTimeout> | undefined
  const restore = () => {
    clearTimeout(restoring)
    clearInterval(renewing)
    if (renewing !== undefined) duck(null)
    renewing = undefined
    restoring = undefined
  }
  const update = () => {
    if (!isSpeaking(store.getState())) {
      if (renewing !== undefined) restoring ??= setTimeout(restore, RESTORE_AFTER_MS)
      return
    }
    clearTimeout(restoring)
    restoring = undefined
    if (renewing !== undefined) return
    duck(level)
    renewing = setInterval(() => duck(level), RENEW_EVERY_MS)
  }
  update()
  const unsubscribe = store.subscribe(update)
  return () => {
    unsubscribe()
    restore()
  }
}
