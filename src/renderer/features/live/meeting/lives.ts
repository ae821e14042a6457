import { type Side, sides } from '../../../../core/voice/sides.ts'
import type { Live } from '../session/live.ts'
import { isBusy } from '../session/status.ts'

/** The views of both sides of a meeting; one voice uses the own side. */
export type Lives = Readonly<Record<Side, Live>>

/** Pauses all that is running, or resumes it. */
export function togglePause(lives: Lives): void {
  const isPaused = sides.some((side) => lives[side].store.getState().isPaused)
  for (const side of sides) lives[side].actions.setPaused(!isPaused)
}

/** Leaves a session that is over, for the first page. A running one stays as it is. */
export function clearSession(lives: Lives): void {
  if (sides.some((side) => isBusy(lives[side].store.getState()))) return
  for (const side of sides) lives[side].actions.clear()
}

/** Mutes the own side of a meeting and unmutes the others, or the reverse. */
export function swapSides({ mine, theirs }: Lives): void {
  const { isMuted, side } = mine.store.getState()
  if (side === undefined) return
  mine.actions.setMuted(!isMuted)
  theirs.actions.setMuted(isMuted)
}
