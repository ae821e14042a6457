import type { Obstacle } from '../campaign/schedule.ts'
import { pick } from '../support/base/random.ts'
import type { AccountId } from './world/simulated-accounts.ts'

/** An event of the computer, or something that is done on it besides speaking. Durations are in milliseconds. */
export type Act =
  /** The host ends without a warning and starts again; its pages stay. */
  | { readonly type: 'host-killed'; readonly how: 'process' | 'power' | 'torn'; readonly forMs: number }
  /** As above, and the pages are gone with it. */
  | { readonly type: 'all-killed'; readonly how: 'process' | 'power' | 'torn'; readonly forMs: number }
  | { readonly type: 'page-closed' }
  | { readonly type: 'disk-full'; readonly forMs: number }
  | { readonly type: 'disk-slow'; readonly forMs: number; readonly latencyMs: number }
  /** The clock of the computer is set. */
  | { readonly type: 'clock-set'; readonly byMs: number }
  | { readonly type: 'sleep'; readonly forMs: number; readonly isNoticed: boolean }
  | { readonly type: 'settings'; readonly retention: 'for-ever' | '30-days' | 'nothing' }
  /** Another account is used from now on. */
  | { readonly type: 'account'; readonly id: AccountId }
  /** A document is given to be translated. */
  | { readonly type: 'document'; readonly name: string }
  /** No network but that of the voices, or something else answers. */
  | { readonly type: 'offline'; readonly forMs: number; readonly answeredBy?: Obstacle }
  /** The user limits what is translated late without a question, and answers that question like this. */
  | {
      readonly type: 'limits'
      readonly lateMinutes: number
      readonly monthLimitMinutes: number | null
      readonly answer: 'now' | 'later' | 'never'
      readonly afterMs: number
    }
  /** The user deletes the session that runs, or what was recorded of its outages. */
  | { readonly type: 'deleted'; readonly what: 'session' | 'outages' }
  /** The user deletes all data: host and pages end, and the app starts again. */
  | { readonly type: 'erased'; readonly forMs: number }
  /** The answer to the next request is lost, apart from the voices. */
  | { readonly type: 'answer-lost'; readonly count: number }

export interface ScheduledAct {
  readonly atMs: number
  readonly act: Act
}

const HOUR_MS = 3_600_000
/** Fractions of runs without any act, and of acts that happen with a document. */
const NONE = 0.3
const MAX_ACTS = 4

const between = (random: () => number, least: number, most: number): number =>
  Math.round(least + random() * (most - least))

const ways = ['process', 'power', 'torn'] as const

/** Fraction of outages on whose network something else answers. */
const OBSTRUCTED = 0.25
const obstacles = ['page', 'redirect', 'status-511', 'proxy-unreachable', 'proxy-credentials'] as const

/** Has something else answer in some outages. */
export const obstructed = <F extends { readonly type: string }>(random: () => number, event: F): F =>
  ['outage', 'offline'].includes(event.type) && random() < OBSTRUCTED
    ? { ...event, answeredBy: pick(random, obstacles) }
    : event

type MakeAct = (random: () => number, at: number) => Act

/** Acts that cost speech that is kept, or its translation. */
const disturbing: readonly MakeAct[] = [
  (random) => ({ type: 'host-killed', how: pick(random, ways), forMs: between(random, 100, 8000) }),
  (random) => ({ type: 'host-killed', how: pick(random, ways), forMs: between(random, 100, 40_000) }),
  (random) => ({ type: 'all-killed', how: pick(random, ways), forMs: between(random, 1000, 60_000) }),
  () => ({ type: 'page-closed' }),
  (random) => ({ type: 'disk-full', forMs: between(random, 500, 30_000) }),
  (random) => ({
    type: 'disk-slow',
    forMs: between(random, 500, 30_000),
    latencyMs: between(random, 20, 6000),
  }),
  (random) => ({ type: 'offline', forMs: between(random, 200, 30_000) }),
]
/** Deletions of what is stored. */
export const deleting: readonly MakeAct[] = [
  () => ({ type: 'deleted', what: 'session' }),
  () => ({ type: 'deleted', what: 'outages' }),
  (random) => ({ type: 'erased', forMs: between(random, 500, 20_000) }),
]

/** Changes of the account. */
export const switching: readonly MakeAct[] = [() => ({ type: 'account', id: 'other' })]

export const limitsOf = (random: () => number): Act => ({
  type: 'limits',
  lateMinutes: pick(random, [0, 1, 15, 15]),
  monthLimitMinutes: pick(random, [null, 1, 1, 1, 2]),
  answer: pick(random, ['now', 'later', 'never']),
  afterMs: between(random, 1000, 40_000),
})

const makers: readonly MakeAct[] = [
  ...disturbing,
  (random) => ({ type: 'clock-set', byMs: between(random, -30 * HOUR_MS, 30 * HOUR_MS) }),
  (random) => ({
    type: 'sleep',
    forMs: between(random, 500, random() < 0.3 ? 10 * HOUR_MS : 90_000),
    isNoticed: random() < 0.7,
  }),
  (random) => ({ type: 'settings', retention: pick(random, ['for-ever', '30-days', 'nothing']) }),
  (_random, at) => ({ type: 'document', name: `letter-${at}.txt` }),
  (_random, at) => ({ type: 'document', name: `report-${at}.txt` }),
  (random) => ({ type: 'answer-lost', count: between(random, 1, 3) }),
]

/** Whether the voices end with it. */
export const endsVoices = ({ act }: ScheduledAct): boolean =>
  act.type === 'all-killed' || act.type === 'page-closed' || act.type === 'erased'

/** Acts at random moments of a meeting, in order. After one that ends the voices, there is no other. */
export function actsOf(random: () => number, durationMs: number): readonly ScheduledAct[] {
  if (random() < NONE) return []
  const count = between(random, 1, MAX_ACTS)
  const acts = Array.from({ length: count }, (_, at) => ({
    atMs: between(random, 200, durationMs),
    act: pick(random, makers)(random, at),
  })).toSorted((a, b) => a.atMs - b.atMs)
  return untilEnd(acts)
}

/** Acts with one more in an outage, or while what it has cost is translated. */
export function withActInOutage(
  random: () => number,
  acts: readonly ScheduledAct[],
  { fromMs, forMs }: { readonly fromMs: number; readonly forMs: number },
  more: readonly MakeAct[] = disturbing,
): readonly ScheduledAct[] {
  const atMs = Math.round(fromMs + random() * 1.5 * forMs)
  const another = { atMs, act: pick(random, more)(random, acts.length) }
  return untilEnd([...acts, another].toSorted((a, b) => a.atMs - b.atMs))
}

const untilEnd = (acts: readonly ScheduledAct[]): readonly ScheduledAct[] => {
  const last = acts.findIndex(endsVoices)
  return last < 0 ? acts : acts.slice(0, last + 1)
}
