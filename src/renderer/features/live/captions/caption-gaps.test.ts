import { describe, expect, it } from 'vitest'
import {
  type Caption,
  emptyTranscript,
  type Transcript,
} from '../../../../core/voice/receiving/transcript.ts'
import { gapMs, gapsByCaption, isSameGaps } from './caption-gaps.ts'

const caption = (startMs: number): Caption => ({
  startMs,
  endMs: startMs + 500,
  language: 'en',
  source: { concluded: 'x', tentative: '' },
  targets: {},
})
const transcriptOf = (...settled: Caption[]): Transcript => ({ ...emptyTranscript, settled })
const captions = transcriptOf(caption(0), caption(1000), caption(9000))

describe('gaps between captions', () => {
  it('are before the following caption, or after the last one', () => {
    expect([...gapsByCaption(captions, [{ fromMs: 2000, toMs: 8000 }])]).toEqual([[2, 6000]])
    expect([...gapsByCaption(captions, [{ fromMs: 9600, toMs: 9700 }])]).toEqual([[3, 100]])
    expect([...gapsByCaption(emptyTranscript, [{ fromMs: 0, toMs: 100 }])]).toEqual([[0, 100]])
  })

  it('are before a caption that is still growing', () => {
    const growing = { ...captions, growing: new Map([[3, caption(12_000)]]) }
    expect([...gapsByCaption(growing, [{ fromMs: 9600, toMs: 9700 }])]).toEqual([[3, 100]])
    expect([...gapsByCaption(growing, [{ fromMs: 12_100, toMs: 12_200 }])]).toEqual([[4, 100]])
  })

  it('are merged if there is no caption between them', () => {
    const gaps = [
      { fromMs: 2000, toMs: 3000 },
      { fromMs: 4000, toMs: 5000 },
    ]
    expect([...gapsByCaption(captions, gaps)]).toEqual([[2, 2000]])
    expect(gapMs(gaps)).toBe(2000)
  })

  it('are updated only when they have grown', () => {
    const gaps = [{ fromMs: 0, toMs: 100 }]
    expect(isSameGaps(gaps, [{ fromMs: 0, toMs: 100 }])).toBe(true)
    expect(isSameGaps(gaps, [{ fromMs: 0, toMs: 200 }])).toBe(false)
    expect(isSameGaps(gaps, [])).toBe(false)
  })
})
