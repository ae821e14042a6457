import type { Clock } from '../../base/clock.ts'
import type { Side } from '../sides.ts'

/** Longest wait of the other side of a meeting. Preferred sides that begin without trouble need a second or two. */
export const MAX_HEAD_START_MS = 5000

/**
 * Resolves when the other side of a meeting may request its session: once the service has decided about the preferred
 * one, or when that takes too long, such as for a permission that nobody answers.
 */
async function headStart(decided: Promise<void>, clock: Pick<Clock, 'after'>): Promise<void> {
  const tooLong = Promise.withResolvers<void>()
  const cancel = clock.after(MAX_HEAD_START_MS, tooLong.resolve)
  await Promise.race([decided, tooLong.promise])
  cancel()
}

/**
 * Starts both sides of a meeting, of which the preferred one requests its session first, if it can in time: where the
 * plan allows one session, it gets it.
 *
 * @param start starts a side, which requests no session before `openAfter` resolves; `decided` resolves once the
 *   service has accepted or refused its session, or it was cancelled
 */
export function startSides<Run extends { readonly decided: Promise<void> }>(
  preferred: Side,
  start: (side: Side, openAfter?: Promise<void>) => Run,
  clock: Pick<Clock, 'after'>,
): Readonly<Record<Side, Run>> {
  const first = start(preferred)
  const openAfter = headStart(first.decided, clock)
  const begin = (side: Side) => (side === preferred ? first : start(side, openAfter))
  return { mine: begin('mine'), theirs: begin('theirs') }
}
