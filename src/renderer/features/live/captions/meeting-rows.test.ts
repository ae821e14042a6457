import { describe, expect, it } from 'vitest'
import { applyUpdate, emptyTranscript } from '../../../../core/voice/receiving/transcript.ts'
import { initial, type LiveState } from '../session/live-state.ts'
import { sideOf, sideRows } from './meeting-rows.ts'

const segment = (text: string, startTime: number) => ({ text, startTime, endTime: startTime + 500 })
const session = (began: number, ...captions: readonly [text: string, startMs: number][]) => ({
  config: undefined,
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
})
