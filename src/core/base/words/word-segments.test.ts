import { expect, it } from 'vitest'
import { graphemesOf, hasWords, isUnspaced } from './word-segments.ts'

it.each(['日本', 'ー', 'ข้อ', 'ខ្មែរ', 'ကို', 'ㄅㄆ'])('%s is of a script without spaces', (text) => {
  expect(isUnspaced(text)).toBe(true)
})

it.each(['word', '한국어', 'col·legi', '、', '。'])('%s is not of a script without spaces', (text) => {
  expect(isUnspaced(text)).toBe(false)
})

it('marks and letters make words, punctuation does not', () => {
  expect(['a', '7', 'ا', '、', '…', ' '].map(hasWords)).toEqual([true, true, true, false, false, false])
})

it('characters are counted as people do', () => {
  expect(graphemesOf('e\u0301👩‍🚀')).toEqual(['e\u0301', '👩‍🚀'])
})
