import { seededRandom } from '../support/base/random.ts'
import type { Meeting } from './meeting.ts'

/** Somebody presses Stop before the meeting is over. */
export interface Stop {
  /** Since the first sample of the meeting, in milliseconds. */
  readonly atMs: number
  /** The service ends its stream without concluding what it has told tentatively. */
  readonly leavesTentative: boolean
}

/** So many meetings are stopped; the others come to their end. */
const STOPPED = 0.6
const TENTATIVE = 0.25
/** Keeps what is drawn here apart from the rest of the same seed. */
const OWN_STREAM = 0x73746f70

/** The stop of a seed: at any moment from its first word on, in words and in pauses. */
export function stopOf(seed: number, { durationMs, sentences }: Meeting): Stop | undefined {
  const random = seededRandom(seed ^ OWN_STREAM)
  if (random() >= STOPPED) return undefined
  const fromMs = sentences[0]?.fromMs ?? 0
  return { atMs: fromMs + random() * (durationMs - fromMs), leavesTentative: random() < TENTATIVE }
}
