import { describe, expect, it } from 'vitest'
import { featuresOfPair, findLanguage } from './features.ts'
import type { Availability, Product, ProductLanguage } from './languages-calls.ts'

const language = (
  code: string,
  features: Readonly<Record<string, Availability>> = {},
  sides: Partial<Pick<ProductLanguage, 'isSource' | 'isTarget'>> = {},
): ProductLanguage => ({
  code,
  name: code,
  isSource: true,
  isTarget: true,
  status: 'stable',
  features: Object.entries(features).map(([name, status]) => ({ name, status, isExternal: false })),
  ...sides,
})

const product = (needsSource: boolean, needsTarget: boolean): Product => ({
  name: 'translate_text',
  endpoints: [],
  features: [{ name: 'glossary', needsSource, needsTarget }],
})

const has = (isThere: boolean) => (isThere ? ({ glossary: 'stable' } as const) : {})
const truths = [true, false]
/** Every combination of what a feature needs and what the two languages list. */
const combinations = truths.flatMap((needsSource) =>
  truths.flatMap((needsTarget) =>
    truths.flatMap((onSource) =>
      truths.map((onTarget) => ({ needsSource, needsTarget, onSource, onTarget })),
    ),
  ),
)

describe('a feature of a pair of languages', () => {
  it.each(combinations)(
    'is there if each language that needs to have it has it: %j',
    ({ needsSource, needsTarget, onSource, onTarget }) => {
      const languages = [language('en', has(onSource)), language('de', has(onTarget))]
      const lackedBy = [
        ...(needsSource && !onSource ? ['source'] : []),
        ...(needsTarget && !onTarget ? ['target'] : []),
      ]
      expect(
        featuresOfPair(product(needsSource, needsTarget), languages, {
          sourceLanguage: 'EN',
          targetLanguage: 'DE',
        }),
      ).toEqual({
        ok: true,
        value: [{ name: 'glossary', isAvailable: lackedBy.length === 0, lackedBy, status: 'stable' }],
      })
    },
  )

  it('does not count on a source that is yet to be recognised', () => {
    const languages = [language('de', has(true))]
    const of = (needsSource: boolean) =>
      featuresOfPair(product(needsSource, true), languages, { targetLanguage: 'de' })
    expect(of(true)).toMatchObject({ value: [{ isAvailable: false, lackedBy: ['source'] }] })
    expect(of(false)).toMatchObject({ value: [{ isAvailable: true, lackedBy: [] }] })
  })

  it.each([
    ['stable', 'beta', 'beta'],
    ['early_access', 'stable', 'early_access'],
    ['beta', 'early_access', 'early_access'],
    ['stable', 'stable', 'stable'],
  ] as const)('is as settled as where it is least: %s and %s', (source, target, status) => {
    const languages = [language('en', { glossary: source }), language('de', { glossary: target })]
    expect(
      featuresOfPair(product(true, true), languages, { sourceLanguage: 'en', targetLanguage: 'de' }),
    ).toMatchObject({ value: [{ isAvailable: true, status }] })
  })

  it('is told in the order of the product, and none where it has none', () => {
    const many: Product = {
      ...product(true, true),
      features: ['tone', 'formality'].map((name) => ({ name, needsSource: false, needsTarget: true })),
    }
    const pair = { sourceLanguage: 'en', targetLanguage: 'de' }
    const languages = [language('en'), language('de', { formality: 'beta' })]
    expect(featuresOfPair(many, languages, pair)).toMatchObject({
      value: [
        { name: 'tone', isAvailable: false },
        { name: 'formality', isAvailable: true, status: 'beta' },
      ],
    })
    expect(featuresOfPair({ ...many, features: [] }, languages, pair)).toEqual({ ok: true, value: [] })
  })

  it.each([
    ['sourceLanguage', { sourceLanguage: 'xx', targetLanguage: 'de' }, 'xx'],
    ['targetLanguage', { sourceLanguage: 'en', targetLanguage: 'xx' }, 'xx'],
    ['targetLanguage', { targetLanguage: 'en' }, 'en'],
    ['sourceLanguage', { sourceLanguage: 'de', targetLanguage: 'de' }, 'de'],
  ])('is not told for a %s that the product does not take there: %j', (field, pair, value) => {
    const languages = [language('en', {}, { isTarget: false }), language('de', {}, { isSource: false })]
    expect(featuresOfPair(product(true, true), languages, pair)).toEqual({
      ok: false,
      error: { kind: 'invalid-input', field, problem: { type: 'unknown-value', value } },
    })
  })

  it('of a variant is its own where it is listed, and else that of its base', () => {
    const languages = [language('en'), language('en-GB'), language('zh')]
    expect(findLanguage(languages, 'EN-GB')?.code).toBe('en-GB')
    expect(findLanguage(languages, 'zh-Hant')?.code).toBe('zh')
    expect(findLanguage(languages, 'fr')).toBeUndefined()
  })
})
