import { describe, expect, it } from 'vitest'
import { languageCode, servesLanguage, writtenAs } from './codes.ts'

describe('a language code', () => {
  it.each([
    ['de', 'DE', true],
    ['en', 'EN-GB', true],
    ['zh', 'zh-Hant', true],
    ['EN-GB', 'en', true],
    ['en-GB', 'EN-US', false],
    ['de', 'nl', false],
    ['pt-BR', 'PT-PT', false],
  ])('what is made for %s serves %s: %s', (made, wanted, serves) => {
    expect(servesLanguage(made, wanted)).toBe(serves)
  })

  it.each([
    ['de', true],
    ['ZH-HANS', true],
    ['es-419', true],
    ['ace', true],
    ['', false],
    ['german', false],
    ['de_DE', false],
    ['de-', false],
  ])('may be %j: %s', (code, isCode) => {
    expect(languageCode.safeParse(code).success).toBe(isCode)
  })

  it.each([
    ['ZH-HANS', 'zh-Hans'],
    ['en-gb', 'en-GB'],
    ['ES-419', 'es-419'],
    ['TL', 'tl'],
    ['zh-hant-tw', 'zh-Hant-TW'],
  ])('%s is recommended to be written as %s', (code, written) => {
    expect(writtenAs(code)).toBe(written)
  })
})
