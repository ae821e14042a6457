import { describe, expect, it } from 'vitest'
import { parseInput } from '../../base/input.ts'
import { type Plan, type ProfileName, serviceProfiles } from '../../service/service-profiles.ts'
import { checkGlossaryPair, checkStyleLanguage } from './pairs.ts'
import { type TranslationInput, textCalls } from './text-calls.ts'
import { checkTranslation, demandsFormality } from './text-rules.ts'

const ID = '7ff9bfd6-cd85-4190-8503-d6215a321519'
const INPUT: TranslationInput = { texts: ['Hello'], targetLanguage: 'DE' }

const check = (
  input: Partial<TranslationInput>,
  { plan = 'pro', profile = 'generic' }: { plan?: Plan; profile?: ProfileName } = {},
) => checkTranslation({ ...INPUT, ...input }, { plan, profile: serviceProfiles[profile] })

const parse = (input: object) => parseInput(textCalls['text.translate'].input, { ...INPUT, ...input })

describe('the shape of a translation', () => {
  it.each<[object, string, object]>([
    [{ texts: [] }, 'texts', { type: 'missing' }],
    [{ texts: ['a', ''] }, 'texts.1', { type: 'missing' }],
    [{ texts: 'a' }, 'texts', { type: 'malformed' }],
    [{ targetLanguage: undefined }, 'targetLanguage', { type: 'missing' }],
    [{ targetLanguage: 'German' }, 'targetLanguage', { type: 'malformed' }],
    [{ splitSentences: '2' }, 'splitSentences', { type: 'unknown-value', value: '2' }],
    [{ formality: 'formal' }, 'formality', { type: 'unknown-value' }],
    [{ modelType: 'best' }, 'modelType', { type: 'unknown-value' }],
    [{ tagHandling: 'svg' }, 'tagHandling', { type: 'unknown-value' }],
    [{ tagHandlingVersion: 'v3' }, 'tagHandlingVersion', { type: 'unknown-value' }],
    [{ glossaryId: 'mine' }, 'glossaryId', { type: 'malformed' }],
    [
      { glossaryIds: Array(6).fill(ID) },
      'glossaryIds',
      { type: 'too-much', limit: 5, actual: 6, unit: 'items' },
    ],
    [{ styleId: 'mine' }, 'styleId', { type: 'malformed' }],
    [{ translationMemoryId: 'mine' }, 'translationMemoryId', { type: 'malformed' }],
    [{ translationMemoryThreshold: 101 }, 'translationMemoryThreshold', { type: 'out-of-range', limit: 100 }],
    [{ translationMemoryThreshold: -1 }, 'translationMemoryThreshold', { type: 'out-of-range', limit: 0 }],
    [{ translationMemoryThreshold: 7.5 }, 'translationMemoryThreshold', { type: 'malformed' }],
    [
      { customInstructions: Array(11).fill('x') },
      'customInstructions',
      { type: 'too-much', limit: 10, actual: 11 },
    ],
    [
      { customInstructions: ['x', '😀'.repeat(301)] },
      'customInstructions.1',
      {
        type: 'too-much',
        limit: 300,
        actual: 301,
        unit: 'characters',
      },
    ],
    [{ ignoreTags: ['a', 'b c'] }, 'ignoreTags.1', { type: 'malformed' }],
    [{ splittingTags: ['<p>'] }, 'splittingTags.0', { type: 'malformed' }],
    [{ nonSplittingTags: ['a,b'] }, 'nonSplittingTags.0', { type: 'malformed' }],
  ])('refuses %j', (input, field, problem) => {
    expect(parse(input)).toMatchObject({ error: { kind: 'invalid-input', field, problem } })
  })

  it.each([
    { translationMemoryThreshold: 0 },
    { translationMemoryThreshold: 100 },
    { customInstructions: Array(10).fill('😀'.repeat(300)) },
    { glossaryIds: Array(5).fill(ID) },
  ])('takes what is just at the limit: %#', (input) => {
    expect(parse(input)).toMatchObject({ ok: true })
  })
})

