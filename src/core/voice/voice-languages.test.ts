import { expect, it } from 'vitest'
import {
  canonicalLanguage,
  notDetectableLanguages,
  sourceLanguages,
  spokenLanguages,
  targetLanguages,
} from '../languages/voice-language-codes.ts'
import { checkVoiceConfig, checkVoiceLanguages, voiceConfigSchema } from './config.ts'
import { knownVoiceLanguages } from './voice-languages.ts'

it('knows 41 source, 47 target and 36 spoken languages, none twice', () => {
  expect([sourceLanguages, targetLanguages, spokenLanguages].map((list) => new Set(list).size)).toEqual([
    41, 47, 36,
  ])
  expect([sourceLanguages, targetLanguages, spokenLanguages].map((list) => list.length)).toEqual([41, 47, 36])
})

it('speaks and detects only languages that it knows', () => {
  expect(spokenLanguages.filter((code) => !targetLanguages.includes(code))).toEqual([])
  expect(notDetectableLanguages.filter((code) => !sourceLanguages.includes(code))).toEqual([])
})

const generic = { spokenLanguagesAtOnce: 5, sessionGlossaries: 1 }
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
  expect(check({ spokenLanguages: ['de', 'fr'] }, { ...generic, spokenLanguagesAtOnce: 1 })).toMatchObject({
    field: 'spokenLanguages',
    problem: { limit: 1, actual: 2 },
  })
})

it('holds a profile to the number of glossaries that it takes, named in one way', () => {
  const [first, second] = ['1', '2'].map((each) => `${each.repeat(8)}-1111-4111-8111-111111111111`)
  expect(check({ glossaryIds: [first] })).toBeUndefined()
  expect(check({ glossaryIds: [first, second] }, { ...generic, sessionGlossaries: 5 })).toBeUndefined()
  expect(check({ glossaryIds: [first, second] })).toMatchObject({
    field: 'glossaryIds',
    problem: { type: 'too-much', limit: 1, actual: 2 },
  })
  expect(check({ glossaryId: first, glossaryIds: [second] })).toMatchObject({
    field: 'glossaryIds',
    problem: { type: 'conflict', other: 'glossaryId' },
  })
})

it('needs a source that is fixed to be named', () => {
  expect(check({ sourceLanguageMode: 'fixed' })).toMatchObject({
    field: 'sourceLanguage',
    problem: { type: 'missing' },
  })
})

const sourced = { code: 'sw', isSource: true, isTarget: false, isSpoken: false, isDetectable: false }
const swahili = { ...sourced, hasFormality: false, hasGlossary: false }

it.each([
  [{ sourceLanguage: 'ar' }, 'sourceLanguageMode', 'cannot-detect'],
  [{ sourceLanguage: 'ar', sourceLanguageMode: 'fixed' }, undefined, undefined],
  [{ sourceLanguage: 'sw', sourceLanguageMode: 'fixed' }, undefined, undefined],
  [{ sourceLanguage: 'en-GB' }, 'sourceLanguage', 'unknown-value'],
  [{ targetLanguages: ['de', 'sw'] }, 'targetLanguages.1', 'unknown-value'],
  [
    { sourceLanguage: 'hi', sourceLanguageMode: 'fixed', spokenLanguages: ['ms', 'ta'] },
    undefined,
    undefined,
  ],
  [{ sourceLanguage: 'ta' }, 'sourceLanguageMode', 'cannot-detect'],
  [{ targetLanguages: ['xx'] }, 'targetLanguages.0', 'unknown-value'],
  [{ targetLanguages: [] }, undefined, undefined],
  [{ spokenLanguages: ['et'] }, 'spokenLanguages.0', 'unknown-value'],
])('holds the languages of a request to what they can do: %j', (input, field, type) => {
  const config = voiceConfigSchema.parse({ targetLanguages: ['de'], ...input })
  const broken = checkVoiceLanguages(config, [...knownVoiceLanguages, swahili])
  expect([broken?.field, broken?.problem.type]).toEqual([field, type])
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
