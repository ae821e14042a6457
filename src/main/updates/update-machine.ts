import { DAY_MS } from '../../core/base/clock.ts'
import type { InstallWay, Release, UpdateFailure } from '../../core/product/updates/updates-calls.ts'

/** How often a newer version is looked for. */
const UPDATE_CHECK_INTERVAL_MS = DAY_MS
/** Time after which a check or a download that has failed is tried again. */
export const UPDATE_RETRY_MS = 60 * 60 * 1000

/** Work that is under way. A job ends with the event that has its number, or is cancelled. */
type Work =
  | { readonly type: 'none' }
  | { readonly type: 'checking'; readonly job: number }
  | { readonly type: 'downloading'; readonly job: number; readonly part: number }
  /** Parley is asked to quit; the user may still stay. */
  | { readonly type: 'restarting' }
  /** All windows are closed. Nothing follows. */
  | { readonly type: 'ended' }

/** The newest known version, and whether it is yet to be downloaded, failed to be, or is ready. */
interface Found {
  readonly release: Release
  readonly package: 'wanted' | 'failed' | 'ready'
}

export interface UpdateState {
  readonly install: InstallWay
  /** Whether the user has updates switched on. */
  readonly isOn: boolean
  /** Whether an administrator allows updates. */
  readonly isAllowed: boolean
  readonly isLive: boolean
  /** Whether a check starts as soon as it may. */
  readonly isDue: boolean
  readonly work: Work
  readonly found: Found | undefined
  readonly failure: UpdateFailure | undefined
  /** Time of the last successful check, in milliseconds since 1970. */
  readonly checkedAt: number | undefined
  /** Number of the last job. */
  readonly jobs: number
}

export type UpdateEvent =
  /** It is time for a check, or the user asks for one. */
  | { readonly type: 'due' }
  /** The computer has woken up; `at` in milliseconds since 1970. */
  | { readonly type: 'woke'; readonly at: number }
  | { readonly type: 'switched'; readonly isOn: boolean }
  | { readonly type: 'policy'; readonly isAllowed: boolean }
  | { readonly type: 'live'; readonly isLive: boolean }
  | {
      readonly type: 'checked'
      readonly job: number
      readonly release: Release | undefined
      readonly at: number
    }
  | { readonly type: 'progress'; readonly job: number; readonly part: number }
  | { readonly type: 'downloaded'; readonly job: number }
  | { readonly type: 'failed'; readonly job: number; readonly failure: UpdateFailure }
  /** The user asks for the installation. */
  | { readonly type: 'restart' }
  /** The user has cancelled quitting. */
  | { readonly type: 'stay' }
  /** Quitting can no longer be cancelled. */
  | { readonly type: 'leave' }

export type UpdateEffect =
  | { readonly type: 'check'; readonly job: number }
  | { readonly type: 'download'; readonly job: number }
  /** Ends the job that is under way; its outcome is ignored. */
  | { readonly type: 'cancel' }
  | { readonly type: 'quit' }
  /** Installs as the last act of this process. */
  | { readonly type: 'install'; readonly isRestart: boolean }
  /** Sets the time of the next check, in place of an earlier one. */
  | { readonly type: 'schedule'; readonly ms: number }

export type UpdateStep = readonly [next: UpdateState, ...effects: UpdateEffect[]]

const NONE = { type: 'none' } as const

export const initialState = (install: InstallWay): UpdateState => ({
  install,
  isOn: true,
  isAllowed: true,
  isLive: false,
  isDue: false,
  work: NONE,
  found: undefined,
  failure: undefined,
  checkedAt: undefined,
  jobs: 0,
})

/**
 * One step of the updates, as a pure function. Nothing is looked for, downloaded or installed during a session or while
 * updates are switched off. An event that a state does not expect changes nothing.
 */
export function stepUpdate(state: UpdateState, event: UpdateEvent): UpdateStep {
  if (state.work.type === 'ended') return [state]
  const [next, ...effects] = apply(state, event)
  const [settled, ...further] = proceed(next)
  return [settled, ...effects, ...further]
}

