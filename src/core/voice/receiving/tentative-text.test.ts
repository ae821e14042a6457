import { beforeEach, describe, expect, it } from 'vitest'
import { TentativeText } from './tentative-text.ts'
import type { PlacedSegment } from './transcript-deduplicator.ts'

const NOTHING = Number.NEGATIVE_INFINITY

const said = (text: string, startTime: number, endTime: number): PlacedSegment => {
  const segment = { text, startTime, endTime }
  return { inStream: segment, inCapture: segment }
}

describe('tentative text', () => {
  let text: TentativeText
  const read = () => text.segments.map(({ inCapture }) => inCapture.text)
  beforeEach(() => {
    text = new TentativeText()
  })

  it('is the latest from the service', () => {
    text.update([], [said('We would ', 0, 600)], NOTHING)
    text.update([], [said('We would like ', 0, 900)], NOTHING)
    expect(read()).toEqual(['We would like '])
    text.update([], [], NOTHING)
    expect(read()).toEqual([])
  })

  it('stays after a lost link until the second delivery has caught up', () => {
    text.update([], [said('We would like to begin ', 0, 1800)], NOTHING)
    text.linkLost()
    text.update([], [said('We ', 0, 300)], NOTHING)
    expect(read()).toEqual(['We would like to begin '])
    text.update([], [said('We would like to begin with ', 0, 2100)], NOTHING)
    expect(read()).toEqual(['We would like to begin with '])
  })

  it('stays after a lost link although only its last word, a short one, has not come again', () => {
    text.update([], [said('La nouvelle ', 0, 360)], NOTHING)
    text.linkLost()
    text.update([], [said('La ', 0, 180)], NOTHING)
    expect(read()).toEqual(['La nouvelle '])
    text.update([], [said('La nouvelle recherche ', 0, 900)], NOTHING)
    expect(read()).toEqual(['La nouvelle recherche '])
  })

  it('is replaced by its concluded text', () => {
    text.update([], [said('We would like to begin ', 0, 1800)], NOTHING)
    text.linkLost()
    text.update([], [], 1700)
    expect(read()).toEqual([])
  })

  it('includes late text of the first delivery, without its concluded part', () => {
    text.update([said('(one) two three four ', 1000, 3000)], [], NOTHING)
    expect(read()).toEqual(['(one) two three four '])
    text.update([said('(one) two three four ', 1000, 3000)], [], 2000)
    expect(read()).toEqual(['three four '])
  })

  it('repeats no word if the rest of a segment arrives late, after a lost link', () => {
    text.update([], [said('open bugs, but only ', 1000, 3000)], NOTHING)
    text.linkLost()
    text.update([said('but only three ', 2600, 3600)], [], NOTHING)
    expect(read()).toEqual(['open bugs, ', 'but only three '])
    text.update([said('art three of them ', 3000, 4200)], [], NOTHING)
    expect(read()).toEqual(['open bugs, ', 'but ', 'art three of them '])
  })

  it('is removed up to a moment, cut between words, with and without spaces', () => {
    text.update(
      [],
      [said('one two three four ', 0, 2000), said('今日は天気がいいですね', 2000, 4000)],
      NOTHING,
    )
    const taken = (untilMs: number) => text.takeUntil(untilMs).map(({ inCapture }) => inCapture.text)
    expect(taken(800)).toEqual(['one two '])
    expect(taken(3000)).toEqual(['three four ', '今日は天気が'])
    expect(read()).toEqual(['いいですね'])
  })

  it('is removed with the word whose beginning is gone, once', () => {
    text.update([], [said('Aber bei langsamen Verbindungen ', 1500, 3900)], NOTHING)
    const taken = (untilMs: number) => text.takeUntil(untilMs).map(({ inCapture }) => inCapture.text)
    expect(taken(1550)).toEqual(['Aber '])
    expect(taken(1600)).toEqual([])
    expect(read()).toEqual(['bei langsamen Verbindungen '])
  })
})
