import { describe, expect, it } from 'vitest'
import type { EchoSpan } from '../../../../core/voice/meeting/said-twice.ts'
import type { ShownCaption } from './live-caption-row.tsx'
import { findRepeats, NO_REPEATS } from './repeats.ts'

const loudspeaker: EchoSpan = { from: 'meeting', to: 'microphone', lagMs: 100, sinceMs: 0 }

/** Captions of a side with their starts; text in brackets is tentative. */
function side(captions: readonly (readonly [startMs: number, text: string])[]) {
  return {
    length: captions.length,
    startAt: (index: number) => captions[index]?.[0] ?? 0,
    rowAt: (index: number): ShownCaption | undefined => {
      const [startMs, text] = captions[index] ?? []
      if (startMs === undefined || text === undefined) return undefined
      const isTentative = text.startsWith('(')
      const source = { concluded: isTentative ? '' : text, tentative: isTentative ? text : '' }
      const caption = { startMs, endMs: startMs + 2000, language: 'en', source, targets: {} }
      return {
        caption,
        missingBeforeMs: undefined,
        lateBefore: [],
        targets: [],
        captureMarks: [],
        spoken: undefined,
      }
    },
  }
}

const found = (shown: Parameters<typeof findRepeats>[1], echoes = [loudspeaker]) => [
  ...findRepeats(NO_REPEATS, shown, echoes).places,
]

const text = 'We still have eleven open bugs.'

describe('findRepeats', () => {
  it('finds the caption of the echo, whichever is concluded first', () => {
    const theirs = side([[1000, text]])
    expect(found({ theirs, mine: side([[1100, text]]) })).toEqual(['mine 0'])
    const early = findRepeats(
      NO_REPEATS,
      { theirs: side([[1000, `(${text})`]]), mine: side([[1100, text]]) },
      [loudspeaker],
    )
    expect([...early.places]).toEqual([])
    expect([...findRepeats(early, { theirs, mine: side([[1100, text]]) }, [loudspeaker]).places]).toEqual([
      'mine 0',
    ])
  })

  it('leaves a caption as it is while it grows, and when an echo is found later', () => {
    const growing = { theirs: side([[1000, text]]), mine: side([[1100, 'We still have']]) }
    expect(found(growing)).toEqual([])
    const shown = { theirs: side([[1000, text]]), mine: side([[1100, text]]) }
    const before = findRepeats(NO_REPEATS, shown, [])
    expect(findRepeats(before, shown, [loudspeaker])).toBe(before)
  })

  it('finds one repeat in many captions, and folds no other', () => {
    const sentence = (i: number) => `This is sentence ${i} of a long meeting.`
    const many = Array.from({ length: 200 }, (_, i) => [i * 5000, sentence(i)] as const)
    const mine = side([
      ...many.map(([ms], i) => [ms + 2500, `And this is answer ${i} of mine.`] as const),
      [999_100, text],
    ])
    expect(found({ theirs: side([...many, [999_000, text]]), mine })).toEqual(['mine 200'])
  })

  it('compares few captions with each other, however many there are at once', () => {
    const many = Array.from({ length: 3000 }, (_, i) => [i * 5000, `Sentence ${i} of a meeting.`] as const)
    let asked = 0
    const counted = (captions: typeof many) => ({
      ...side(captions),
      startAt: (index: number) => {
        asked += 1
        return captions[index]?.[0] ?? 0
      },
    })
    const shown = { mine: counted(many), theirs: counted(many.map(([ms, words]) => [ms + 2500, words])) }
    expect(findRepeats(NO_REPEATS, shown, []).compared).toEqual({ mine: 3000, theirs: 3000 })
    expect(asked).toBeLessThan(60 * many.length)
  })

  it('forgets the captions of a session that another one has followed', () => {
    const before = findRepeats(NO_REPEATS, { theirs: side([[1000, text]]), mine: side([[1100, text]]) }, [
      loudspeaker,
    ])
    const other = 'Good morning, everyone.'
    const empty = findRepeats(before, { theirs: side([]), mine: side([]) }, [])
    expect(empty).toEqual(NO_REPEATS)
    const next = { theirs: side([[9000, text]]), mine: side([[9100, other]]) }
    expect([...findRepeats(empty, next, [loudspeaker]).places]).toEqual([])
  })
})
