import { type Side, sides } from '../../../src/core/voice/sides.ts'
import { meeting as script } from '../../../src/simulator/script/script.ts'
import { undisturbedChangeFaults } from '../../campaign/language-oracle.ts'
import type { Played } from '../../campaign/played.ts'
import { endsWell, joined, usedRecords } from '../../campaign/verify.ts'
import type { MergedCaption } from '../merged-captions.ts'
import type { Outcome } from '../outcome.ts'
import type { Plan, PlannedVoice } from '../plan.ts'

/** The sides of a meeting, planned and as they went. */
interface Sides {
  readonly plans: Readonly<Record<Side, PlannedVoice>>
  readonly played: Readonly<Record<Side, Played>>
  /** Times on the clock at which the sound of each side begins. */
  readonly beginMs: Readonly<Record<Side, number>>
}

function sidesOf({ voices: plans }: Plan, { voices, beginMs }: Outcome): Sides | undefined {
  const [mine, theirs] = plans
  const [own, others] = voices
  const [ownMs = 0, othersMs = 0] = beginMs
  if (mine === undefined || theirs === undefined || own === undefined || others === undefined)
    return undefined
  return {
    plans: { mine, theirs },
    played: { mine: own, theirs: others },
    beginMs: { mine: ownMs, theirs: othersMs },
  }
}

/** @returns descriptions of the faults of a meeting, besides those of each side; empty if there are none */
export function verifySides(plan: Plan, outcome: Outcome): string[] {
  const meeting = sidesOf(plan, outcome)
  if (meeting === undefined) return []
  const isKept = !outcome.isForgotten
  return [
    ...(plan.acts.length > 0
      ? []
      : sides.flatMap((side) => disturbances(meeting, side).map((fault) => `${side}: ${fault}`))),
    ...orderFaults('on the screen', outcome.shown, meeting),
    ...(isKept ? orderFaults('in the library', outcome.library, meeting) : []),
    ...sessionFaults(meeting, outcome),
  ]
}

/** Faults of one side that both of them notice: they share a service and a key. */
const SHARED = new Set(['crash', 'key-refused'])

/** A side without faults of its own must not notice those of the other one. */
function disturbances({ plans, played }: Sides, side: Side): string[] {
  const isShared = sides.some((each) => plans[each].schedule.some(({ fault }) => SHARED.has(fault.type)))
  const { gaps, switches } = played[side]
  const records = usedRecords(played[side])
  if (plans[side].schedule.length > 0 || isShared) return []
  return [
    ...(endsWell(played[side]) ? [] : ['it does not end well although nothing has disturbed it']),
    ...(gaps.length === 0 ? [] : [`gaps although nothing has disturbed it: ${JSON.stringify(gaps)}`]),
    ...(records.length === 1 + switches.length
      ? []
      : [`${records.length} sessions although nothing has disturbed it`]),
    ...undisturbedChangeFaults(plans[side], played[side]),
  ]
}

/** Captions of both sides must be in the order of speech wherever one was spoken before the other began. */
function orderFaults(where: string, captions: readonly MergedCaption[], meeting: Sides): string[] {
  const timed = captions.flatMap((caption) => {
    const span = spanOf(caption, meeting)
    return span === undefined ? [] : [{ ...caption, ...span }]
  })
  return timed.flatMap((caption, at) =>
    timed
      .slice(at + 1)
      .filter((later) => later.side !== caption.side && later.toMs < caption.fromMs)
      .map((later) => `${where}, "${later.text}" comes after "${caption.text}", but was spoken before it`),
  )
}

/** When the words of a caption may have been spoken, on the clock; undefined if no sentence has them. */
function spanOf(
  { side, text }: MergedCaption,
  { plans, beginMs }: Sides,
): { readonly fromMs: number; readonly toMs: number } | undefined {
  const words = joined(text)
  const matching = plans[side].meeting.sentences.filter(({ id }) => {
    const sentence = joined(script[id].en)
    return sentence.includes(words) || words.includes(sentence)
  })
  if (matching.length === 0) return undefined
  return {
    fromMs: beginMs[side] + Math.min(...matching.map(({ fromMs }) => fromMs)),
    toMs: beginMs[side] + Math.max(...matching.map(({ toMs }) => toMs)),
  }
}

/** Both sides are one session of the library, which ends with the last of them. */
function sessionFaults({ played }: Sides, { shown, sessions, isForgotten }: Outcome): string[] {
  const count = sides.reduce((sum, side) => sum + played[side].captions.length, 0)
  const stored = isForgotten ? sessions.length : count > 0 ? 1 : 0
  return [
    ...(shown.length === count ? [] : [`${shown.length} captions are on the screen instead of ${count}`]),
    ...(sessions.length === stored ? [] : [`the library has ${sessions.length} sessions`]),
  ]
}
