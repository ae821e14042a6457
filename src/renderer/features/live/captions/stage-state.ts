import type { LiveState } from '../session/live-state.ts'
import { isBusy, type Status, statusOf } from '../session/status.ts'

/** Text of a stage without captions. */
export type EmptyStageText =
  | 'ready'
  | 'sample'
  | 'capturing'
  | 'preparing'
  | 'opening'
  | 'listening'
  | 'muted'
  | 'paused'
  | 'reconnecting'
  | 'finishing'

const EMPTY: { readonly [S in Status]: EmptyStageText } = {
  ready: 'ready',
  capturing: 'capturing',
  preparing: 'preparing',
  opening: 'opening',
  live: 'listening',
  muted: 'muted',
  paused: 'paused',
  silent: 'listening',
  slow: 'listening',
  reconnecting: 'reconnecting',
  finishing: 'finishing',
  stopped: 'ready',
  failed: 'ready',
  'not-started': 'ready',
}

function emptyOf(state: LiveState): EmptyStageText {
  if (state.isSample && isBusy(state)) return 'sample'
  const status = statusOf(state)
  // A speaker who is not heard is not asked to keep speaking.
  if (status === 'reconnecting' && (state.isMuted || state.isPaused))
    return state.isPaused ? 'paused' : 'muted'
  return EMPTY[status]
}

/** State that the stage renders. It leaves out levels and queues, which change many times a second. */
export const stageOf = (state: LiveState) => ({
  transcript: state.transcript,
  gaps: state.gaps,
  captureMarks: state.captureMarks,
  spans: state.spans,
  heard: state.heard,
  side: state.side,
  spokenFromMs: state.playback.segment?.captured?.fromMs,
  spokenToMs: state.playback.segment?.captured?.toMs,
  empty: emptyOf(state),
})