describe('the rules of a translation', () => {
  it.each<[Partial<TranslationInput>, string, object]>([
    [{ texts: ['fine', 'half \uDE00'] }, 'texts.1', { type: 'malformed', detail: 'half a character' }],
    [
      { glossaryId: ID, glossaryIds: [ID], sourceLanguage: 'EN' },
      'glossaryIds',
      {
        type: 'conflict',
        other: 'glossaryId',
      },
    ],
    [{ glossaryId: ID }, 'glossaryId', { type: 'needs', other: 'sourceLanguage' }],
    [{ glossaryIds: [ID] }, 'glossaryIds.0', { type: 'needs', other: 'sourceLanguage' }],
    [
      { customInstructions: ['Be brief'], targetLanguage: 'NL' },
      'customInstructions',
      {
        type: 'not-supported',
        language: 'NL',
      },
    ],
  ])('refuse %j', (input, field, problem) => {
    expect(check(input)).toEqual({ kind: 'invalid-input', field, problem })
  })

  it.each<Partial<TranslationInput>>([
    {},
    { texts: ['😀', 'e\u0301'] },
    { glossaryId: ID, sourceLanguage: 'EN' },
    { glossaryId: ID, glossaryIds: [], sourceLanguage: 'EN' },
    { glossaryIds: [ID, ID], sourceLanguage: 'EN' },
    { customInstructions: [], targetLanguage: 'NL' },
    { styleId: ID, modelType: 'quality_optimized' },
    { styleId: ID, modelType: 'prefer_quality_optimized' },
  ])('have nothing against %j', (input) => {
    expect(check(input)).toBeUndefined()
  })

  it.each<Partial<TranslationInput>>([{ glossaryId: ID }, { glossaryIds: [ID] }])(
    'let %j be used without a source language where the service detects it',
    (input) => {
      expect(check(input, { profile: 'deepl' })).toBeUndefined()
    },
  )

  it.each(['DE', 'EN-GB', 'es', 'FR', 'it', 'JA', 'KO', 'ZH-HANT'])(
    'let custom instructions be used for %s',
    (targetLanguage) => {
      expect(check({ customInstructions: ['Be brief'], targetLanguage })).toBeUndefined()
    },
  )

  it.each<[Partial<TranslationInput>, string]>([
    [{ styleId: ID }, 'styleId'],
    [{ translationMemoryId: ID }, 'translationMemoryId'],
    [{ customInstructions: ['Be brief'] }, 'customInstructions'],
  ])('keep %j from the quick model where the service does', (input, other) => {
    const quick = { ...input, modelType: 'latency_optimized' } as const
    expect(check(quick)).toEqual({
      kind: 'invalid-input',
      field: 'modelType',
      problem: { type: 'conflict', other },
    })
    expect(check(quick, { profile: 'deepl' })).toBeUndefined()
  })

  it('keep style rules to the Pro plan', () => {
    expect(check({ styleId: ID }, { plan: 'free' })).toEqual({
      kind: 'plan-needed',
      plan: 'pro',
      feature: 'style-rules',
    })
  })

  it.each([
    ['more', true],
    ['less', true],
    ['prefer_more', false],
    ['prefer_less', false],
    ['default', false],
    [undefined, false],
  ] as const)('know that formality %s demands it of the language: %s', (formality, demands) => {
    expect(demandsFormality({ formality })).toBe(demands)
  })
})

describe('a glossary', () => {
  const pairs = [
    { sourceLanguage: 'en', targetLanguage: 'de' },
    { sourceLanguage: 'en', targetLanguage: 'pt-BR' },
  ]

  it.each([
    ['EN', 'DE'],
    ['en', 'de'],
    ['EN', 'PT-BR'],
    ['EN-US', 'DE'],
  ])('fits one of its pairs: %s to %s', (source, target) => {
    expect(checkGlossaryPair(pairs, source, target)).toBeUndefined()
  })

  it('fits any source that is not known yet, if the target does', () => {
    expect(checkGlossaryPair(pairs, undefined, 'DE')).toBeUndefined()
    expect(checkGlossaryPair(pairs, undefined, 'FR')).toMatchObject({
      problem: { wanted: 'FR', available: ['EN → DE', 'EN → PT-BR'] },
    })
  })

  it.each([
    ['DE', 'EN'],
    ['EN', 'FR'],
    ['EN', 'PT-PT'],
  ])('does not fit %s to %s, and says what it is for', (source, target) => {
    expect(checkGlossaryPair(pairs, source, target, 'glossaryIds.1')).toEqual({
      kind: 'invalid-input',
      field: 'glossaryIds.1',
      problem: {
        type: 'wrong-language',
        wanted: `${source} → ${target}`,
        available: ['EN → DE', 'EN → PT-BR'],
      },
    })
  })
})

describe('a glossary without any pair', () => {
  it('fits nothing', () => {
    expect(checkGlossaryPair([], 'EN', 'DE')).toMatchObject({ problem: { available: ['–'] } })
  })
})

describe('a list of style rules', () => {
  it.each([
    ['en', 'EN-GB'],
    ['zh', 'ZH-HANS'],
    ['de', 'de'],
  ])('for %s fits %s', (language, target) => {
    expect(checkStyleLanguage(language, target)).toBeUndefined()
  })

  it('fits no other language', () => {
    expect(checkStyleLanguage('de', 'FR')).toEqual({
      kind: 'invalid-input',
      field: 'styleId',
      problem: { type: 'wrong-language', wanted: 'FR', available: ['DE'] },
    })
  })
})
