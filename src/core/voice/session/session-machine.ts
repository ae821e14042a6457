import { type AppError, afterFailure } from '../../base/errors.ts'
import type { VoiceConfig, VoiceTicket } from '../config.ts'

/**
 * State of a voice session. The latest ticket is part of it, so there is only ever one; without it, the next
 * attempt requests a new session. `failures` counts lost links since one last brought a message. `stopping`
 * means that the user has stopped and remaining speech still has to reach the service.
 */
export type VoiceState =
  | { readonly phase: 'idle'; readonly problem?: AppError }
  | { readonly phase: 'opening'; readonly config: VoiceConfig; readonly stopping: boolean }
  | (Attempt & { readonly phase: 'connecting'; readonly ticket: VoiceTicket })
  | (Attempt & { readonly phase: 'streaming'; readonly ticket: VoiceTicket })
  | (Attempt & {
      readonly phase: 'resuming'
      readonly ticket: VoiceTicket | undefined
      readonly cause: AppError
    })
  | {
      readonly phase: 'draining'
      readonly ticket: VoiceTicket
      readonly config: VoiceConfig
      readonly failures: number
      readonly restarts: number
    }
  | { readonly phase: 'failed'; readonly error: AppError }

interface Attempt {
  readonly config: VoiceConfig
  readonly failures: number
  /** Number of consecutive sessions that the service ended early. */
  readonly restarts: number
  /** Whether any link of this session has streamed: until then, stopping loses no speech. */
  readonly wasLive: boolean
  readonly stopping: boolean
}

export type VoiceEvent =
  | { readonly type: 'start'; readonly config: VoiceConfig }
  | { readonly type: 'ticket'; readonly ticket: VoiceTicket }
  | { readonly type: 'refused'; readonly error: AppError }
  | { readonly type: 'link-open' }
  | { readonly type: 'link-proven' }
  /** The service's session has lasted long enough to be considered stable. */
  | { readonly type: 'session-settled' }
  | { readonly type: 'link-lost'; readonly cause: AppError }
  /** The connection is almost an hour old. */
  | { readonly type: 'link-old' }
  | { readonly type: 'terminated'; readonly error: AppError }
  /** The source has ended by itself. */
  | { readonly type: 'finish' }
  | { readonly type: 'stop' }
  | { readonly type: 'end-of-stream' }
  | { readonly type: 'drain-timeout' }

export type VoiceEffect =
  | { readonly type: 'open-session'; readonly config: VoiceConfig; readonly failures: number }
  | { readonly type: 'resume-session'; readonly token: string; readonly failures: number }
  | { readonly type: 'connect'; readonly ticket: VoiceTicket; readonly config: VoiceConfig }
  | { readonly type: 'start-capture'; readonly config: VoiceConfig }
  | { readonly type: 'stop-capture' }
  | { readonly type: 'start-sending'; readonly config: VoiceConfig }
  | { readonly type: 'stop-sending' }
  | { readonly type: 'finish-sending' }
  | { readonly type: 'start-drain-timer' }
  | { readonly type: 'release' }

export type Step = readonly [next: VoiceState, ...effects: VoiceEffect[]]

/** Attempts to open the first stream of a session before an error is reported. */
const FIRST_ATTEMPTS = 4
/** Number of consecutive short sessions before an error is reported. */
const MAX_RESTARTS = 5

/** One step of the session, as a pure function. An event that a phase does not expect changes nothing. */
export function step(state: VoiceState, event: VoiceEvent): Step {
  switch (event.type) {
    case 'start':
      return start(state, event.config)
    case 'ticket':
      return admitted(state, event.ticket)
    case 'refused':
      return refused(state, event.error)
    case 'link-open':
      return opened(state)
    case 'link-proven':
      return state.phase === 'streaming' && state.failures > 0 ? [{ ...state, failures: 0 }] : [state]
    case 'session-settled':
      return 'restarts' in state && state.restarts > 0 ? [{ ...state, restarts: 0 }] : [state]
    case 'link-lost':
      return lost(state, event.cause)
    case 'link-old':
      return state.phase === 'streaming' ? lost(state, { kind: 'cancelled' }) : [state]
    case 'terminated':
      return terminated(state, event.error)
    case 'finish':
      return finish(state)
    case 'stop':
      return stop(state)
    case 'end-of-stream':
      return state.phase === 'draining' ? [{ phase: 'idle' }, { type: 'release' }] : [state]
    case 'drain-timeout':
      return drainTimeout(state)
  }
}

function start(state: VoiceState, config: VoiceConfig): Step {
  if (state.phase !== 'idle' && state.phase !== 'failed') return [state]
  return [
    { phase: 'opening', config, stopping: false },
    { type: 'start-capture', config },
    { type: 'open-session', config, failures: 0 },
  ]
}

function admitted(state: VoiceState, ticket: VoiceTicket): Step {
  if (state.phase === 'opening') {
    const { config, stopping } = state
    return [
      { phase: 'connecting', config, ticket, failures: 0, restarts: 0, wasLive: false, stopping },
      { type: 'connect', ticket, config },
    ]
  }
  if (state.phase !== 'resuming') return [state]
  const { config, failures, restarts, wasLive, stopping } = state
  return [
    { phase: 'connecting', config, ticket, failures, restarts, wasLive, stopping },
    { type: 'connect', ticket, config },
  ]
}

