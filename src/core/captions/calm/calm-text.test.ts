import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CaptionText } from '../../voice/receiving/transcript.ts'
import { calmOf, MAX_CALM } from './calm-choice.ts'
import { calmNames, calmPlace } from './calm-place.ts'
import { type CalmText, emptyCalmText, lookAgain, takeText } from './calm-text.ts'
import { alignWords, splitWords } from './calm-words.ts'

const balanced = { wordsAfter: 1, updates: 2, maxWaitMs: 1500 }

/** A line that receives tentative texts 300 ms apart, after concluded text. */
function createLine() {
  let calm: CalmText = emptyCalmText
  let now = 0
  const read = () => calm.shown.concluded + calm.shown.tentative
  return {
    take(tentative: string, concluded = '') {
      now += 300
      calm = takeText(calm, { concluded, tentative }, balanced, now)
      return read()
    },
    wait(ms: number) {
      now += ms
      calm = lookAgain(calm, balanced, now)
      return read()
    },
    get lookAt() {
      return calm.lookAt
    },
  }
}

describe('calm text', () => {
  it('shows a word once a second update has it and another word follows', () => {
    const { take } = createLine()
    expect(take('We')).toBe('')
    expect(take('We wood')).toBe('We')
    expect(take('We would like')).toBe('We')
    expect(take('We would like to')).toBe('We would like')
  })

  it('shows a word at the latest when its wait is over, and then has nothing to look at again', () => {
    const calm = createLine()
    calm.take('Yes')
    expect(calm.lookAt).toBe(1800)
    expect(calm.wait(1499)).toBe('')
    expect(calm.wait(1)).toBe('Yes')
    expect(calm.lookAt).toBeUndefined()
  })

  it('keeps what was read while the service wavers, and follows it when it insists', () => {
    const { take, wait } = createLine()
    take('I scream every')
    expect(take('I scream every day')).toBe('I scream every')
    expect(take('Ice cream every day')).toBe('I scream every')
    expect(take('I scream every day now')).toBe('I scream every day')
    expect(take('Ice cream every day now')).toBe('I scream every day')
    expect(wait(1500)).toBe('Ice cream every day now')
  })

  it('keeps the case and punctuation that were read for as long', () => {
    const { take } = createLine()
    take('hello world how')
    expect(take('hello world how are')).toBe('hello world how')
    expect(take('Hello world, how are you')).toBe('hello world how')
    expect(take('', 'Hello world, how are you?')).toBe('Hello world, how are you?')
  })

  it('shows concluded text at once and keeps the words after it on the screen', () => {
    const { take } = createLine()
    take('we wood like to begin')
    expect(take('we wood like to begin now')).toBe('we wood like to begin')
    expect(take('to begin now', 'We would like ')).toBe('We would like to begin')
  })

  it('lets words go at once that belong to the next caption now', () => {
    const { take } = createLine()
    take('that is all how are')
    expect(take('that is all how are you')).toBe('that is all how are')
    expect(take('that is all.')).toBe('that is all')
  })

  it('shows languages without spaces by words', () => {
    const { take } = createLine()
    expect(take('今日は天気が')).toBe('')
    expect(take('今日は天気がいい')).toBe('今日は天気が')
  })

  it('shows everything at once in a new line of another caption', () => {
    const { take } = createLine()
    take('', 'The first. ')
    expect(take('', 'Another one. ')).toBe('Another one. ')
  })
})

describe('the places of calm text', () => {
  it('have names, and are none for instant text', () => {
    expect(calmNames).toHaveLength(MAX_CALM + 1)
    expect(calmNames.map((_, calm) => calmPlace(calm) !== undefined)).toEqual([false, true, true, true, true])
  })

  it('are chosen by language, by base language or for all', () => {
    const choice = { calm: 1, calmByLanguage: { de: 3, 'en-GB': 4 } }
    expect(['de', 'de-CH', 'en-GB', 'en', undefined].map((code) => calmOf(choice, code))).toEqual([
      3, 3, 4, 1, 1,
    ])
  })
})

