import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitText } from './split.ts'
import { utf8Bytes } from './text-chunks.ts'

const split = (text: string, limit: number, language?: string) =>
  splitText(text, { limit, measure: utf8Bytes }, language)

/** Prose with everything that is difficult to split. */
const units = [
  'word',
  'Satz. ',
  'Ist das so? ',
  ' ',
  '\n',
  '\r\n',
  '\n \n\n',
  'ü',
  'e\u0301\u0323',
  '語。',
  '😀',
  '👨‍👩‍👧',
  '🇩🇪🇫🇷',
  '\u200d',
]
const prose = fc.string({ unit: fc.constantFrom(...units), maxLength: 60 })
const anyText = fc.oneof(prose, fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }))
const limits = fc.integer({ min: 4, max: 80 })

describe('splitting a text', () => {
  it('loses nothing', () => {
    fc.assert(
      fc.property(anyText, limits, (text, limit) => {
        expect(split(text, limit).join('')).toBe(text)
      }),
    )
  })

  it('leaves no piece over the limit, and none empty', () => {
    fc.assert(
      fc.property(anyText, limits, (text, limit) => {
        for (const chunk of split(text, limit)) {
          expect(utf8Bytes(chunk)).toBeLessThanOrEqual(limit)
          expect(chunk).not.toBe('')
        }
      }),
    )
  })

  it('never cuts a character in two', () => {
    fc.assert(
      fc.property(prose, limits, (text, limit) => {
        for (const chunk of split(text, limit)) expect(chunk.isWellFormed()).toBe(true)
      }),
    )
  })

  it('splits a grapheme only if it does not fit alone', () => {
    const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'e\u0301', '👨‍👩‍👧', '🇩🇪') }), (text) => {
        const boundaries = new Set([...segmenter.segment(text)].map(({ index }) => index).concat(text.length))
        let at = 0
        for (const chunk of split(text, 20)) {
          at += chunk.length
          expect(boundaries.has(at)).toBe(true)
        }
      }),
    )
  })

  it.each<[string, string, number, string[]]>([
    ['leaves what fits alone', 'One. Two.', 20, ['One. Two.']],
    ['has nothing to say of nothing', '', 20, []],
    ['cuts at empty lines first', 'One. Two\nx\n\nThree. Four', 14, ['One. Two\nx\n\n', 'Three. Four']],
    ['then at line ends', 'One. Two\nThree. Four', 14, ['One. Two\n', 'Three. Four']],
    ['then between sentences', 'One two. Three four. Five six.', 22, ['One two. Three four. ', 'Five six.']],
    ['then between words', 'one two three four', 10, ['one two ', 'three four']],
    ['then between characters', 'abcdefg', 3, ['abc', 'def', 'g']],
    ['at last within them', 'e\u0301\u0323', 3, ['e\u0301', '\u0323']],
    ['joins neighbours where they fit', 'a\n\nb\n\nc\n\nd', 6, ['a\n\nb\n\n', 'c\n\nd']],
    ['keeps a character whole that does not fit', '😀😀', 3, ['😀', '😀']],
  ])('%s', (_what, text, limit, chunks) => {
    expect(split(text, limit)).toEqual(chunks)
  })

  it('knows sentences without spaces between them', () => {
    expect(split('今日は晴れ。明日は雨。', 18, 'JA')).toEqual(['今日は晴れ。', '明日は雨。'])
  })

  it('splits a very long text', () => {
    const text = 'word '.repeat(100_000)
    expect(split(text, 130_000)).toHaveLength(4)
  })
})
