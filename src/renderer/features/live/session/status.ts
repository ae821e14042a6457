import type { LiveStatus } from '../../../../core/product/live-status.ts'
import type { LiveState } from './live-state.ts'

/** The state of a session in one word, as the bar shows it. */
export type Status = LiveStatus

export function statusOf({
  phase,
  isMuted,
  isPaused,
  hearing,
  isSlow,
  liveSince,
}: Pick<LiveState, 'phase' | 'isMuted' | 'isPaused' | 'hearing' | 'isSlow' | 'liveSince'>): Status {
  if (phase.is === 'failed' && liveSince === undefined) return 'not-started'
  if (phase.is !== 'running') return phase.is
  switch (phase.voice.phase) {
    case 'streaming':
      if (isPaused) return 'paused'
      if (isMuted) return 'muted'
      if (isSlow) return 'slow'
      return hearing.is === 'silent' ? 'silent' : 'live'
    case 'resuming':
    case 'connecting':
      if (phase.voice.stopping) return 'finishing'
      return phase.voice.wasLive ? 'reconnecting' : 'opening'
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
  phase.is === 'preparing' || phase.is === 'running'
