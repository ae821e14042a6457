import { type Side, sides } from '../../src/core/voice/sides.ts'
import { allSentences } from '../campaign/meeting.ts'
import type { VoicePlan } from '../campaign/voice-plan.ts'
import { voicePlanOf } from '../campaign/voice-plan.ts'
import type { Sentence } from '../support/audio/recordings.ts'
import { pick, seededRandom } from '../support/base/random.ts'
import {
  actsOf,
  deleting,
  limitsOf,
  obstructed,
  type ScheduledAct,
  switching,
  withActInOutage,
} from './acts.ts'

/** Separate the random values of a run from each other. */
const STREAMS = {
  world: 0x776f726c,
  mine: 0x6d696e65,
  theirs: 0x74686569,
  alone: 0x616c6f6e,
  outage: 0x6f757461,
  user: 0x75736572,
  length: 0x6c656e67,
  account: 0x61636363,
  keychain: 0x6b657973,
}
/** Fraction of runs with both sides of a meeting. */
const MEETINGS = 0.3
/** Fraction of meetings in which a side has no faults of its own. */
const UNDISTURBED = 0.25
/** Fraction of runs whose sound is that of the clips, in any format, and heard as such. */
const REAL_SOUND = 1 / 32
/** Fraction of runs whose voices lose their network for longer than speech is held in memory, and how long that is. */
const LONG_OUTAGES = 0.25
/** Fraction of them in which something happens to the computer. */
const DISTURBED = 0.7
/** Fraction of runs in which the user deletes something, and of those with a long outage that have limits. */
const DELETIONS = 0.15
const LIMITS = 0.8
/** Fraction of runs with a long outage in which another account is chosen. */
const SWITCHED = 0.5
/** Fraction of runs whose host has no keychain. */
const KEYLESS = 0.25
const OUTAGE_MS = { least: 31_000, most: 240_000 }
const HOUR_LONG_MS = { least: 900_000, most: 3_600_000 }
/** Fraction of runs with long outages that have several of each voice, and that have outages of up to an hour. */
const SEVERAL = 0.4
const HOUR_LONG = 1 / 25
/** Added to pauses between sentences, so that all of them last for about as long as the outages. */
const PAUSE_MS = { long: 9000, hourLong: 300_000 }
/** Maximum time until the devices of a side are open. */
const MAX_OPENING_MS = 3000

/** A voice of a run. */
export interface PlannedVoice extends VoicePlan {
  /** Undefined for one that is alone. */
  readonly side: Side | undefined
  readonly opensAfterMs: number
}

/** Everything that a seed decides before a run. */
export interface Plan {
  readonly seed: number
  /** Whether sound says what it is, instead of being recognised. */
  readonly isCoded: boolean
  /** One voice, or the own side of a meeting and the others'. */
  readonly voices: readonly PlannedVoice[]
  /** Whether keys end with their host, as without a keychain. */
  readonly isKeyless: boolean
  /** The side that requests its session first. */
  readonly preferred: Side
  readonly acts: readonly ScheduledAct[]
}

