import { describe, expect, it } from 'vitest'
import { hasSameMeaning, isSaidWithScript } from './meaning.ts'

describe('the meaning of a language code', () => {
  it.each([
    ['en', 'en-GB', true],
    ['EN', 'en', true],
    ['zh', 'zh-HANS', true],
    ['zh', 'zh-HANT', false],
    ['zh-HANS', 'zh-HANT', false],
    ['de', 'nl', false],
    ['auto', 'de', false],
    ['no tag', 'no tag', true],
  ])('of %s is that of %s: %s', (a, b, isSame) => {
    expect(hasSameMeaning(a, b)).toBe(isSame)
  })

  it.each([
    ['zh', true],
    ['zh-HANS', false],
    ['en', false],
    ['pt', false],
  ])('of %s is said by another one with a script: %s', (code, isSaid) => {
    expect(isSaidWithScript(code, ['zh', 'zh-HANS', 'zh-HANT', 'en', 'en-GB', 'pt', 'pt-PT'])).toBe(isSaid)
  })
})
