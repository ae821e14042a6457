import { type Side, sides } from '../../../../core/voice/sides.ts'
import type { SideRows } from './meeting-rows.ts'

/** A row of the merged captions. */
export interface MergedPlace {
  readonly side: Side
  /** Index among the captions of its side. */
  readonly index: number
}

type Starts = Readonly<Record<Side, Pick<SideRows, 'startAt'>>>

const startOf = (shown: Starts, { side, index }: MergedPlace): number => shown[side].startAt(index)

/** The place whose caption began first; undefined if there is none. */
export const firstSpoken = (shown: Starts, places: readonly MergedPlace[]): MergedPlace | undefined =>
  places.toSorted((a, b) => startOf(shown, a) - startOf(shown, b))[0]

/**
 * Places of the captions of both sides, in the order in which they were spoken. A place never moves: a caption that
 * appears late is inserted where it belongs, one whose start changes later stays, and one that is gone leaves the others
 * where they are.
 *
 * @param before the order so far, which is returned if nothing has come or gone
 */
export function mergedOrder(
  before: readonly MergedPlace[],
  shown: Readonly<Record<Side, Pick<SideRows, 'length' | 'startAt'>>>,
): readonly MergedPlace[] {
  const order = before.filter(({ side, index }) => index < shown[side].length)
  const next = { mine: 0, theirs: 0 }
  for (const { side } of order) next[side] += 1
  // The earliest first, so that its place is near the end.
  const toInsert = () =>
    firstSpoken(
      shown,
      sides.flatMap((side) => (next[side] < shown[side].length ? [{ side, index: next[side] }] : [])),
    )
  let place = toInsert()
  if (place === undefined && order.length === before.length) return before
  for (; place !== undefined; place = toInsert()) {
    const { side } = place
    const start = startOf(shown, place)
    // Behind the previous caption of its own side, which may have started later.
    const at = order.findLastIndex((other) => other.side === side || startOf(shown, other) <= start)
    order.splice(at + 1, 0, place)
    next[side] += 1
  }
  return order
}
