import { expect, it } from 'vitest'
import { figures, withoutIsolates } from './figures.ts'

it('writes every figure as its language does', () => {
  expect(figures.format(12_345, undefined, 'en', {})).toBe('12,345')
  expect(figures.format(12_345, undefined, 'de', {})).toBe('12.345')
  expect(figures.format(12_345, undefined, 'ar', {})).toMatch(/^12\D345$/)
})

it('joins several words as its language does, each to itself', () => {
  expect(figures.format(['EN → DE', 'EN → FR'], undefined, 'en', {})).toBe('EN → DE, EN → FR')
  expect(figures.format(['EN → DE', 'EN → FR'], undefined, 'ja', {})).toBe('EN → DE、EN → FR')
  expect(figures.format(['EN → DE', 'EN → FR'], undefined, 'ar', {})).toBe(
    '\u2068EN → DE\u2069، \u2068EN → FR\u2069',
  )
})

it('keeps what is filled in to itself where words run from right to left, and nowhere else', () => {
  expect(figures.format('notes (2).txt', undefined, 'en', {})).toBe('notes (2).txt')
  expect(figures.format('notes (2).txt', undefined, 'ar', {})).toBe('\u2068notes (2).txt\u2069')
  expect(withoutIsolates(figures.format('notes (2).txt', undefined, 'ar', {}))).toBe('notes (2).txt')
})
