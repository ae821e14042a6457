import { seededRandom } from '../support/base/random.ts'
import type { Meeting } from './meeting.ts'

/** Stop pressed before the meeting is over. */
export interface Stop {
  /** Time since the first sample of the meeting, in milliseconds. */
  readonly atMs: number
  /** Whether the service ends its stream without concluding its tentative text. */
  readonly leavesTentative: boolean
}

/** Fraction of meetings that are stopped; the others run to their end. */
const STOPPED = 0.6
const TENTATIVE = 0.25
/** Separates the random values drawn here from the others of the same seed. */
const OWN_STREAM = 0x73746f70

/** The stop of a seed, at any moment from its first word on, in speech or in a pause. */
export function stopOf(seed: number, { durationMs, sentences }: Meeting): Stop | undefined {
  const random = seededRandom(seed ^ OWN_STREAM)
  if (random() >= STOPPED) return undefined
  const fromMs = sentences[0]?.fromMs ?? 0
  return { atMs: fromMs + random() * (durationMs - fromMs), leavesTentative: random() < TENTATIVE }
}
