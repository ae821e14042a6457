import { describe, expect, it } from 'vitest'
import type { Segment } from '../../voice/wire/voice-messages.ts'
import { figureTokensOf } from './figure-tokens.ts'
import { FiguresCollector } from './figures-collector.ts'
import { LagHistogram } from './lag-histogram.ts'
import { LineCollector, laal } from './line-collector.ts'

const segment = (text: string, startTime: number, endTime: number): Segment => ({ text, startTime, endTime })

describe('length-adaptive average lagging', () => {
  it.each([
    // Ideal times 0, 1000, 2000, 3000: each word is one second late.
    ['of a text that is one word behind', [1000, 2000, 3000, 4000], 4000, 0, 1000],
    // (500 - 0 + 1500 - 1000 + 4000 - 2000) / 3: the word after the end of the speech is the last that counts.
    ['ends with the first word after the speech', [500, 1500, 4000, 5000], 4000, 0, 1000],
    // Eight words for a reference of four: ideal times in steps of 500, so nothing is gained.
    ['gains nothing by too many words', [500, 1000, 1500, 2000, 2500, 3000, 3500, 4000], 4000, 4, 500],
    // Two words for a reference of four: ideal times 0 and 1000, not 0 and 2000.
    ['loses nothing by a reference that is longer', [1000, 2000], 4000, 4, 1000],
    ['of words after the speech is the delay of the first', [6000, 7000], 4000, 0, 6000],
  ])('%s', (_, delays, speechMs, words, expected) => {
    expect(laal(delays, speechMs, words)).toBe(expected)
  })

  it('is unknown without words', () => {
    expect(laal([], 4000)).toBeUndefined()
  })
})

describe('the figures of a line', () => {
  it('are those of the definitions, computed by hand', () => {
    const line = new LineCollector()
    const none = { concluded: [], tentative: [] }
    line.update({ ...none, tentative: [segment('the red', 1000, 1500)] }, 2000)
    // Erases "red".
    line.update({ ...none, tentative: [segment('the read book', 1000, 2500)] }, 3000)
    line.update({ ...none, tentative: [segment('the read book is', 1000, 3000)] }, 3500)
    line.update({ ...none, concluded: [segment('the read book is here.', 1000, 4000)] }, 5000)
    expect(line.figures).toEqual({
      words: 5,
      firstWord: { medianMs: expect.closeTo(1000, -1), slowMs: expect.closeTo(1000, -1) },
      settled: { medianMs: expect.closeTo(1000, -1), slowMs: expect.closeTo(1000, -1) },
      // Delays 1000, 2000, 2000, 2500, 4000 behind 0, 600, 1200, 1800, 2400.
      laalMs: (1000 + 1400 + 800 + 700 + 1600) / 5,
      // One token of six, the full stop included.
      erasure: 0.167,
      wordsPerMinute: 100,
    })
  })

  it('count what a correction erases, punctuation included', () => {
    const line = new LineCollector()
    line.update({ concluded: [], tentative: [segment('Shall we meet?', 0, 1000)] }, 1500)
    line.update({ concluded: [segment('Shall we meet, or call?', 0, 2000)], tentative: [] }, 2500)
    expect(line.figures.erasure).toBeCloseTo(1 / 7, 3)
  })

  it('do not depend on where the service concludes', () => {
    const words = ['One', ' two', ' three', ' four.', ' Five', ' six', ' seven.']
    const parts = words.map((word, at) => segment(word, at * 500, at * 500 + 500))
    const [atOnce, early, late] = [new LineCollector(), new LineCollector(), new LineCollector()]
    for (const at of parts.keys()) {
      const now = at * 500 + 900
      early.update({ concluded: parts.slice(at, at + 1), tentative: [] }, now)
      late.update({ concluded: [], tentative: parts.slice(0, at + 1) }, now)
    }
    late.update({ concluded: parts, tentative: [] }, 5000)
    atOnce.update({ concluded: parts, tentative: [] }, 5000)
    const { settled: _early, ...ofEarly } = early.figures
    const { settled: _late, ...ofLate } = late.figures
    expect(ofLate).toEqual(ofEarly)
    expect(ofLate).toMatchObject({ words: 7, erasure: 0, wordsPerMinute: 120 })
    expect(atOnce.figures.laalMs).toBeGreaterThan(ofLate.laalMs ?? 0)
  })

  it('have words where there are no spaces', () => {
    const line = new LineCollector()
    line.update({ concluded: [segment('明日の会議は十時です。', 0, 6000)], tentative: [] }, 7000)
    expect(line.figures.words).toBe(
      figureTokensOf('明日の会議は十時です。').filter(({ isWord }) => isWord).length,
    )
    expect(line.figures.words).toBeGreaterThan(3)
  })

  it('leave out what never came to an end until the stream ends', () => {
    const line = new LineCollector()
    line.update({ concluded: [segment('no full stop', 0, 2000)], tentative: [] }, 3000)
    expect(line.figures.words).toBe(0)
    line.end()
    expect(line.figures.words).toBe(3)
    line.update({ concluded: [segment('Again.', 0, 1000)], tentative: [] }, 1500)
    expect(line.figures.words).toBe(4)
  })
})

describe('the figures of a session', () => {
  it('are kept by line, with its waits and reconnections', () => {
    const figures = new FiguresCollector()
    expect(figures.figures()).toBeUndefined()
    figures.takeUpdate({ concluded: [segment('Hello.', 0, 1000)], tentative: [] }, 400)
    figures.takeUpdate({ target: 'de', concluded: [segment('Hallo.', 0, 1000)], tentative: [] }, 900)
    figures.takeHeld(120.4)
    figures.takeHeld(60)
    for (const phase of ['streaming', 'resuming', 'connecting', 'resuming', 'streaming', 'resuming'] as const)
      figures.takePhase(phase)
    expect(figures.figures('mine')).toMatchObject({
      side: 'mine',
      lines: { source: { words: 1, laalMs: 1400 }, de: { words: 1, laalMs: 1900 } },
      network: { maxHeldMs: 120, reconnections: 2 },
    })
  })
})

describe('a distribution of lags', () => {
  it('has quantiles within half a percent, and no more bins than its range', () => {
    const lags = new LagHistogram()
    expect(lags.spread).toBeUndefined()
    for (let ms = 1; ms <= 10_000; ms += 1) lags.add(ms)
    expect(Math.abs((lags.spread?.medianMs ?? 0) / 5000 - 1)).toBeLessThan(0.006)
    expect(Math.abs((lags.spread?.slowMs ?? 0) / 9500 - 1)).toBeLessThan(0.006)
  })
})
