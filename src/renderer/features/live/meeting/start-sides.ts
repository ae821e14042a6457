import type { StoreApi } from 'zustand/vanilla'
import type { Clock } from '../../../../core/base/clock.ts'
import { headStart } from '../../../../core/voice/meeting/head-start.ts'
import { type Side, sides } from '../../../../core/voice/sides.ts'
import type { LiveState } from '../session/live-state.ts'
import type { Lives } from './lives.ts'

/** Whether the service still has to decide about the session of a view. */
const isUndecided = ({ phase }: LiveState): boolean =>
  phase.type === 'preparing' || (phase.type === 'running' && phase.voice.phase === 'opening')

/**
 * Resolves once the service has accepted or refused the starting session of a view, or it was cancelled. The
 * other side of a meeting gives it this head start: where the plan allows one session, the preferred side gets it.
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
 * Starts both sides of a meeting, of which the preferred one requests its session first, if it can in time.
 *
 * @param start starts a side, which requests no session before `openAfter` resolves
 */
export function startSides(
  lives: Lives,
  preferred: Side,
  start: (side: Side, openAfter?: Promise<void>) => void,
  clock: Pick<Clock, 'after'>,
): void {
  start(preferred)
  const openAfter = headStart(whenDecided(lives[preferred].store), clock)
  for (const side of sides) if (side !== preferred) start(side, openAfter)
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