function refused(state: VoiceState, error: AppError): Step {
  if (state.phase === 'opening') return endBroken(state.stopping, error)
  if (state.phase !== 'resuming') return [state]
  const verdict = afterFailure(error)
  const isNewSessionRefused = verdict === 'ticket-refused' && state.ticket === undefined
  if (verdict === 'give-up' || isNewSessionRefused) return endBroken(state.stopping, error)
  if (verdict !== 'ticket-refused')
    return attempt({ ...state, ticket: verdict === 'ticket-holds' ? state.ticket : undefined }, error)
  // The service is reachable and no link has failed since: a new session is requested at once, however long
  // it was away.
  return [
    { ...state, ticket: undefined, cause: error },
    { type: 'open-session', config: state.config, failures: 1 },
  ]
}

function opened(state: VoiceState): Step {
  if (state.phase !== 'connecting') return [state]
  const { config, ticket, failures, restarts, stopping } = state
  if (stopping)
    return [
      { phase: 'draining', config, ticket, failures, restarts },
      { type: 'start-sending', config },
      { type: 'finish-sending' },
    ]
  return [
    { phase: 'streaming', config, ticket, failures, restarts, wasLive: true, stopping: false },
    { type: 'start-sending', config },
  ]
}

function lost(state: VoiceState, cause: AppError): Step {
  const broken = brokenOf(state)
  return broken === undefined ? [state] : withoutLink(state, attempt(broken, cause))
}

/** The link is lost or to be replaced, in the phases that have one. */
function brokenOf(state: VoiceState): Broken | undefined {
  if (state.phase === 'connecting' || state.phase === 'streaming') return state
  return state.phase === 'draining' ? { ...state, wasLive: true, stopping: true } : undefined
}

const withoutLink = (state: VoiceState, [next, ...effects]: Step): Step =>
  state.phase === 'connecting' ? [next, ...effects] : [next, { type: 'stop-sending' }, ...effects]

/** The service's session has ended. A new one continues, unless it would end the same way. */
function terminated(state: VoiceState, error: AppError): Step {
  const broken = brokenOf(state)
  // A ticket request in progress reports this through its own answer.
  if (broken === undefined) return [state]
  const isHopeless = afterFailure(error) === 'give-up' || broken.restarts >= MAX_RESTARTS
  if (isHopeless) return endBroken(broken.stopping, error)
  const restarts = broken.restarts + 1
  const failures = Math.max(broken.failures, restarts - 1)
  return withoutLink(state, attempt({ ...broken, ticket: undefined, restarts, failures }, error))
}

/** Unlike stop, this delivers all speech even if nothing has streamed yet. */
function finish(state: VoiceState): Step {
  if (state.phase === 'streaming') return stop(state)
  if (!('stopping' in state) || state.stopping) return [state]
  return [{ ...state, stopping: true }, { type: 'stop-capture' }, { type: 'start-drain-timer' }]
}

function stop(state: VoiceState): Step {
  switch (state.phase) {
    case 'idle':
    case 'draining':
      return [state]
    case 'failed':
      return [{ phase: 'idle' }]
    case 'opening':
      return cancel()
    case 'connecting':
    case 'resuming':
      if (!state.wasLive) return cancel()
      return state.stopping
        ? [state]
        : [{ ...state, stopping: true }, { type: 'stop-capture' }, { type: 'start-drain-timer' }]
    case 'streaming': {
      const { config, ticket, failures, restarts } = state
      return [
        { phase: 'draining', config, ticket, failures, restarts },
        { type: 'stop-capture' },
        { type: 'finish-sending' },
        { type: 'start-drain-timer' },
      ]
    }
  }
}

function drainTimeout(state: VoiceState): Step {
  const isStopping = state.phase === 'draining' || ('stopping' in state && state.stopping)
  return isStopping ? endBroken(true, { kind: 'voice-unfinished' }) : [state]
}

const cancel = (): Step => [{ phase: 'idle' }, { type: 'release' }]
const fail = (error: AppError): Step => [{ phase: 'failed', error }, { type: 'release' }]

/**
 * After Stop, the session becomes idle and reports that the end is missing; otherwise it fails with an error
 * to act on.
 */
const endBroken = (stopping: boolean, error: AppError): Step =>
  stopping ? [{ phase: 'idle', problem: error }, { type: 'release' }] : fail(error)

type Broken = Attempt & { readonly ticket: VoiceTicket | undefined }

function attempt({ config, ticket, wasLive, stopping, failures, restarts }: Broken, cause: AppError): Step {
  if (!wasLive && failures + 1 >= FIRST_ATTEMPTS) return fail(cause)
  const next = {
    phase: 'resuming',
    config,
    ticket,
    failures: failures + 1,
    restarts,
    wasLive,
    stopping,
    cause,
  } as const
  return ticket === undefined
    ? [next, { type: 'open-session', config, failures: next.failures }]
    : [next, { type: 'resume-session', token: ticket.token, failures: next.failures }]
}
