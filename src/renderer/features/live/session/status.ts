import type { LiveStatus } from '../../../../core/product/live-status.ts'
import { isHandingOver } from '../../../../core/voice/session/session-states.ts'
import type { LiveState } from './live-state.ts'

/** State of a session for the status bar. */
export type Status = LiveStatus

export function statusOf({
  phase,
  isSample,
  isMuted,
  isPaused,
  hearing,
  isSlow,
  liveSince,
}: Pick<
  LiveState,
  'phase' | 'isSample' | 'isMuted' | 'isPaused' | 'hearing' | 'isSlow' | 'liveSince'
>): Status {
  if (phase.type === 'failed' && liveSince === undefined) return 'not-started'
  if (phase.type === 'preparing' && phase.isCapturing === true) return 'capturing'
  // The sample meeting opens no microphone.
  if (phase.type === 'preparing' && isSample) return 'opening'
  if (phase.type !== 'running') return phase.type
  const { voice } = phase
  if (voice.phase === 'streaming' || isHandingOver(voice)) {
    if (isPaused) return 'paused'
    if (isMuted) return 'muted'
    if (isSlow) return 'slow'
    return hearing.type === 'silent' ? 'silent' : 'live'
  }
  switch (voice.phase) {
    case 'resuming':
    case 'connecting':
      if (voice.stopping) return 'finishing'
      return voice.wasLive ? 'reconnecting' : 'opening'
    case 'draining':
      return 'finishing'
    case 'opening':
    case 'idle':
    case 'failed':
      return 'opening'
  }
}

/** Whether a session is running, so that its configuration cannot be changed. */
export const isBusy = ({ phase }: Pick<LiveState, 'phase'>): boolean =>
  phase.type === 'preparing' || phase.type === 'running'
