import { expect, it } from 'vitest'
import type { Side } from '../../../../core/voice/sides.ts'
import type { ShownCaption } from '../captions/live-caption-row.tsx'
import { mergedLate } from './merged-late.ts'

const BEGAN = 1000

/** Rows of a side that began at these times, and its late captions. */
const rowsOf = (side: Side, starts: readonly number[], late: readonly number[]) => ({
  startAt: (index: number) => starts[index] ?? 0,
  late: late.map(
    (at): ShownCaption => ({
      caption: {
        startMs: at - BEGAN,
        endMs: at,
        language: 'en',
        source: { concluded: `${side} ${at}`, tentative: '' },
        targets: {},
      },
      missingBeforeMs: undefined,
      lateBefore: [],
      targets: [],
      captureMarks: [{ fromMs: 0, began: BEGAN }],
      spoken: undefined,
    }),
  ),
})

it('late captions of both sides stand in the order in which they were spoken, between the rows of either', () => {
  const rows = {
    mine: rowsOf('mine', [1500, 9000], [3000, 5000, 12_000]),
    theirs: rowsOf('theirs', [2000, 9500], [4000, 6000, 9200]),
  }
  const order = [
    { side: 'mine', index: 0 },
    { side: 'theirs', index: 0 },
    { side: 'mine', index: 1 },
    { side: 'theirs', index: 1 },
  ] as const
  const { before, after } = mergedLate(order, rows)
  const words = (shown: readonly ShownCaption[] = []) => shown.map(({ caption }) => caption.source.concluded)
  expect(order.map((_, place) => words(before.get(place)))).toEqual([
    [],
    [],
    ['mine 3000', 'theirs 4000', 'mine 5000', 'theirs 6000'],
    ['theirs 9200'],
  ])
  expect(words(after)).toEqual(['mine 12000'])
})
