import { expect, it } from 'vitest'
import { hasListFor } from './term-list-fits.ts'

it('spoken terms fit a session in the language of a list, or in one that is detected', () => {
  const lists = [{ language: 'en' }, { language: 'de' }]
  expect(hasListFor(lists, { sourceLanguage: 'de' })).toBe(true)
  expect(hasListFor(lists, { sourceLanguage: 'en-GB' })).toBe(true)
  expect(hasListFor(lists, { sourceLanguage: 'fr' })).toBe(false)
  expect(hasListFor(lists, { sourceLanguage: 'auto' })).toBe(true)
  expect(hasListFor([], { sourceLanguage: 'auto' })).toBe(false)
})
