import { expect, it } from 'vitest'
import { figures, withoutIsolates } from './localized-figures.ts'

it('formats every number for its language', () => {
  expect(figures.format(12_345, undefined, 'en', {})).toBe('12,345')
  expect(figures.format(12_345, undefined, 'de', {})).toBe('12.345')
  expect(figures.format(12_345, undefined, 'ar', {})).toMatch(/^12\D345$/)
})

it('joins several words for its language, each isolated', () => {
  expect(figures.format(['EN → DE', 'EN → FR'], undefined, 'en', {})).toBe('EN → DE, EN → FR')
  expect(figures.format(['EN → DE', 'EN → FR'], undefined, 'ja', {})).toBe('EN → DE、EN → FR')
  expect(figures.format(['EN → DE', 'EN → FR'], undefined, 'ar', {})).toBe(
    '\u2068EN → DE\u2069، \u2068EN → FR\u2069',
  )
})

it('isolates values in right-to-left languages only', () => {
  expect(figures.format('notes (2).txt', undefined, 'en', {})).toBe('notes (2).txt')
  expect(figures.format('notes (2).txt', undefined, 'ar', {})).toBe('\u2068notes (2).txt\u2069')
  expect(withoutIsolates(figures.format('notes (2).txt', undefined, 'ar', {}))).toBe('notes (2).txt')
})

it('leaves out what would turn the sentence around a value, in every language', () => {
  for (const mark of ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e']) {
    expect(figures.format(`a${mark}b.txt`, undefined, 'en', {})).toBe('ab.txt')
    expect(figures.format([`a${mark}b`, 'c'], undefined, 'ar', {})).toBe('\u2068ab\u2069، \u2068c\u2069')
  }
})

it('keeps the direction of a sentence within a sentence, though its own values do not show it', () => {
  const inner = `${figures.format('Ana', undefined, 'ar', {})} (2)`
  const outer = figures.format(inner, undefined, 'ar', {})
  expect(outer).toBe('\u2067\u2068Ana\u2069 (2)\u2069')
  expect(withoutIsolates(outer)).toBe('Ana (2)')
})
