import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { correctionWordsOf, partOf } from './correction-words.ts'
import { diffWords, toDiffParts } from './word-diff.ts'

const changed = (before: string, after: string) =>
  diffWords(before, after).map((change) => [partOf(before, change.before), partOf(after, change.after)])

const wordTexts = (text: string) => correctionWordsOf(text).map((span) => partOf(text, span).normalize('NFC'))

const sentence = fc
  .array(
    fc.constantFrom(
      'we',
      'met',
      'Anna',
      'Ｍｅ',
      'été',
      'e\u0301te\u0301',
      '東京で',
      'สวัสดี',
      '🙂',
      '-',
      '."',
      'مرحبا',
    ),
    {
      maxLength: 12,
    },
  )
  .map((words) => words.join(' '))
const text = fc.oneof(sentence, fc.string({ unit: 'binary', maxLength: 60 }))

describe('the words that a correction changed', () => {
  it('are those that differ, without the ones around them', () => {
    expect(changed('We met Anna Jansen today.', 'We met Hana Janssen today.')).toEqual([
      ['Anna Jansen', 'Hana Janssen'],
    ])
    expect(changed('Ask Anna about cooper netties.', 'Ask Hana about Kubernetes.')).toEqual([
      ['Anna', 'Hana'],
      ['cooper netties', 'Kubernetes'],
    ])
  })

  it('may be added or removed', () => {
    expect(changed('We go home', 'We all go')).toEqual([
      ['', 'all'],
      ['home', ''],
    ])
    expect(changed('', 'Hello')).toEqual([['', 'Hello']])
  })

  it('are found where a language has no spaces', () => {
    expect(changed('明日東京に行きます。', '明日京都に行きます。')).toEqual([['東京', '京都']])
    expect(changed('ผมไปเชียงใหม่', 'ผมไปเชียงราย')).toHaveLength(1)
  })

  it('include a change of case, and not one of punctuation, spaces or encoding', () => {
    expect(changed('ask parley', 'ask Parley')).toEqual([['parley', 'Parley']])
    expect(changed('Well  caf\u00e9.', '“Well,” cafe\u0301!')).toEqual([])
  })

  it('are one change where the texts are too long to compare', () => {
    const many = (word: string) => Array.from({ length: 2000 }, (_, i) => `${word}${i}`).join(' ')
    const before = `same ${many('a')}`.slice(0, 9000)
    const after = `same ${many('b')}`.slice(0, 9000)
    expect(diffWords(before, after)).toHaveLength(1)
  })

  it('are nothing between equal texts, and all that makes one text the other', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        expect(diffWords(before, before)).toEqual([])
        const changes = diffWords(before, after)
        const rest = (side: 'before' | 'after', whole: string) =>
          correctionWordsOf(whole)
            .filter(({ from, to }) => !changes.some(({ [side]: span }) => span.from <= from && to <= span.to))
            .map((span) => partOf(whole, span).normalize('NFC'))
        expect(rest('before', before)).toEqual(rest('after', after))
        const isSame = wordTexts(before).join('|') === wordTexts(after).join('|')
        expect(changes.length === 0).toBe(isSame)
      }),
      { numRuns: 500, seed: 3 },
    )
  })

  it('divide a text into parts that are the whole text again', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const changes = diffWords(before, after)
        const parts = toDiffParts(
          after,
          changes.map((change) => change.after),
        )
        expect(parts.map((part) => part.text).join('')).toBe(after)
        expect(parts.every((part) => part.text !== '')).toBe(true)
      }),
      { numRuns: 500, seed: 4 },
    )
  })
})
