import type { StoreApi } from 'zustand/vanilla'
import type { LiveState } from '../session/live-state.ts'

/** Whether the service still has to decide about the session of a view. */
const isUndecided = ({ phase }: LiveState): boolean =>
  phase.type === 'preparing' || (phase.type === 'running' && phase.voice.phase === 'opening')

/**
 * Resolves once the service has accepted or refused the starting session of a view, or it was cancelled: the other side
 * of a meeting waits for that.
 */
export function whenDecided(store: StoreApi<LiveState>): Promise<void> {
  if (!isUndecided(store.getState())) return Promise.resolve()
  return new Promise((resolve) => {
    const end = store.subscribe((state) => {
      if (isUndecided(state)) return
      end()
      resolve()
    })
  })
}

/**
 * Whether the service refused the session of a side because another one is running. It has no error of its own
 * for a plan with one session.
 *
 * @param isOtherBusy whether the other side of the meeting is running
 */
export const isRefusedBesideOther = (
  { phase, liveSince, side }: Pick<LiveState, 'phase' | 'liveSince' | 'side'>,
  isOtherBusy: boolean,
): boolean =>
  isOtherBusy &&
  side !== undefined &&
  liveSince === undefined &&
  phase.type === 'failed' &&
  phase.error.kind === 'rate-limited'
