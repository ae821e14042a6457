import { expect, it } from 'vitest'
import { fitsText } from './fits.ts'

const pairs = [
  { sourceLanguage: 'en', targetLanguage: 'de' },
  { sourceLanguage: 'de', targetLanguage: 'en' },
]

it.each([
  ['auto', 'de', true],
  ['auto', 'EN-GB', true],
  ['auto', 'fr', false],
  ['en', 'DE', true],
  ['en', 'en-GB', false],
  ['fr', 'de', false],
])(
  'a glossary for English and German, with a text from %s into %s: %s',
  (sourceLanguage, targetLanguage, fits) => {
    expect(fitsText(pairs, { sourceLanguage, targetLanguage })).toBe(fits)
  },
)