/** @param soundOf coded sound of a sentence */
export async function planOf(
  seed: number,
  soundOf: (id: Sentence) => Float32Array,
  atMost?: number,
): Promise<Plan> {
  const random = seededRandom(seed ^ STREAMS.world)
  const isCoded = random() >= REAL_SOUND
  const isMeeting = random() < MEETINGS
  const outageRandom = seededRandom(seed ^ STREAMS.outage)
  const isLong = outageRandom() < LONG_OUTAGES
  const lengthRandom = seededRandom(seed ^ STREAMS.length)
  const isHourLong = isLong && isCoded && lengthRandom() < HOUR_LONG
  const slowedByMs = isLong ? PAUSE_MS[isHourLong ? 'hourLong' : 'long'] : undefined
  const sound = { soundOf: isCoded ? soundOf : undefined, slowedByMs, atMost }
  const left = [...allSentences]
  const half = Array.from({ length: left.length / 2 }, () => {
    const [id] = left.splice(Math.floor(random() * left.length), 1)
    return id
  }).filter((id) => id !== undefined)
  const undisturbed = random() < UNDISTURBED ? pick(random, sides) : undefined
  const [preferred, endless] = [pick(random, sides), pick(random, sides)]
  const of = async (side: Side, from: readonly Sentence[]): Promise<PlannedVoice> => {
    const plan = await voicePlanOf(seed ^ STREAMS[side], { ...sound, from })
    return {
      ...plan,
      side,
      opensAfterMs: random() * MAX_OPENING_MS,
      ...(side === undisturbed && { schedule: [] }),
      ...(side === endless && { stop: undefined }),
    }
  }
  const alone = async (): Promise<PlannedVoice> => ({
    ...(await voicePlanOf(seed ^ STREAMS.alone, sound)),
    side: undefined,
    opensAfterMs: 0,
  })
  // The sides share no sentence, so that one on the wrong side is found.
  const drawn = isMeeting ? [await of('mine', half), await of('theirs', left)] : [await alone()]
  const range = isHourLong ? HOUR_LONG_MS : OUTAGE_MS
  const count = lengthRandom() < SEVERAL ? 2 + Math.floor(lengthRandom() * 2) : 1
  const away = isLong ? drawn.map((voice) => withLongOutages(voice, count, range, outageRandom)) : drawn
  const voices = isCoded ? away.map(inCodedSound) : away
  const durationMs = Math.max(...voices.map(({ meeting }) => meeting.durationMs))
  const acts = actsOf(random, durationMs)
  const [outage] = isLong ? voices.flatMap(longOutages) : []
  const userRandom = seededRandom(seed ^ STREAMS.user)
  const isLimited = outage !== undefined && userRandom() < LIMITS
  const isDeleted = userRandom() < DELETIONS
  const isDisturbed = outage !== undefined && outageRandom() < DISTURBED
  const disturbed = isDisturbed ? withActInOutage(outageRandom, acts, outage) : acts
  const limited = isLimited ? [{ atMs: 0, act: limitsOf(userRandom) }, ...disturbed] : disturbed
  const accountRandom = seededRandom(seed ^ STREAMS.account)
  const isSwitched = outage !== undefined && accountRandom() < SWITCHED
  const switched = isSwitched ? withActInOutage(accountRandom, limited, outage, switching) : limited
  const { fromMs, forMs } = outage ?? { fromMs: 0, forMs: durationMs / 2 }
  return {
    seed,
    isCoded,
    isKeyless: seededRandom(seed ^ STREAMS.keychain)() < KEYLESS,
    voices: voices.map((voice) => ({
      ...voice,
      schedule: voice.schedule.map(({ atMs, fault }) => ({ atMs, fault: obstructed(userRandom, fault) })),
    })),
    preferred,
    acts: (isDeleted ? withActInOutage(userRandom, switched, { fromMs, forMs }, deleting) : switched).map(
      ({ atMs, act }) => ({ atMs, act: obstructed(userRandom, act) }),
    ),
  }
}

/** Adds outages, one after the other. Speakers do not notice: they go on for as long as they have something to say. */
function withLongOutages(
  voice: PlannedVoice,
  count: number,
  { least, most }: typeof OUTAGE_MS,
  random: () => number,
): PlannedVoice {
  const outages = Array.from({ length: count }, (_, i) => {
    const atMs = Math.round(((i + random() * 0.7) / count) * voice.meeting.durationMs)
    const forMs = Math.round(least + random() ** 2 * (most - least))
    return { atMs, fault: { type: 'outage', forMs } as const }
  })
  return { ...voice, schedule: [...voice.schedule, ...outages].toSorted((a, b) => a.atMs - b.atMs) }
}

const longOutages = ({ schedule }: PlannedVoice) =>
  schedule.flatMap(({ atMs, fault }) =>
    fault.type === 'outage' && fault.forMs >= OUTAGE_MS.least ? { fromMs: atMs, forMs: fault.forMs } : [],
  )

/** Codes pass unchanged through samples of their own rate alone. */
const inCodedSound = (voice: PlannedVoice): PlannedVoice => ({
  ...voice,
  variant: { ...voice.variant, sourceContentType: 'audio/pcm;encoding=s16le;rate=16000' },
})
