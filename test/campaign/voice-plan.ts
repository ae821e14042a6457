import type { Sentence } from '../support/audio/recordings.ts'
import { seededRandom } from '../support/base/random.ts'
import { type LanguagePlan, languagePlanOf } from './language-plan.ts'
import {
  allSentences,
  drawLines,
  holdMeeting,
  type Meeting,
  type MeetingLine,
  withSilenceLeftOut,
} from './meeting.ts'
import { type Scheduled, scheduleOf } from './schedule.ts'
import { type SessionVariant, variantOf } from './session-variant.ts'
import { type Stop, stopOf } from './stop.ts'

const SENTENCES = { least: 4, most: 12 }
/** Fraction of meetings whose session leaves out silence. */
const SAVING = 0.25
/** Separates the noise of a room from the other random values of a seed. */
const NOISE_STREAM = 0x6e6f6973

/** One voice: its sentences, and its faults. */
export interface VoicePlan {
  readonly variant: SessionVariant
  readonly meeting: Meeting
  readonly schedule: readonly Scheduled[]
  /** Languages that are chosen during the meeting, in order. */
  readonly languages: readonly LanguagePlan[]
  /** Undefined if the meeting runs to its end. */
  readonly stop: Stop | undefined
}

/** How the sound of a meeting is made. */
export interface SoundSource {
  /** Sound of a sentence; that of its recorded clip if omitted. */
  readonly soundOf?: ((id: Sentence) => Float32Array) | undefined
  /** Sentences that may be spoken; all if omitted. */
  readonly from?: readonly Sentence[] | undefined
  /** Added to each pause: then all of them are spoken, instead of a number that the seed decides. */
  readonly slowedByMs?: number | undefined
  /** Number of sentences that are spoken, if not all that the seed says. */
  readonly atMost?: number | undefined
}

/** Minutes are filled by few sentences. */
const slowedBy =
  (ms: number) =>
  ({ id, pauseMs }: MeetingLine): MeetingLine => ({ id, pauseMs: pauseMs + ms })

/** Meeting, faults, variant and stop of a seed; always the same for the same seed. */
export async function voicePlanOf(seed: number, sound: SoundSource = {}): Promise<VoicePlan> {
  const random = seededRandom(seed)
  const drawn = SENTENCES.least + Math.floor(random() * (SENTENCES.most - SENTENCES.least + 1))
  const { from = allSentences, slowedByMs } = sound
  const lines =
    slowedByMs === undefined
      ? drawLines(random, drawn, from)
      : drawLines(random, from.length, from).map(slowedBy(slowedByMs))
  const { soundOf, atMost = lines.length } = sound
  const meeting = await holdMeeting(lines, soundOf)
  const schedule = scheduleOf(random, meeting.durationMs)
  const isSaving = random() < SAVING && soundOf === undefined
  const held = atMost < lines.length ? await holdMeeting(lines.slice(0, atMost), soundOf) : meeting
  return {
    variant: variantOf(seed),
    meeting: isSaving ? withSilenceLeftOut(held, seededRandom(seed ^ NOISE_STREAM)) : held,
    schedule,
    languages: languagePlanOf(seed, meeting),
    stop: stopOf(seed, meeting),
  }
}
