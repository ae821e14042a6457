/** States of a session, as shown in the status bar and the tray. */
export const liveStatuses = [
  'ready',
  'capturing',
  'preparing',
  'opening',
  'live',
  'muted',
  'paused',
  'silent',
  'slow',
  'reconnecting',
  'finishing',
  'stopped',
  'failed',
  'not-started',
] as const
export type LiveStatus = (typeof liveStatuses)[number]

/** Status that the live view reports. */
export interface LiveReport {
  readonly status: LiveStatus
  readonly isMuted: boolean
}

/** States of the tray icon. */
export const liveSigns = ['idle', 'live', 'muted', 'trouble'] as const
export type LiveSign = (typeof liveSigns)[number]

const SIGNS: { readonly [S in LiveStatus]: LiveSign } = {
  ready: 'idle',
  capturing: 'idle',
  preparing: 'idle',
  opening: 'live',
  live: 'live',
  muted: 'muted',
  paused: 'muted',
  silent: 'live',
  slow: 'trouble',
  reconnecting: 'trouble',
  finishing: 'live',
  stopped: 'idle',
  failed: 'trouble',
  'not-started': 'trouble',
}

export const liveSignOf = (status: LiveStatus): LiveSign => SIGNS[status]

/** States without a session that could be stopped. */
const AT_REST: ReadonlySet<LiveStatus> = new Set(['ready', 'stopped', 'failed', 'not-started'])

export const isAtRest = (status: LiveStatus): boolean => AT_REST.has(status)
