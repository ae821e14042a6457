import { describe, expect, it } from 'vitest'
import { translationSchema } from '../../../../core/areas/text/text-calls.ts'
import { checkTranslation } from '../../../../core/areas/text/text-rules.ts'
import type { FeatureOfPair } from '../../../../core/languages/languages-calls.ts'
import { type Plan, type ProfileName, serviceProfiles } from '../../../../core/service/service-profiles.ts'
import { type Settings, settingsSchema } from '../../../../core/settings/settings.ts'
import { emptyDraft, type TextDraft } from '../text-draft.ts'
import { fitTextOptions, type TextFacts } from './text-options-fit.ts'

const id = (n: number) => `7ff9bfd6-cd85-4190-8503-d6215a32151${n}`
const glossary = (n: number, ...pairs: [string, string][]) => ({
  id: id(n),
  name: `G${n}`,
  createdAt: '',
  dictionaries: pairs.map(([sourceLanguage, targetLanguage]) => ({
    sourceLanguage,
    targetLanguage,
    entryCount: 1,
  })),
})
const feature = (name: string, ...lackedBy: ('source' | 'target')[]): FeatureOfPair => ({
  name,
  isAvailable: lackedBy.length === 0,
  lackedBy,
  status: 'stable',
})
const everyFeature = [
  'formality',
  'glossary',
  'style_rules',
  'translation_memory',
  'custom_instructions',
  'tag_handling',
]

const facts = (
  known: Partial<TextFacts> & { plan?: Plan; profile?: ProfileName; lacking?: FeatureOfPair } = {},
): TextFacts => ({
  service: { plan: known.plan ?? 'pro', profile: serviceProfiles[known.profile ?? 'generic'] },
  features: everyFeature.map((name) => (known.lacking?.name === name ? known.lacking : feature(name))),
  glossaries: [glossary(1, ['en', 'de']), glossary(2, ['en', 'de'], ['de', 'en']), glossary(3, ['en', 'fr'])],
  styles: [
    { id: id(4), language: 'de' },
    { id: id(5), language: 'fr' },
  ],
  memories: [{ id: id(6), name: 'M', sourceLanguage: 'en', targetLanguages: ['de', 'fr'], segmentCount: 1 }],
  detected: undefined,
  ...known,
})

const fit = (
  choice: Partial<Settings['text']>,
  { draft = {}, ...known }: Parameters<typeof facts>[0] & { draft?: Partial<TextDraft> } = {},
) =>
  fitTextOptions(
    { ...settingsSchema.parse({}).text, sourceLanguage: 'en', targetLanguage: 'de', ...choice },
    { ...emptyDraft, ...draft },
    facts(known),
  )

const EVERYTHING: Partial<Settings['text']> = {
  formality: 'more',
  glossaryIds: [id(1), id(2)],
  styleId: id(4),
  translationMemoryId: id(6),
  modelType: 'quality_optimized',
}
const DRAFT: Partial<TextDraft> = {
  context: ' A menu. ',
  instructions: 'Be brief.\n\n Use dishes. ',
  tagHandling: 'xml',
  tagHandlingVersion: 'v2',
  outlineDetection: false,
  splittingTags: 'p, <li>',
  ignoreTags: 'code',
  splitSentences: 'nonewlines',
  preserveFormatting: true,
}

