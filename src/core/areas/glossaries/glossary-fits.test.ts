import { expect, it } from 'vitest'
import { unfitForText } from './glossary-fits.ts'

const pairs = [
  { sourceLanguage: 'en', targetLanguage: 'de' },
  { sourceLanguage: 'de', targetLanguage: 'en' },
]

it.each([
  ['auto', 'de', 'source-unknown'],
  ['en', 'DE', undefined],
  ['de', 'EN-GB', undefined],
  ['en', 'en-GB', 'other-languages'],
  ['fr', 'de', 'other-languages'],
])(
  'a glossary for English and German, with a text from %s into %s: %s',
  (sourceLanguage, targetLanguage, why) => {
    expect(unfitForText(pairs, { sourceLanguage, targetLanguage }, { glossaryNeedsSource: true })).toBe(why)
  },
)

it.each([
  ['auto', 'DE', undefined],
  ['auto', 'fr', 'other-languages'],
])(
  'a glossary for English and German, with a text from %s into %s where the source is detected: %s',
  (sourceLanguage, targetLanguage, why) => {
    expect(unfitForText(pairs, { sourceLanguage, targetLanguage }, { glossaryNeedsSource: false })).toBe(why)
  },
)
