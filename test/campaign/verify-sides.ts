import { type Side, sides } from '../../src/core/voice/sides.ts'
import { meeting as script } from '../../src/simulator/script/script.ts'
import type { MergedCaption, PlannedSides, PlayedSides } from './play-sides.ts'
import { endsWell, joined, verify } from './verify.ts'

/** @returns descriptions of all faults of both sides; empty if there are none */
export function verifySides(planned: PlannedSides, played: PlayedSides): string[] {
  return [
    ...sides.flatMap((side) =>
      [...verify(planned.sides[side], played.sides[side]), ...disturbances(planned, played, side)].map(
        (fault) => `${side}: ${fault}`,
      ),
    ),
    ...orderFaults('on the screen', played.shown, planned, played),
    ...orderFaults('in the library', played.kept, planned, played),
    ...sessionFaults(played),
  ]
}

/** A side without faults of its own must not notice those of the other one. */
function disturbances({ sides: plans }: PlannedSides, played: PlayedSides, side: Side): string[] {
  const hasCrash = sides.some((each) => plans[each].schedule.some(({ fault }) => fault.type === 'crash'))
  const { gaps, records } = played.sides[side]
  if (plans[side].schedule.length > 0 || hasCrash) return []
  return [
    ...(endsWell(played.sides[side]) ? [] : ['it does not end well although nothing has disturbed it']),
    ...(gaps.length === 0 ? [] : [`gaps although nothing has disturbed it: ${JSON.stringify(gaps)}`]),
    ...(records.length === 1 ? [] : [`${records.length} sessions although nothing has disturbed it`]),
  ]
}

/** Captions of both sides must be in the order of speech wherever one was spoken before the other began. */
function orderFaults(
  where: string,
  captions: readonly MergedCaption[],
  planned: PlannedSides,
  played: PlayedSides,
): string[] {
  const timed = captions.flatMap((caption) => {
    const span = spanOf(caption, planned, played)
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
  planned: PlannedSides,
  { beginMs }: PlayedSides,
): { readonly fromMs: number; readonly toMs: number } | undefined {
  const words = joined(text)
  const matching = planned.sides[side].meeting.sentences.filter(({ id }) => {
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
function sessionFaults({ shown, sides: played, sessions }: PlayedSides): string[] {
  const count = sides.reduce((sum, side) => sum + played[side].captions.length, 0)
  return [
    ...(shown.length === count ? [] : [`${shown.length} captions are on the screen instead of ${count}`]),
    ...(sessions.length === (count > 0 ? 1 : 0) ? [] : [`the library has ${sessions.length} sessions`]),
    ...sessions.filter(({ state }) => state !== 'ended').map(({ state }) => `the session stays ${state}`),
  ]
}
