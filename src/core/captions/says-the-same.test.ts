import { describe, expect, it } from 'vitest'
import { saysTheSame } from './says-the-same.ts'

const said = { language: 'en', text: 'And thank you for coming. ' }

describe('a translation into the language that was spoken', () => {
  it.each([
    ['the same words', 'en', 'And thank you for coming.', true],
    ['a variant of the language', 'en-GB', 'And thank you for coming.', true],
    ['the same words, written otherwise', 'en', 'and thank you, for coming', true],
    ['part of a word yet', 'en', 'And thank you for com', true],
    ['not all words yet', 'en', 'And thank you', true],
    ['no words yet', 'en', '', true],
    ['other words', 'en', 'And thanks for coming.', false],
    ['another language', 'de', 'And thank you for coming.', false],
  ])('repeats it or not: %s', (_what, language, text, isOne) => {
    expect(saysTheSame(said, { language, text })).toBe(isOne)
  })

  it('is not recognised before the language is', () => {
    expect(saysTheSame({ ...said, language: undefined }, { language: 'en', text: said.text })).toBe(false)
  })
})
