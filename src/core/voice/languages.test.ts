import { expect, it } from 'vitest'
import { checkVoiceConfig, voiceConfigSchema } from './config.ts'
import {
  canonicalLanguage,
  notDetectableLanguages,
  sourceLanguages,
  spokenLanguages,
  targetLanguages,
} from './languages.ts'

it('knows 38 source, 44 target and 33 spoken languages, none twice', () => {
  expect([sourceLanguages, targetLanguages, spokenLanguages].map((list) => new Set(list).size)).toEqual([
    38, 44, 33,
  ])
  expect([sourceLanguages, targetLanguages, spokenLanguages].map((list) => list.length)).toEqual([38, 44, 33])
})

it('speaks and detects only languages that it knows', () => {
  expect(spokenLanguages.filter((code) => !targetLanguages.includes(code))).toEqual([])
  expect(notDetectableLanguages.filter((code) => !sourceLanguages.includes(code))).toEqual([])
})

const generic = { spokenLanguagesAtOnce: 5 }
const check = (input: object, profile = generic) =>
  checkVoiceConfig(voiceConfigSchema.parse({ targetLanguages: ['de'], ...input }), profile)

it('counts spoken languages among the targets, each once', () => {
  expect(check({ targetLanguages: ['de', 'fr', 'es', 'it'], spokenLanguages: ['de', 'ja'] })).toBeUndefined()
  expect(check({ targetLanguages: ['de', 'fr', 'es', 'it'], spokenLanguages: ['ja', 'ko'] })).toEqual({
    kind: 'invalid-input',
    field: 'targetLanguages',
    problem: { type: 'too-much', limit: 5, actual: 6, unit: 'items' },
  })
})

it('holds a profile to the number of languages that it speaks at once', () => {
  expect(check({ spokenLanguages: ['de', 'fr'] }, { spokenLanguagesAtOnce: 1 })).toMatchObject({
    field: 'spokenLanguages',
    problem: { limit: 1, actual: 2 },
  })
})

it('wants a fixed source for a language that cannot be detected', () => {
  expect(check({ sourceLanguage: 'ar' })).toMatchObject({
    problem: { type: 'cannot-detect', language: 'ar' },
  })
  expect(check({ sourceLanguage: 'ar', sourceLanguageMode: 'fixed' })).toBeUndefined()
  expect(check({ sourceLanguageMode: 'fixed' })).toMatchObject({
    field: 'sourceLanguage',
    problem: { type: 'missing' },
  })
})

it.each([
  ['zh-Hans', 'zh-HANS'],
  ['EN-gb', 'en-GB'],
  ['DE', 'de'],
  ['tl', 'tl'],
  ['xx-Yyyy', 'xx-Yyyy'],
])('is written in one way, whoever writes %s', (spelt, code) => {
  expect(canonicalLanguage(spelt)).toBe(code)
})