function apply(state: UpdateState, event: UpdateEvent): UpdateStep {
  switch (event.type) {
    case 'due':
      // An administrator may allow it later.
      return isEnabled(state)
        ? [{ ...state, isDue: true }]
        : [state, { type: 'schedule', ms: UPDATE_CHECK_INTERVAL_MS }]
    case 'woke': {
      const { checkedAt } = state
      // A clock that was set back would otherwise postpone the check for as long.
      const isOld = checkedAt === undefined || Math.abs(event.at - checkedAt) >= UPDATE_CHECK_INTERVAL_MS
      return [{ ...state, isDue: state.isDue || isOld }]
    }
    case 'switched':
      return allow(state, { isOn: event.isOn })
    case 'policy':
      return allow(state, { isAllowed: event.isAllowed })
    case 'live':
      return live(state, event.isLive)
    case 'checked':
      return isJob(state, 'checking', event.job) ? checked(state, event.release, event.at) : [state]
    case 'progress':
      return state.work.type === 'downloading' && isJob(state, 'downloading', event.job)
        ? [{ ...state, work: { ...state.work, part: Math.max(state.work.part, event.part) } }]
        : [state]
    case 'downloaded':
      return isJob(state, 'downloading', event.job)
        ? [{ ...state, work: NONE, found: withPackage(state.found, 'ready'), failure: undefined }]
        : [state]
    case 'failed':
      return failed(state, event.job, event.failure)
    case 'restart':
      return restart(state)
    case 'stay':
      return [state.work.type === 'restarting' ? { ...state, work: NONE } : state]
    case 'leave':
      return leave(state)
  }
}

/** Starts what is next, if it may start now. */
function proceed(state: UpdateState): UpdateStep {
  const { work, found, isDue, isLive, install } = state
  if (work.type !== 'none' || isLive || !isEnabled(state)) return [state]
  const job = state.jobs + 1
  if (isDue)
    return [
      { ...state, isDue: false, work: { type: 'checking', job }, jobs: job },
      { type: 'check', job },
    ]
  if (found?.package !== 'wanted' || install === 'by-hand') return [state]
  return [
    { ...state, work: { type: 'downloading', job, part: 0 }, jobs: job },
    { type: 'download', job },
  ]
}

export const isEnabled = ({ isOn, isAllowed }: Pick<UpdateState, 'isOn' | 'isAllowed'>): boolean =>
  isOn && isAllowed

const isJob = ({ work }: UpdateState, type: Work['type'], job: number): boolean =>
  work.type === type && 'job' in work && work.job === job

const withPackage = (found: Found | undefined, next: Found['package']): Found | undefined =>
  found && { ...found, package: next }

/** Ends what is under way. */
function abandon(state: UpdateState): UpdateStep {
  const { work } = state
  if (work.type === 'none') return [state]
  return 'job' in work ? [{ ...state, work: NONE }, { type: 'cancel' }] : [{ ...state, work: NONE }]
}

function allow(state: UpdateState, change: Partial<Pick<UpdateState, 'isOn' | 'isAllowed'>>): UpdateStep {
  const next = { ...state, ...change }
  if (isEnabled(next)) return [{ ...next, isDue: next.isDue || !isEnabled(state) }]
  // A downloaded package is not installed either.
  const [idle, ...effects] = abandon({ ...next, isDue: false, found: undefined, failure: undefined })
  return [idle, ...effects, { type: 'schedule', ms: UPDATE_CHECK_INTERVAL_MS }]
}

function live(state: UpdateState, isLive: boolean): UpdateStep {
  const next = { ...state, isLive }
  // A check is two small requests: it may end.
  return isLive && state.work.type !== 'checking' ? abandon(next) : [next]
}

function checked(state: UpdateState, release: Release | undefined, at: number): UpdateStep {
  const { found } = state
  // A version that is offered no longer is not installed either: that is how a bad one is withdrawn.
  const isKept = release !== undefined && found?.release.version === release.version
  return [
    {
      ...state,
      work: NONE,
      found: release && { release, package: isKept && found.package === 'ready' ? 'ready' : 'wanted' },
      failure: undefined,
      checkedAt: at,
    },
    { type: 'schedule', ms: UPDATE_CHECK_INTERVAL_MS },
  ]
}

function failed(state: UpdateState, job: number, failure: UpdateFailure): UpdateStep {
  const { work } = state
  if (!('job' in work) || work.job !== job) return [state]
  const next = { ...state, work: NONE, failure }
  return [
    work.type === 'checking' ? next : { ...next, found: withPackage(state.found, 'failed') },
    { type: 'schedule', ms: UPDATE_RETRY_MS },
  ]
}

/** Whether a downloaded version may be installed now. */
const isInstallable = (state: UpdateState): boolean =>
  isEnabled(state) && !state.isLive && state.found?.package === 'ready' && state.install !== 'by-hand'

function restart(state: UpdateState): UpdateStep {
  const { type } = state.work
  if (!isInstallable(state) || (type !== 'none' && type !== 'checking')) return [state]
  const [idle, ...effects] = abandon({ ...state, failure: undefined })
  return [{ ...idle, work: { type: 'restarting' } }, ...effects, { type: 'quit' }]
}

function leave(state: UpdateState): UpdateStep {
  const isRestart = state.work.type === 'restarting'
  const [idle, ...effects] = abandon(state)
  const ended: UpdateState = { ...idle, work: { type: 'ended' } }
  return isInstallable(state) ? [ended, ...effects, { type: 'install', isRestart }] : [ended, ...effects]
}