describe('the request', () => {
  it('has only the language pair if nothing was chosen', () => {
    expect(fit({}).request).toEqual({
      sourceLanguage: 'en',
      targetLanguage: 'de',
      showBilledCharacters: true,
    })
    expect(fit({ sourceLanguage: 'auto' }).request).not.toHaveProperty('sourceLanguage')
  })

  it('has all chosen options if they are compatible', () => {
    expect(fit(EVERYTHING, { draft: DRAFT }).request).toEqual({
      sourceLanguage: 'en',
      targetLanguage: 'de',
      showBilledCharacters: true,
      formality: 'more',
      glossaryIds: [id(1), id(2)],
      styleId: id(4),
      translationMemoryId: id(6),
      translationMemoryThreshold: 75,
      customInstructions: ['Be brief.', 'Use dishes.'],
      modelType: 'quality_optimized',
      context: 'A menu.',
      splitSentences: 'nonewlines',
      preserveFormatting: true,
      tagHandling: 'xml',
      tagHandlingVersion: 'v2',
      outlineDetection: false,
      splittingTags: ['p', 'li'],
      ignoreTags: ['code'],
    })
  })

  it('leaves the structure of HTML to the service', () => {
    expect(fit({}, { draft: { ...DRAFT, tagHandling: 'html' } }).request).toMatchObject({
      tagHandling: 'html',
    })
    expect(fit({}, { draft: { ...DRAFT, tagHandling: 'html' } }).request).not.toHaveProperty('splittingTags')
  })

  it('has a single glossary in the form that every service supports', () => {
    const { request } = fit({ glossaryIds: [id(2)] })
    expect(request).toMatchObject({ glossaryId: id(2) })
    expect(request).not.toHaveProperty('glossaryIds')
  })

  it('leaves out resources that the active service does not have', () => {
    const { request } = fit({
      ...EVERYTHING,
      glossaryIds: [id(9)],
      styleId: id(9),
      translationMemoryId: id(9),
    })
    expect(request).not.toHaveProperty('glossaryId')
    expect(request).not.toHaveProperty('styleId')
    expect(request).not.toHaveProperty('translationMemoryId')
    expect(request).not.toHaveProperty('translationMemoryThreshold')
  })

  const pairs = ['auto', 'en', 'de', 'fr'].flatMap((sourceLanguage) =>
    ['de', 'fr', 'pt-BR', 'zh-Hans'].map((targetLanguage) => ({ sourceLanguage, targetLanguage })),
  )
  it.each(pairs)('never has incompatible options: %j', (pair) => {
    for (const profile of ['generic', 'deepl'] as const)
      for (const plan of ['pro', 'free'] as const)
        for (const modelType of ['default', 'latency_optimized', 'quality_optimized'] as const) {
          const { request } = fit({ ...EVERYTHING, ...pair, modelType }, { draft: DRAFT, plan, profile })
          const input = translationSchema.parse({ ...request, texts: ['x'] })
          expect(checkTranslation(input, facts({ plan, profile }).service)).toBeUndefined()
        }
  })
})