describe('words', () => {
  it('are aligned, whatever was inserted, removed or changed between them', () => {
    const align = (before: string, now: string) => alignWords(splitWords(before), splitWords(now))
    expect(align('we go home now', 'we all go home')).toEqual([0, undefined, 1, 2])
    expect(align('a b c d', 'b x d')).toEqual([1, undefined, 3])
    expect(align('', 'a')).toEqual([undefined])
  })

  it('add up to their text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(splitWords(text).join('')).toBe(text)
      }),
    )
  })
})

/** Updates of one line as a recogniser may send them: words are added, replaced, removed and concluded. */
const updates = fc.array(
  fc.record({
    // Fractions, as of the clock of a page.
    afterMs: fc.double({ min: 0, max: 4000, noNaN: true }),
    keeps: fc.integer({ min: 0, max: 6 }),
    adds: fc.array(fc.constantFrom('a', 'A', 'b,', 'c.', '東京', 'de', 'ß'), { maxLength: 6 }),
    concludes: fc.integer({ min: 0, max: 3 }),
  }),
  { maxLength: 25 },
)

type Step = typeof updates extends fc.Arbitrary<readonly (infer T)[]> ? T : never

function* textsOf(steps: readonly Step[]): Generator<{ readonly at: number; readonly text: CaptionText }> {
  let at = 0
  let words: string[] = []
  let concluded = ''
  for (const { afterMs, keeps, adds, concludes } of steps) {
    at += afterMs
    words = [...words.slice(0, keeps), ...adds.map((word) => `${word} `)]
    concluded += words.slice(0, concludes).join('')
    words = words.slice(concludes)
    yield { at, text: { concluded, tentative: words.join('') } }
  }
}

describe.each([1, 2, 3, 4])('place %i of calm text, whatever the service sends', (calm) => {
  const place = calmPlace(calm) ?? balanced

  /** Plays updates, looks again whenever the text asks for it, and calls `check` after each step. */
  function play(steps: readonly Step[], check: (line: CalmText, at: number) => void) {
    let shown = emptyCalmText
    const lookUntil = (end: number) => {
      while (shown.lookAt !== undefined && shown.lookAt < end) {
        const at = shown.lookAt
        shown = lookAgain(shown, place, at)
        check(shown, at)
        expect(shown.lookAt ?? Number.POSITIVE_INFINITY).toBeGreaterThan(at)
      }
    }
    for (const { at, text } of textsOf(steps)) {
      lookUntil(at)
      shown = takeText(shown, text, place, at)
      check(shown, at)
    }
    lookUntil(Number.POSITIVE_INFINITY)
  }

  it('shows what is concluded, byte for byte, and a part of a tentative text that was received', () => {
    fc.assert(
      fc.property(updates, (steps) => {
        const received: string[] = []
        play(steps, (line) => {
          received.push(line.received.concluded + line.received.tentative)
          const { concluded, tentative } = line.shown
          expect(concluded).toBe(line.received.concluded)
          expect(received.some((text) => text.startsWith(concluded + tentative))).toBe(true)
        })
      }),
    )
  })

  it('withholds no word for longer than its limit, and shows everything in the end', () => {
    fc.assert(
      fc.property(updates, (steps) => {
        let last = emptyCalmText
        play(steps, (line, at) => {
          last = line
          for (const { waitsSince = at } of line.words) expect(at).toBeLessThan(waitsSince + place.maxWaitMs)
        })
        expect(last.shown).toEqual(last.received)
      }),
    )
  })

  it('withholds no word that the service keeps sending for longer than its limit, seen from outside', () => {
    fc.assert(
      fc.property(updates, fc.array(fc.constantFrom(0, 300, 900, 2000), { minLength: 1 }), (steps, waits) => {
        let line = emptyCalmText
        let at = 0
        for (const { at: time, text } of textsOf(steps)) {
          line = takeText(line, text, place, time)
          at = time
        }
        // The first word of the newest text stays from now on, whatever follows it.
        const first = splitWords(line.received.tentative)[0] ?? 'x'
        const from = at
        const { concluded } = line.received
        for (const [i, wait] of [0, ...waits].entries()) {
          at += wait
          line = takeText(line, { concluded, tentative: `${first}${' y'.repeat(i % 3)}` }, place, at)
        }
        line = lookAgain(line, place, Math.max(at, from + place.maxWaitMs))
        expect(line.shown.tentative.startsWith(first)).toBe(true)
      }),
    )
  })
})
