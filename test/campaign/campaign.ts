import { type Side, sides } from '../../src/core/voice/sides.ts'
import type { Sentence } from '../support/audio/recordings.ts'
import { pick, seededRandom } from '../support/base/random.ts'
import { allSentences, holdMeeting, type Meeting, withSilenceLeftOut } from './meeting.ts'
import { type Played, play } from './play.ts'
import { playReal } from './play-real.ts'
import { type PlannedSides, type PlayedSides, playSides } from './play-sides.ts'
import { type Scheduled, scheduleOf } from './schedule.ts'
import { type SessionVariant, variantOf } from './session-variant.ts'
import { type Stop, stopOf } from './stop.ts'
import { verify } from './verify.ts'
import { verifySides } from './verify-sides.ts'

const SENTENCES = { least: 4, most: 12 }
/** Fraction of meetings whose session leaves out silence. */
const SAVING = 0.25

export interface Planned {
  readonly variant: SessionVariant
  readonly meeting: Meeting
  readonly schedule: readonly Scheduled[]
  /** Undefined if the meeting runs to its end. */
  readonly stop: Stop | undefined
}

/**
 * Meeting, faults, variant and stop of a seed; always the same for the same seed.
 *
 * @param from the sentences that may be spoken; all by default
 */
async function plan(seed: number, from?: readonly Sentence[]): Promise<Planned> {
  const random = seededRandom(seed)
  const count = SENTENCES.least + Math.floor(random() * (SENTENCES.most - SENTENCES.least + 1))
  const meeting = await holdMeeting(random, count, from)
  const schedule = scheduleOf(random, meeting.durationMs)
  const isSaving = random() < SAVING
  return {
    variant: variantOf(seed),
    meeting: isSaving ? withSilenceLeftOut(meeting, random) : meeting,
    schedule,
    stop: stopOf(seed, meeting),
  }
}

export interface Run extends Planned {
  readonly seed: number
  readonly played: Played
  readonly violations: readonly string[]
}

/** Separate the random values of the sides from each other and from those of a run with one voice. */
const STREAMS = { meeting: 0x73696465, mine: 0x6d696e65, theirs: 0x74686569 }
/** Fraction of meetings in which a side has no faults of its own. */
const UNDISTURBED = 0.25
/** Maximum time until the devices of a side are open. */
const MAX_OPENING_MS = 3000

/**
 * Both sides of a seed, of which one may be stopped before the other. They share no sentence, so that one on the
 * wrong side is found.
 */
export async function planSides(seed: number): Promise<PlannedSides> {
  const random = seededRandom(seed ^ STREAMS.meeting)
  const left = [...allSentences]
  const half = Array.from({ length: left.length / 2 }, () => {
    const [id] = left.splice(Math.floor(random() * left.length), 1)
    return id
  }).filter((id) => id !== undefined)
  const planned = {
    mine: await plan(seed ^ STREAMS.mine, half),
    theirs: await plan(seed ^ STREAMS.theirs, left),
  }
  const opensAfterMs = { mine: random() * MAX_OPENING_MS, theirs: random() * MAX_OPENING_MS }
  const undisturbed = random() < UNDISTURBED ? pick(random, sides) : undefined
  const preferred = pick(random, sides)
  const endless = pick(random, sides)
  const of = (side: Side) => ({
    ...planned[side],
    ...(side === undisturbed && { schedule: [] }),
    ...(side === endless && { stop: undefined }),
  })
  return { sides: { mine: of('mine'), theirs: of('theirs') }, preferred, opensAfterMs }
}

export interface SidesRun {
  readonly seed: number
  readonly planned: PlannedSides
  readonly played: PlayedSides
  readonly violations: readonly string[]
}

/** A meeting with two sides, in memory and on a virtual clock. */
export async function runSidesSeed(seed: number): Promise<SidesRun> {
  const planned = await planSides(seed)
  const played = await playSides(planned)
  return { seed, planned, played, violations: verifySides(planned, played) }
}

export interface RunChange {
  readonly variant?: Partial<SessionVariant>
  readonly schedule?: readonly Scheduled[]
  readonly stop?: Stop | undefined
}

/**
 * @param over memory and a virtual clock, or real sockets in real time
 * @param change overrides parts of the seed's plan
 */
export async function runSeed(
  seed: number,
  over: 'memory' | 'sockets' = 'memory',
  change: RunChange = {},
): Promise<Run> {
  const drawn = await plan(seed)
  const planned = { ...drawn, ...change, variant: { ...drawn.variant, ...change.variant } }
  const played = await (over === 'memory' ? play : playReal)(planned)
  return { ...planned, seed, played, violations: verify(planned, played) }
}