describe('disabled options', () => {
  it('are none if all are compatible', () => {
    const { because } = fit({})
    expect(Object.values(because).filter((reason) => typeof reason === 'object')).toEqual([])
    expect([because.glossary(id(1)), because.style(id(4)), because.memory(id(6))]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it.each([
    ['formality', 'formality'],
    ['glossary', 'glossaries'],
    ['style_rules', 'styles'],
    ['translation_memory', 'memories'],
    ['custom_instructions', 'instructions'],
    ['tag_handling', 'tags'],
  ] as const)('%s, if the target does not support it', (name, what) => {
    const { because } = fit({}, { lacking: feature(name, 'target') })
    expect(because[what]).toMatchObject({ problem: { type: 'not-supported', language: 'de' } })
  })

  it('instructions, if style rules cover them and the target does not support these', () => {
    const { because } = fit({}, { features: [feature('style_rules', 'target')] })
    expect(because.instructions).toMatchObject({ problem: { type: 'not-supported', language: 'de' } })
  })

  it('are those that the source does not support, once it is known', () => {
    const lacking = feature('tag_handling', 'source')
    const problem = { type: 'not-supported', language: 'en' }
    expect(fit({}, { lacking }).because.tags).toMatchObject({ problem })
    expect(fit({ sourceLanguage: 'auto' }, { lacking }).because.tags).toBeUndefined()
    expect(fit({ sourceLanguage: 'auto' }, { lacking, detected: 'en' }).because.tags).toMatchObject({
      problem,
    })
  })

  it('are glossaries without a source, and those for other pairs', () => {
    expect(fit({ sourceLanguage: 'auto' }).because.glossaries).toMatchObject({
      problem: { type: 'needs', other: 'sourceLanguage' },
    })
    expect(fit({}).because.glossary(id(3))).toMatchObject({
      problem: { type: 'wrong-language', wanted: 'EN → DE', available: ['EN → FR'] },
    })
    expect(fit({ glossaryIds: [id(3)] }).request).not.toHaveProperty('glossaryId')
  })

  it('are glossaries beyond the limit of the service', () => {
    const { because } = fit({ glossaryIds: [id(1), id(3), id(7), id(8), id(9)] })
    expect(because.glossary(id(1))).toBeUndefined()
    expect(because.glossary(id(2))).toMatchObject({ problem: { type: 'too-much', limit: 5, actual: 6 } })
  })

  it('are glossaries until the language of the text is known, and they are used once it is chosen', () => {
    const chosen = { sourceLanguage: 'auto', glossaryIds: [id(1)] }
    expect(fit(chosen).because.glossaries).toMatchObject({ problem: { type: 'needs' } })
    const recognised = fit(chosen, { detected: 'en' })
    expect(recognised.because.glossaries).toBeUndefined()
    expect(recognised.because.glossary(id(3))).toMatchObject({ problem: { type: 'wrong-language' } })
    // A recognised language is not sent: the next text may be in another one.
    expect(recognised.request).not.toHaveProperty('glossaryId')
    expect(fit({ ...chosen, sourceLanguage: 'en' }).request).toMatchObject({ glossaryId: id(1) })
  })

  it('are none for a detected language where the service finds the fitting entries itself', () => {
    const chosen = { sourceLanguage: 'auto', glossaryIds: [id(1)] }
    const waiting = fit(chosen, { profile: 'deepl' })
    expect(waiting.because.glossaries).toBeUndefined()
    expect(waiting.because.glossary(id(3))).toMatchObject({ problem: { type: 'wrong-language' } })
    expect([waiting.request.glossaryId, waiting.isGlossaryWaiting]).toEqual([id(1), false])
    // The next text may be in a language that the glossary has.
    expect(fit(chosen, { profile: 'deepl', detected: 'fr' }).request.glossaryId).toBe(id(1))
    expect(fit(chosen).isGlossaryWaiting).toBe(true)
    expect(fit({ ...chosen, sourceLanguage: 'en' }).isGlossaryWaiting).toBe(false)
  })

  it('are style rules for another language, or of another plan', () => {
    expect(fit({}).because.style(id(5))).toMatchObject({ problem: { type: 'wrong-language' } })
    expect(fit({}, { plan: 'free' }).because.styles).toMatchObject({ kind: 'plan-needed' })
    expect(fit({ styleId: id(4) }, { plan: 'free' }).request).not.toHaveProperty('styleId')
  })

  it('are translation memories for another pair', () => {
    const elsewhere = { targetLanguage: 'es' }
    expect(fit(elsewhere).because.memory(id(6))).toMatchObject({ problem: { type: 'wrong-language' } })
    expect(fit({ sourceLanguage: 'auto' }).because.memory(id(6))).toBeUndefined()
    expect(fit({ sourceLanguage: 'auto' }, { detected: 'fr' }).because.memory(id(6))).toBeDefined()
  })

  it('are the quick model with options that it does not support, and the reverse', () => {
    const styled = fit({ styleId: id(4), modelType: 'latency_optimized' })
    expect(styled.because.quickModel).toMatchObject({ problem: { type: 'conflict', other: 'styleId' } })
    expect(styled.because.styles).toBeUndefined()
    expect(styled.request).not.toHaveProperty('modelType')
    const quick = fit({ modelType: 'latency_optimized' })
    expect(quick.request).toMatchObject({ modelType: 'latency_optimized' })
    for (const what of ['styles', 'memories', 'instructions'] as const)
      expect(quick.because[what]).toMatchObject({ problem: { type: 'conflict', other: 'modelType' } })
  })

  it('are none of these if the service has no such rules', () => {
    const { because, request } = fit({ styleId: id(4), modelType: 'latency_optimized' }, { profile: 'deepl' })
    expect(request).toMatchObject({ styleId: id(4), modelType: 'latency_optimized' })
    expect([because.quickModel, because.styles]).toEqual([undefined, undefined])
  })

  it('are not known before the service has responded', () => {
    const { because } = fit({}, { features: undefined })
    expect([because.formality, because.tags, because.glossaries]).toEqual([undefined, undefined, undefined])
  })
})
