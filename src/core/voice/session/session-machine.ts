import { askedToWaitMs } from '../../base/backoff.ts'
import { type AppError, afterFailure } from '../../base/errors.ts'
import {
  hasSameLanguages,
  type SessionLanguages,
  type VoiceConfig,
  type VoiceTicket,
  withLanguages,
  withoutResources,
} from '../config.ts'
import type { HandOverReason } from '../wire/link-watch.ts'
import type { Attempt, Change, SessionStep, VoiceEvent, VoiceState } from './session-states.ts'

/** Attempts to open the first stream of a session before an error is reported. */
const FIRST_ATTEMPTS = 4
/** Number of consecutive short sessions before an error is reported. */
const MAX_RESTARTS = 5
/** Longest wait that a service may ask for at the opening: speech is held for half a minute. */
const MAX_OPENING_WAIT_MS = 20_000

/** One step of the session, as a pure function. An event that a phase does not expect changes nothing. */
export function step(state: VoiceState, event: VoiceEvent): SessionStep {
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
      return proven(state, event.isStable)
    case 'session-settled':
      return settled(state)
    case 'link-lost':
      return lost(state, event.cause)
    case 'hand-over':
      return handOver(state, event.reason)
    case 'change-languages':
      return changeLanguages(state, event.choice)
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

function start(state: VoiceState, config: VoiceConfig): SessionStep {
  if (state.phase !== 'idle' && state.phase !== 'failed') return [state]
  return [
    { phase: 'opening', config, stopping: false },
    { type: 'start-capture', config },
    { type: 'open-session', config, failures: 0 },
  ]
}

function admitted(state: VoiceState, ticket: VoiceTicket): SessionStep {
  if (state.phase === 'opening') {
    return [
      { ...withoutCause(state), phase: 'connecting', ticket, failures: 0, restarts: 0, wasLive: false },
      { type: 'connect', ticket, config: state.config },
    ]
  }
  if (state.phase === 'streaming' && isRequested(state))
    return [{ ...state, change: { ...state.change, ticket } }, { type: 'await-hand-over' }]
  if (state.phase !== 'resuming') return [state]
  return [
    { ...state, phase: 'connecting', ticket },
    { type: 'connect', ticket, config: state.config },
  ]
}

/** Whether the service has opened nothing, and says that it soon will. */
const isSoonReady = (error: AppError): boolean =>
  error.kind === 'unavailable' &&
  error.status === 503 &&
  (askedToWaitMs(error) ?? Number.POSITIVE_INFINITY) <= MAX_OPENING_WAIT_MS

function refused(state: VoiceState, error: AppError): SessionStep {
  if (state.phase === 'opening')
    return state.cause === undefined && isSoonReady(error)
      ? [
          { ...state, cause: error },
          { type: 'open-session', config: state.config, failures: 1 },
        ]
      : endBroken(state.stopping, error)
  if (state.phase === 'streaming' && isRequested(state))
    return [withoutChange(state), { type: 'report-refused-change', error }]
  if (state.phase !== 'resuming') return [state]
  const verdict = afterFailure(error)
  const isNewSessionRefused = verdict === 'ticket-refused' && state.ticket === undefined
  if (verdict === 'give-up' || isNewSessionRefused)
    return takeBack(state, error) ?? leaveOut(state, error) ?? endBroken(state.stopping, error)
  if (verdict !== 'ticket-refused')
    return attempt({ ...state, ticket: verdict === 'ticket-holds' ? state.ticket : undefined }, error)
  // The service is reachable and no link has failed since: a new session is requested at once, however long
  // it was away.
  return [
    { ...state, ticket: undefined, cause: error },
    { type: 'open-session', config: state.config, failures: 1 },
  ]
}

function opened(state: VoiceState): SessionStep {
  if (state.phase !== 'connecting') return [state]
  const { config, ticket, failures, restarts, stopping, change, cause } = state
  if (stopping)
    return [
      { phase: 'draining', config, ticket, failures, restarts, ...(cause !== undefined && { cause }) },
      { type: 'start-sending', config },
      { type: 'finish-sending' },
    ]
  const streaming = { ...withoutCause(state), phase: 'streaming', wasLive: true } as const
  return change === undefined
    ? [streaming, { type: 'start-sending', config }]
    : [streaming, { type: 'start-sending', config }, { type: 'open-change', config: change.config }]
}

function proven(state: VoiceState, isStable: boolean): SessionStep {
  if (state.phase === 'draining' && state.cause !== undefined && isStable) return [withoutCause(state)]
  if (state.phase !== 'streaming') return [state]
  const { previous, ...rest } = state
  const failures = isStable ? 0 : state.failures
  return previous === undefined && failures === state.failures ? [state] : [{ ...rest, failures }]
}

function settled(state: VoiceState): SessionStep {
  if (!('restarts' in state)) return [state]
  if ('previous' in state) {
    const { previous: _previous, ...rest } = state
    return [{ ...rest, restarts: 0 }]
  }
  return state.restarts > 0 ? [{ ...state, restarts: 0 }] : [state]
}

/** Whether a session with other languages is being requested. */
const isRequested = (state: Attempt): state is Attempt & { readonly change: Change } =>
  state.change !== undefined && state.change.ticket === undefined

const withoutChange = <S extends { readonly change?: Change }>({ change: _change, ...rest }: S) => rest

const withoutCause = <S extends { readonly cause?: AppError }>({ cause: _cause, ...rest }: S) => rest

/** The latest choice counts. Whatever is not streaming keeps it for the next link, and a session that ends drops it. */
function changeLanguages(state: VoiceState, choice: SessionLanguages): SessionStep {
  if (!('stopping' in state) || state.stopping) return [state]
  const config = withLanguages(state.config, choice)
  if (hasSameLanguages(config, state.change?.config ?? state.config)) return [state]
  if (hasSameLanguages(config, state.config)) return [withoutChange(state) as VoiceState]
  const next = { ...state, change: { config } }
  return state.phase === 'streaming' ? [next, { type: 'open-change', config }] : [next]
}

function handOver(state: VoiceState, reason: HandOverReason): SessionStep {
  if (state.phase !== 'streaming') return [state]
  if (reason === 'hour') return lost(state, { kind: 'cancelled' })
  const { config, ticket } = state.change ?? {}
  if (config === undefined || ticket === undefined) return [state]
  return [
    { ...withoutChange(state), phase: 'connecting', config, ticket, failures: 0, previous: state.config },
    { type: 'stop-sending' },
    { type: 'connect', ticket, config },
  ]
}

/** A session whose new languages are refused goes on with its old ones; undefined if that is not the reason. */
function takeBack(state: Attempt, error: AppError): SessionStep | undefined {
  const { previous, ...rest } = state
  if (previous === undefined) return undefined
  const [next, ...effects] = attempt({ ...rest, config: previous, ticket: undefined }, error)
  return [next, { type: 'report-refused-change', error }, ...effects]
}

/** A running session does not end because a glossary or spoken terms are gone: it goes on without any of them. */
function leaveOut(state: Attempt, error: AppError): SessionStep | undefined {
  const config = error.kind === 'not-found' ? withoutResources(state.config) : undefined
  if (config === undefined || !state.wasLive) return undefined
  const [next, ...effects] = attempt({ ...state, config, ticket: undefined }, error)
  return [next, { type: 'report-missing', error: { ...error, hint: 'left-out' } as AppError }, ...effects]
}

function lost(state: VoiceState, cause: AppError): SessionStep {
  const broken = brokenOf(state)
  return broken === undefined ? [state] : withoutLink(state, attempt(broken, cause))
}

/** The link is lost or to be replaced, in the phases that have one. */
function brokenOf(state: VoiceState): Broken | undefined {
  if (state.phase === 'connecting' || state.phase === 'streaming') return state
  return state.phase === 'draining' ? { ...state, wasLive: true, stopping: true } : undefined
}

const withoutLink = (state: VoiceState, [next, ...effects]: SessionStep): SessionStep =>
  state.phase === 'connecting' ? [next, ...effects] : [next, { type: 'stop-sending' }, ...effects]

/** The service's session has ended. A new one continues, unless it would end the same way. */
function terminated(state: VoiceState, error: AppError): SessionStep {
  const broken = brokenOf(state)
  // A ticket request in progress reports this through its own answer.
  if (broken === undefined) return [state]
  const before = takeBack(broken, error)
  if (before !== undefined) return withoutLink(state, before)
  const isHopeless = afterFailure(error) === 'give-up' || broken.restarts >= MAX_RESTARTS
  if (isHopeless) return endBroken(broken.stopping, error)
  const restarts = broken.restarts + 1
  const failures = Math.max(broken.failures, restarts - 1)
  return withoutLink(state, attempt({ ...broken, ticket: undefined, restarts, failures }, error))
}

/** Unlike stop, this delivers all speech even if nothing has streamed yet. */
function finish(state: VoiceState): SessionStep {
  if (state.phase === 'streaming') return stop(state)
  if (!('stopping' in state) || state.stopping) return [state]
  return [
    { ...withoutChange(state), stopping: true } as VoiceState,
    { type: 'stop-capture' },
    { type: 'start-drain-timer' },
  ]
}

function stop(state: VoiceState): SessionStep {
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
        : [
            { ...withoutChange(state), stopping: true } as VoiceState,
            { type: 'stop-capture' },
            { type: 'start-drain-timer' },
          ]
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

function drainTimeout(state: VoiceState): SessionStep {
  const isStopping = state.phase === 'draining' || ('stopping' in state && state.stopping)
  if (!isStopping) return [state]
  const cause = 'cause' in state ? state.cause : undefined
  // A link that was replaced after an hour was not lost.
  const isLost = cause !== undefined && cause.kind !== 'cancelled'
  return endBroken(true, isLost ? cause : { kind: 'voice-unfinished' })
}

const cancel = (): SessionStep => [{ phase: 'idle' }, { type: 'release' }]
const fail = (error: AppError): SessionStep => [{ phase: 'failed', error }, { type: 'release' }]

/**
 * After Stop, the session becomes idle and reports that the end is missing; otherwise it fails with an error
 * to act on.
 */
const endBroken = (stopping: boolean, error: AppError): SessionStep =>
  stopping ? [{ phase: 'idle', problem: error }, { type: 'release' }] : fail(error)

type Broken = Attempt & { readonly ticket: VoiceTicket | undefined }

function attempt(broken: Broken, cause: AppError): SessionStep {
  const { config, ticket, wasLive, stopping, failures, restarts, change, previous } = broken
  if (!wasLive && failures + 1 >= FIRST_ATTEMPTS) return fail(cause)
  const next = {
    phase: 'resuming',
    config,
    ...(change !== undefined && { change: { config: change.config } }),
    ...(previous !== undefined && { previous }),
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
