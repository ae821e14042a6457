import { describe, expect, it } from 'vitest'
import { columns, cutToColumns, padColumns } from './columns.ts'

describe('the width of a text', () => {
  it.each([
    ['plain', 5],
    ['東京', 4],
    ['ﾃｽﾄ', 3],
    ['ガ', 2],
    ['한국어', 6],
    ['ㄅㄆ', 4],
    ['ꀀ', 2],
    ['「。」', 6],
    ['￥', 2],
    ['🎉', 2],
    ['❤\ufe0f', 2],
    ['e\u0301', 1],
    ['a\u200bb\u00ad', 2],
  ])('counts characters that take the room of two, and those that take none: %s', (text, width) => {
    expect(columns(text)).toBe(width)
  })
})

describe('a text that is cut to a width', () => {
  it.each([
    ['abcdef', 4, 'abcd'],
    ['東京都', 4, '東京'],
    ['東京都', 5, '東京'],
    ['a東b京', 4, 'a東b'],
    ['🎉🎉🎉', 5, '🎉🎉'],
    ['e\u0301e\u0301e\u0301', 2, 'e\u0301e\u0301'],
    ['นี้คือ', 2, 'นี้คื'],
    ['short', 80, 'short'],
    ['東', 1, ''],
  ])('is no wider, and ends with a whole character: %s to %i', (text, most, cut) => {
    expect(cutToColumns(text, most)).toBe(cut)
  })
})

it('a text that is padded has a width in columns', () => {
  expect([padColumns('私', 5), padColumns('Me', 5), padColumns('長い名前', 5)]).toEqual([
    '私   ',
    'Me   ',
    '長い名前',
  ])
})
