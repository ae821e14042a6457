import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { backendOn } from '../../../../../test/support/app/backend-on.ts'
import {
  answerByPath,
  askedOf,
  bodiesAt,
  shout,
} from '../../../../../test/support/service/answers-by-path.ts'
import { HttpPeer, json } from '../../../../../test/support/service/http-peer.ts'
import { ServicePeer } from '../../../../../test/support/service/service-peer.ts'
import type { TranslationInput } from '../../../../core/areas/text/text-calls.ts'
import type { Result } from '../../../../core/base/result.ts'
import type { CallOutput } from '../../../../core/contract/contract.ts'
import type { Plan, ProfileName } from '../../../../core/service/service-profiles.ts'

const PATH = '/v2/translate'
const ID = '7ff9bfd6-cd85-4190-8503-d6215a321519'

describe('a translation', () => {
  let peer: HttpPeer
  beforeEach(async () => {
    peer = await HttpPeer.listen()
    answerByPath(peer, { [PATH]: shout })
  })
  afterEach(() => peer.close())

  const on = (profile: ProfileName = 'generic', plan: Plan = 'pro') =>
    backendOn({ address: peer.address, key: 'key', plan }, profile)
  type Answered = Promise<Result<CallOutput<'text.translate'>>>
  const translate = (input: Partial<TranslationInput>, profile?: ProfileName, plan?: Plan) =>
    on(profile, plan).dispatch('text.translate', {
      texts: ['Hello'],
      targetLanguage: 'de',
      ...input,
    }) as Answered

  it('sends every parameter in the words of the service, and no other', async () => {
    const input: Required<Omit<TranslationInput, 'glossaryIds'>> = {
      texts: ['One', 'Two'],
      targetLanguage: 'de',
      sourceLanguage: 'en',
      context: 'numbers',
      showBilledCharacters: true,
      splitSentences: 'nonewlines',
      preserveFormatting: true,
      formality: 'prefer_more',
      modelType: 'prefer_quality_optimized',
      glossaryId: ID,
      styleId: ID,
      translationMemoryId: ID,
      translationMemoryThreshold: 75,
      customInstructions: ['Be brief'],
      tagHandling: 'xml',
      tagHandlingVersion: 'v2',
      outlineDetection: false,
      enableBetaLanguages: true,
      nonSplittingTags: ['a'],
      splittingTags: ['b', 'c'],
      ignoreTags: ['d'],
      keepAs: ID,
    }
    expect(await translate(input)).toMatchObject({ ok: true })
    expect(bodiesAt(peer, PATH)).toEqual([
      {
        text: ['One', 'Two'],
        target_lang: 'DE',
        source_lang: 'EN',
        context: 'numbers',
        show_billed_characters: true,
        split_sentences: 'nonewlines',
        preserve_formatting: true,
        formality: 'prefer_more',
        model_type: 'prefer_quality_optimized',
        glossary_id: ID,
        style_id: ID,
        translation_memory_id: ID,
        translation_memory_threshold: 75,
        custom_instructions: ['Be brief'],
        tag_handling: 'xml',
        tag_handling_version: 'v2',
        outline_detection: false,
        enable_beta_languages: true,
        non_splitting_tags: ['a'],
        splitting_tags: ['b', 'c'],
        ignore_tags: ['d'],
      },
    ])
  })

  it('sends nothing that was not asked for', async () => {
    await translate({ glossaryIds: [], customInstructions: [], ignoreTags: [] })
    expect(bodiesAt(peer, PATH)).toEqual([{ text: ['Hello'], target_lang: 'DE' }])
  })

  it('names several glossaries', async () => {
    await translate({ glossaryIds: [ID], sourceLanguage: 'EN' })
    expect(bodiesAt(peer, PATH)).toMatchObject([{ glossary_ids: [ID] }])
  })

  it.each<[Partial<TranslationInput>, ProfileName, string | undefined]>([
    [{ translationMemoryId: ID }, 'generic', 'quality_optimized'],
    [{ customInstructions: ['Be brief'] }, 'generic', 'quality_optimized'],
    [{ translationMemoryId: ID }, 'deepl', undefined],
    [{ context: 'x' }, 'generic', undefined],
  ])('asks for the quality model where %j needs it in %s: %s', async (input, profile, model) => {
    await translate(input, profile)
    expect(bodiesAt(peer, PATH)[0]?.['model_type']).toBe(model)
  })

  it('tells all that the service says of it, and drops what is new', async () => {
    const translation = {
      detected_source_language: 'EN',
      text: 'Hallo',
      billed_characters: 5,
      model_type_used: 'quality_optimized',
      tag_handling_version: 'v2',
      mood: 'good',
    }
    answerByPath(peer, { [PATH]: json(200, { translations: [translation], region: 'eu' }) })
    expect(await translate({})).toEqual({
      ok: true,
      value: {
        translations: [
          {
            text: 'Hallo',
            detectedSourceLanguage: 'EN',
            billedCharacters: 5,
            modelTypeUsed: 'quality_optimized',
            tagHandlingVersion: 'v2',
          },
        ],
      },
    })
  })

  it.each<[string, unknown, string]>([
    ['without translations', {}, 'translations: invalid_type'],
    [
      'without a text',
      { translations: [{ detected_source_language: 'EN' }] },
      'translations.0.text: invalid_type',
    ],
    [
      'without its language',
      { translations: [{ text: 'Hallo' }] },
      'translations.0.detected_source_language: invalid_type',
    ],
    ['with too few texts', { translations: [] }, '0 texts for 1'],
  ])('is a bad answer %s', async (_what, body, detail) => {
    answerByPath(peer, { [PATH]: json(200, body) })
    const host = new URL(peer.address).host
    expect(await translate({})).toMatchObject({ error: { kind: 'invalid-response', host, detail } })
  })

  it.each([
    [400, 'refused'],
    [401, 'key-rejected'],
    [403, 'not-allowed'],
    [404, 'not-found'],
    [413, 'too-large'],
    [456, 'quota-exceeded'],
  ])('ends with status %i as %s', async (status, kind) => {
    answerByPath(peer, { [PATH]: json(status, { message: 'No.' }) })
    expect(await translate({})).toMatchObject({ error: { kind, message: 'No.', traceId: 'trace-7' } })
  })

  it.each<[Partial<TranslationInput>, string]>([
    [{ glossaryId: ID }, 'glossaryId'],
    [{ glossaryId: ID, glossaryIds: [ID], sourceLanguage: 'EN' }, 'glossaryIds'],
    [{ styleId: ID, modelType: 'latency_optimized' }, 'modelType'],
    [{ customInstructions: ['x'], targetLanguage: 'nl' }, 'customInstructions'],
    [{ customInstructions: ['x'.repeat(301)] }, 'customInstructions.0'],
    [{ translationMemoryThreshold: 101 }, 'translationMemoryThreshold'],
    [{ tagHandling: 'xml', texts: [`<a>${'x'.repeat(140_000)}</a>`] }, 'texts.0'],
    [{ texts: ['\uD83D'] }, 'texts.0'],
  ])('is refused before anything is sent: %#', async (input, field) => {
    expect(await translate(input)).toMatchObject({ error: { kind: 'invalid-input', field } })
    expect(peer.received).toEqual([])
  })

  it.each([
    [{ glossaryId: ID, sourceLanguage: 'EN' }, { hint: 'data-centre' }],
    [{}, {}],
  ])('may name what another data centre has: %j', async (input, hint) => {
    const service = await ServicePeer.listen()
    service.answerWith(json(404, {}))
    const asked = { texts: ['Hello'], targetLanguage: 'DE', ...input }
    expect(await service.callAt('https://api-us.deepl.com', 'deepl', 'text.translate', asked)).toEqual({
      ok: false,
      error: { kind: 'not-found', traceId: 'trace-7', ...hint },
    })
    await service.close()
  })

  it('has style rules on the Pro plan only', async () => {
    expect(await translate({ styleId: ID }, 'deepl', 'free')).toEqual({
      ok: false,
      error: { kind: 'plan-needed', plan: 'pro', feature: 'style-rules' },
    })
    expect(peer.received).toEqual([])
  })

  it.each<[string, Partial<TranslationInput>, string]>([
    ['a formality that the language does not have', { formality: 'more' }, 'formality'],
    ['a glossary of another pair', { glossaryId: ID, sourceLanguage: 'EN' }, 'glossaryId'],
    ['one such of several', { glossaryIds: [ID], sourceLanguage: 'EN' }, 'glossaryIds.0'],
    ['style rules for another language', { styleId: ID }, 'styleId'],
  ])('is not sent with %s', async (_what, input, field) => {
    const turkish = {
      lang: 'tr',
      name: 'Turkish',
      usable_as_source: true,
      usable_as_target: true,
      features: [],
    }
    answerByPath(peer, {
      [PATH]: shout,
      '/v3/languages': json(200, [turkish]),
      [`/v3/glossaries/${ID}`]: json(200, {
        glossary_id: ID,
        name: 'Terms',
        creation_time: '2026-01-01T00:00:00Z',
        dictionaries: [{ source_lang: 'en', target_lang: 'de', entry_count: 1 }],
      }),
      [`/v3/style_rules/${ID}`]: json(200, {
        style_id: ID,
        name: 'House style',
        creation_time: '2026-01-01T00:00:00Z',
        updated_time: '2026-01-01T00:00:00Z',
        language: 'de',
        version: 1,
        configured_rules: null,
        custom_instructions: null,
      }),
    })
    expect(await translate({ ...input, targetLanguage: 'TR' })).toMatchObject({
      error: { kind: 'invalid-input', field },
    })
    expect(bodiesAt(peer, PATH)).toEqual([])
  })

  it('asks for nothing beside it where only a formality is preferred', async () => {
    await translate({ formality: 'prefer_less' })
    expect(askedOf(peer)).toEqual([`POST ${PATH}`])
  })
})
