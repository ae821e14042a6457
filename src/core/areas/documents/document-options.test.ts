import { describe, expect, it } from 'vitest'
import { parseInput } from '../../base/input.ts'
import { serviceProfiles } from '../../service/service-profiles.ts'
import { checkDocumentOptions, type DocumentOptions, distinctTargets } from './document-options.ts'
import { documentCalls } from './documents-calls.ts'
import { checkDocument, MAX_DOCUMENT_BYTES, minBilledCharacters, usualOutputOf } from './types.ts'

const ID = 'a74d88fb-ed2a-4943-a664-a4512398b994'
const pro = { profile: serviceProfiles.generic, plan: 'pro' } as const
const parse = (input: object) =>
  parseInput(documentCalls['document.translate'].input, { file: 'h', targetLanguages: ['DE'], ...input })

describe('a document', () => {
  it.each([
    ['a.docx', 100 * 1024 * 1024, 'pro'],
    ['a.doc', 100 * 1024 * 1024, 'pro'],
    ['a.doc', 10 * 1024 * 1024, 'free'],
    ['a.xlsx', 30 * 1024 * 1024, 'pro'],
    ['a.idml', 30 * 1024 * 1024, 'pro'],
    ['a.idml', 10 * 1024 * 1024, 'free'],
    ['a.mif', 30 * 1024 * 1024, 'pro'],
    ['a.mif', 10 * 1024 * 1024, 'free'],
    ['a.xml', 10 * 1024 * 1024, 'free'],
    ['a.dita', 5 * 1024 * 1024, 'pro'],
    ['a.json', 1024 * 1024, 'pro'],
    ['a.PDF', 10 * 1024 * 1024, 'free'],
    ['a.htm', 5 * 1024 * 1024, 'free'],
    ['a.txt', 1024 * 1024, 'pro'],
    ['a.xlf', 10 * 1024 * 1024, 'pro'],
    ['a.srt', 150 * 1024, 'pro'],
    ['a.jpeg', 3 * 1024 * 1024, 'pro'],
  ] as const)('%s may have %i bytes on the plan %s, and no more', (name, limit, plan) => {
    expect(checkDocument(name, limit, plan)).toBeUndefined()
    expect(checkDocument(name, limit + 1, plan)).toEqual({
      kind: 'invalid-input',
      field: 'file',
      problem: { type: 'too-much', limit, actual: limit + 1, unit: 'bytes' },
    })
  })

  it.each(['a.exe', 'a', '.txt', 'a.odt', 'a.constructor'])(
    'named %s is of no type that is translated',
    (name) => {
      expect(checkDocument(name, 10, 'pro')).toMatchObject({ problem: { type: 'unknown-value' } })
    },
  )

  it.each([
    ['letter.DOC', 'docx'],
    ['letter.pdf', 'pdf'],
    ['letter', undefined],
  ])('named %s comes back as %s', (name, format) => {
    expect(usualOutputOf(name)).toBe(format)
  })

  it('that is empty is none', () => {
    expect(checkDocument('a.txt', 0, 'pro')).toMatchObject({ problem: { type: 'missing' } })
  })

  it('is never larger than 100 MB', () => {
    expect(MAX_DOCUMENT_BYTES).toBe(100 * 1024 * 1024)
  })
})

describe('what documents cost at least', () => {
  const deepl = serviceProfiles.deepl
  it.each([
    [['a.docx'], 1, 50_000],
    [['a.DOC', 'b.pptx', 'c.xlsx', 'd.pdf'], 3, 600_000],
    [['a.txt', 'b.html', 'c.idml', 'd.png'], 2, 0],
    [['a.txt', 'b.pdf'], 2, 100_000],
  ])('is for %j in %i languages %i characters', (names, languages, characters) => {
    expect(minBilledCharacters(names, languages, deepl)).toBe(characters)
    expect(minBilledCharacters(names, languages, serviceProfiles.generic)).toBe(0)
  })
})

describe('the options of a document', () => {
  it.each([
    ['no target', { targetLanguages: [] }, 'targetLanguages'],
    ['a target that is no language', { targetLanguages: ['DE', 'x y'] }, 'targetLanguages.1'],
    ['an unknown formality', { formality: 'rude' }, 'formality'],
    ['an unknown format', { outputFormat: 'exe' }, 'outputFormat'],
    ['a format that nothing comes back as', { outputFormat: 'doc' }, 'outputFormat'],
    ['a glossary that is no id', { glossaryId: 'mine' }, 'glossaryId'],
    ['six glossaries', { glossaryIds: Array.from({ length: 6 }, () => ID) }, 'glossaryIds'],
    ['a threshold over 100', { translationMemoryThreshold: 101 }, 'translationMemoryThreshold'],
    ['half a percent', { translationMemoryThreshold: 0.5 }, 'translationMemoryThreshold'],
  ])('do not fit: %s', (_what, input, field) => {
    expect(parse(input)).toMatchObject({ error: { kind: 'invalid-input', field } })
  })

  it.each([
    [
      'one glossary and several',
      { sourceLanguage: 'EN', glossaryId: ID, glossaryIds: [ID] },
      'glossaryIds',
      { type: 'conflict', other: 'glossaryId' },
    ],
    [
      'a glossary without a source language',
      { glossaryId: ID },
      'glossaryId',
      { type: 'needs', other: 'sourceLanguage' },
    ],
    [
      'glossaries without a source language',
      { glossaryIds: [ID] },
      'glossaryIds.0',
      { type: 'needs', other: 'sourceLanguage' },
    ],
    [
      'a threshold of no memory',
      { translationMemoryThreshold: 75 },
      'translationMemoryId',
      { type: 'missing' },
    ],
    [
      'a watermark and a service without one',
      { watermark: true },
      'watermark',
      { type: 'unknown-value', value: 'true' },
    ],
  ])('do not go together: %s', (_what, options, field, problem) => {
    expect(checkDocumentOptions(options, pro)).toEqual({ kind: 'invalid-input', field, problem })
  })

  it('have style rules on the Pro plan only', () => {
    expect(checkDocumentOptions({ styleId: ID }, pro)).toBeUndefined()
    expect(checkDocumentOptions({ styleId: ID }, { ...pro, plan: 'free' })).toEqual({
      kind: 'plan-needed',
      plan: 'pro',
      feature: 'style-rules',
    })
  })

  it('may all be there', () => {
    const all = {
      sourceLanguage: 'EN',
      outputFormat: 'docx',
      formality: 'more',
      glossaryIds: [ID, ID, ID, ID, ID],
      styleId: ID,
      translationMemoryId: ID,
      translationMemoryThreshold: 100,
      watermark: true,
    } satisfies DocumentOptions
    expect(parse(all)).toMatchObject({ ok: true, value: { ...all, whenDone: 'keep' } })
    expect(checkDocumentOptions(all, { ...pro, profile: serviceProfiles.deepl })).toBeUndefined()
  })
})

it('the same target named twice is one target', () => {
  expect(distinctTargets(['DE', 'fr', 'de', 'FR', 'es'])).toEqual(['DE', 'fr', 'es'])
})
