import { seededRandom } from '../support/random.ts'
import { judge } from './judge.ts'
import { type Manner, mannerOf } from './manner.ts'
import { holdMeeting, type Meeting, withSilenceLeftOut } from './meeting.ts'
import { type Played, play } from './play.ts'
import { playReal } from './play-real.ts'
import { type Scheduled, scheduleOf } from './schedule.ts'

const SENTENCES = { least: 4, most: 12 }
/** In so many meetings, silence is left out. */
const SAVING = 0.25

export interface Planned {
  readonly manner: Manner
  readonly meeting: Meeting
  readonly schedule: readonly Scheduled[]
}

/** The meeting, the mishaps and the manner of a seed: always the same ones. */
export async function plan(seed: number): Promise<Planned> {
  const random = seededRandom(seed)
  const count = SENTENCES.least + Math.floor(random() * (SENTENCES.most - SENTENCES.least + 1))
  const meeting = await holdMeeting(random, count)
  const schedule = scheduleOf(random, meeting.durationMs)
  const isSaving = random() < SAVING
  return {
    manner: mannerOf(seed),
    meeting: isSaving ? withSilenceLeftOut(meeting, random) : meeting,
    schedule,
  }
}

export interface Run extends Planned {
  readonly seed: number
  readonly played: Played
  readonly faults: readonly string[]
}

/**
 * @param over memory and a clock that does not wait, or real sockets at the pace of speech
 * @param change what of the seed's manner is to be something else
 */
export async function runSeed(
  seed: number,
  over: 'memory' | 'sockets' = 'memory',
  change: Partial<Manner> = {},
): Promise<Run> {
  const drawn = await plan(seed)
  const planned = { ...drawn, manner: { ...drawn.manner, ...change } }
  const played = await (over === 'memory' ? play : playReal)(planned)
  return { ...planned, seed, played, faults: judge(planned, played) }
}
