import { seededRandom } from '../support/base/random.ts'
import { holdMeeting, type Meeting, withSilenceLeftOut } from './meeting.ts'
import { type Played, play } from './play.ts'
import { playReal } from './play-real.ts'
import { type Scheduled, scheduleOf } from './schedule.ts'
import { type SessionVariant, variantOf } from './session-variant.ts'
import { type Stop, stopOf } from './stop.ts'
import { verify } from './verify.ts'

const SENTENCES = { least: 4, most: 12 }
/** In so many meetings, silence is left out. */
const SAVING = 0.25

export interface Planned {
  readonly variant: SessionVariant
  readonly meeting: Meeting
  readonly schedule: readonly Scheduled[]
  /** Left out where the meeting goes on to its end. */
  readonly stop: Stop | undefined
}

/** The meeting, the faults, the variant and the stop of a seed: always the same ones. */
export async function plan(seed: number): Promise<Planned> {
  const random = seededRandom(seed)
  const count = SENTENCES.least + Math.floor(random() * (SENTENCES.most - SENTENCES.least + 1))
  const meeting = await holdMeeting(random, count)
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

export interface RunChange {
  readonly variant?: Partial<SessionVariant>
  readonly schedule?: readonly Scheduled[]
  readonly stop?: Stop | undefined
}

/**
 * @param over memory and a clock that does not wait, or real sockets at the pace of speech
 * @param change what of the seed is to be something else
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
