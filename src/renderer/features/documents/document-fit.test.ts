import { describe, expect, it } from 'vitest'
import { checkDocumentOptions } from '../../../core/areas/documents/document-options.ts'
import type { Glossary } from '../../../core/areas/glossaries/glossaries-calls.ts'
import type { ProductLanguage } from '../../../core/languages/languages-calls.ts'
import { serviceProfiles } from '../../../core/service/service-profiles.ts'
import { settingsSchema } from '../../../core/settings/settings.ts'
import { type Chosen, type DocumentFacts, fitDocumentOptions } from './document-fit.ts'

const language = (code: string, ...features: string[]): ProductLanguage => ({
  code,
  name: code,
  isSource: true,
  isTarget: code !== 'la',
  status: 'stable',
  features: features.map((name) => ({ name, status: 'stable', isExternal: false })),
})
const glossary = (id: string, ...targets: string[]): Glossary => ({
  id,
  name: id,
  createdAt: '2026-01-01T00:00:00Z',
  dictionaries: targets.map((targetLanguage) => ({ sourceLanguage: 'en', targetLanguage, entryCount: 1 })),
})
const memory = (id: string, ...targetLanguages: string[]) => ({
  id,
  name: id,
  sourceLanguage: 'en',
  targetLanguages,
  segmentCount: 1,
})

const facts: DocumentFacts = {
  plan: 'pro',
  profile: serviceProfiles.generic,
  languages: [language('de', 'formality'), language('fr', 'formality'), language('ko'), language('la')],
  glossaries: [glossary('both', 'de', 'fr'), glossary('german', 'de')],
  styles: [{ id: 'style', name: 'style', language: 'de' }],
  memories: [memory('memory', 'de', 'fr')],
}
const defaults = settingsSchema.parse({}).documents
const fit = (chosen: Partial<Chosen>, known: Partial<DocumentFacts> = {}) =>
  fitDocumentOptions({ ...defaults, ...chosen }, { ...facts, ...known })
const [both, german] = facts.glossaries as [Glossary, Glossary]

describe('options that are not known yet', () => {
  it('are sent as chosen: the service checks them', () => {
    const chosen = {
      sourceLanguage: 'en',
      targetLanguages: ['de'],
      glossaryIds: ['elsewhere'],
      styleId: 'elsewhere',
      translationMemoryId: 'elsewhere',
    }
    const unknown = { glossaries: undefined, styles: undefined, memories: undefined }
    expect(fit(chosen, unknown)).toMatchObject({
      options: {
        glossaryIds: ['elsewhere'],
        styleId: 'elsewhere',
        translationMemoryId: 'elsewhere',
      },
      because: { style: undefined, memory: undefined },
    })
    expect(fit(chosen, { ...unknown, plan: 'free' }).options.styleId).toBeUndefined()
    expect(fit(chosen).options).toEqual({ sourceLanguage: 'EN' })
  })
})

describe('a watermark', () => {
  it('is asked for where the service has one', () => {
    const { deepl: profile } = serviceProfiles
    expect(fit({ watermark: true }, { profile }).options.watermark).toBe(true)
    expect(fit({ watermark: false }, { profile }).options).not.toHaveProperty('watermark')
    expect(fit({ watermark: true }).options).not.toHaveProperty('watermark')
  })
})

describe('the request', () => {
  it('has all chosen options that are compatible', () => {
    const { options, targetLanguages } = fit({
      sourceLanguage: 'en',
      targetLanguages: ['de'],
      formality: 'more',
      glossaryIds: ['both', 'german'],
      styleId: 'style',
      translationMemoryId: 'memory',
      translationMemoryThreshold: 80,
    })
    expect(targetLanguages).toEqual(['DE'])
    expect(options).toEqual({
      sourceLanguage: 'EN',
      formality: 'prefer_more',
      glossaryIds: ['both', 'german'],
      styleId: 'style',
      translationMemoryId: 'memory',
      translationMemoryThreshold: 80,
    })
    expect(checkDocumentOptions(options, { profile: serviceProfiles.generic, plan: 'pro' })).toBeUndefined()
  })

  it('leaves out options that are not compatible with every target', () => {
    const { options } = fit({
      sourceLanguage: 'en',
      targetLanguages: ['de', 'fr'],
      glossaryIds: ['both', 'german', 'gone'],
      styleId: 'style',
      translationMemoryId: 'memory',
    })
    expect(options).toEqual({
      sourceLanguage: 'EN',
      glossaryIds: ['both'],
      translationMemoryId: 'memory',
      translationMemoryThreshold: 75,
    })
  })

  it('leaves out a target that the service no longer has', () => {
    expect(fit({ targetLanguages: ['la', 'xx', 'de'] }).targetLanguages).toEqual(['DE'])
  })

  it('prefers a formality that only some targets support, and has none if no target does', () => {
    expect(fit({ targetLanguages: ['de', 'ko'], formality: 'less' }).options.formality).toBe('prefer_less')
    const korean = fit({ targetLanguages: ['ko'], formality: 'less' })
    expect(korean.options).not.toHaveProperty('formality')
    expect(korean.because.formality).toBe('noFormality')
  })
})

describe('the reason for a disabled option', () => {
  it.each([
    ['without a source language', {}, german, 'sourceRequired'],
    ['for another target', { sourceLanguage: 'en', targetLanguages: ['de', 'fr'] }, german, 'otherLanguages'],
    ['for another source', { sourceLanguage: 'de', targetLanguages: ['fr'] }, both, 'otherLanguages'],
    ['that fits', { sourceLanguage: 'en' }, german, undefined],
  ] as const)('of a glossary %s', (_what, chosen, which, reason) => {
    expect(fit(chosen as Partial<Chosen>).because.glossary(which)).toBe(reason)
  })

  it('of a sixth glossary, and not of the five', () => {
    const glossaries = Array.from({ length: 6 }, (_, i) => glossary(`g${i}`, 'de'))
    const ids = glossaries.map(({ id }) => id)
    const { because } = fit({ sourceLanguage: 'en', glossaryIds: ids.slice(0, 5) }, { glossaries })
    expect(glossaries.map((each) => because.glossary(each))).toEqual([
      ...Array.from({ length: 5 }, () => undefined),
      'glossaryLimit',
    ])
  })

  it('of style rules and translation memories', () => {
    expect(fit({}, { plan: 'free' }).because.style).toBe('proOnly')
    expect(fit({ styleId: 'style' }, { plan: 'free' }).options).toEqual({})
    expect(fit({ targetLanguages: ['ko'] }).because).toMatchObject({
      style: 'noStyles',
      memory: 'noMemories',
    })
  })
})
