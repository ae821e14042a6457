import { describe, expect, it } from 'vitest'
import { FIRST_LATE } from '../../../../core/session/library/session-schema.ts'
import { applyUpdate, emptyTranscript } from '../../../../core/voice/receiving/transcript.ts'
import { initial, type LiveState } from '../session/live-state.ts'
import { sideOf, sideRows } from './meeting-rows.ts'

const segment = (text: string, startTime: number) => ({ text, startTime, endTime: startTime + 500 })
const session = (began: number, ...captions: readonly [text: string, startMs: number][]) => ({
  spans: [],
  side: { type: 'theirs', name: 'Ana' } as const,
  transcript: applyUpdate(emptyTranscript, {
    concluded: captions.map(([text, startMs]) => segment(text, startMs)),
    tentative: [],
  }),
  captureMarks: [{ fromMs: 0, began }],
  gaps: [],
})

describe('the rows of a side', () => {
  it('are those of all of its sessions, with the speech that was lost between them', () => {
    const state: LiveState = {
      ...initial,
      ...session(60_000, ['Third. ', 0]),
      earlier: [
        { ...session(10_000, ['First. ', 0], ['Second. ', 3000]), gaps: [{ fromMs: 4000, toMs: 6000 }] },
      ],
    }
    const { length, rowAt, startAt } = sideRows(sideOf(state))
    const rows = Array.from({ length }, (_, index) => [
      rowAt(index)?.caption.source.concluded,
      startAt(index),
      rowAt(index)?.missingBeforeMs,
    ])
    expect(rows).toEqual([
      ['First. ', 10_000, undefined],
      ['Second. ', 13_000, undefined],
      ['Third. ', 60_000, 2000],
    ])
    expect(rowAt(length)).toBeUndefined()
  })

  it('have late captions of each session where they were spoken, and what is left of its gaps', () => {
    const beganAt = 8000
    const late = (index: number, atMs: number, side: 'mine' | 'theirs' = 'theirs') => ({
      index: FIRST_LATE + index,
      startMs: atMs,
      endMs: atMs + 500,
      side,
      source: `Late ${index}.`,
      targets: { de: `Spät ${index}.` },
      originals: {},
    })
    const state: LiveState = {
      ...initial,
      ...session(60_000, ['Third. ', 0], ['Fourth. ', 9000]),
      gaps: [{ fromMs: 2000, toMs: 8000 }],
      earlier: [session(10_000, ['First. ', 0], ['Second. ', 3000])],
    }
    const { rowAt, length, lateAfter } = sideRows(sideOf(state), {
      beganAt,
      // In the time of the session: 60 s of the day are 52 s.
      captions: [late(0, 4000), late(1, 54_500), late(2, 55_000), late(3, 54_000, 'mine'), late(4, 70_000)],
      translated: [{ fromMs: 54_000, toMs: 56_000, side: 'theirs' }],
    })
    const lateBefore = Array.from({ length }, (_, index) =>
      rowAt(index)?.lateBefore.map(({ caption: { source, startMs } }) => [source.concluded, startMs]),
    )
    expect(lateBefore).toEqual([
      [],
      [['Late 0.', 2000]],
      [],
      [
        ['Late 1.', 2500],
        ['Late 2.', 3000],
      ],
    ])
    expect(rowAt(3)?.missingBeforeMs).toBe(4000)
    expect(lateAfter.map(({ caption }) => caption.source.concluded)).toEqual(['Late 4.'])
  })
})
