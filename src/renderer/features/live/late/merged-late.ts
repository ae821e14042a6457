import type { Side } from '../../../../core/voice/sides.ts'
import type { ShownCaption } from '../captions/live-caption-row.tsx'
import type { SideRows } from '../captions/meeting-rows.ts'
import type { MergedPlace } from '../captions/merged-order.ts'

/** Late captions of both sides of a meeting, in the order in which they were spoken. */
export interface MergedLate {
  /** Those before each row of the merged captions that has some. */
  readonly before: ReadonlyMap<number, readonly ShownCaption[]>
  /** Those after the last row. */
  readonly after: readonly ShownCaption[]
}

const startOf = ({ caption, captureMarks }: ShownCaption): number =>
  (captureMarks[0]?.began ?? 0) + caption.startMs

/** @param order the merged captions, by the time at which they began */
export function mergedLate(
  order: readonly MergedPlace[],
  rows: Readonly<Record<Side, Pick<SideRows, 'startAt' | 'late'>>>,
): MergedLate {
  const before = new Map<number, ShownCaption[]>()
  const late = [...rows.mine.late, ...rows.theirs.late].toSorted((a, b) => startOf(a) - startOf(b))
  for (const shown of late) {
    const at = firstAfter(order, rows, startOf(shown))
    const there = before.get(at)
    if (there === undefined) before.set(at, [shown])
    else there.push(shown)
  }
  return { before, after: before.get(order.length) ?? [] }
}

/** Position of the first row that began after a time, found by halving: this runs with every word. */
function firstAfter(
  order: readonly MergedPlace[],
  rows: Readonly<Record<Side, Pick<SideRows, 'startAt'>>>,
  time: number,
): number {
  let [from, to] = [0, order.length]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    const place = order[middle]
    if (place !== undefined && rows[place.side].startAt(place.index) <= time) from = middle + 1
    else to = middle
  }
  return from
}
