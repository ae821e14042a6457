import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { backendOn } from '../../../../../test/support/app/backend-on.ts'
import { answerByPath, askedOf } from '../../../../../test/support/service/answers-by-path.ts'
import { HttpPeer, json } from '../../../../../test/support/service/http-peer.ts'
import type { ProfileName } from '../../../../core/service/service-profiles.ts'

const german = { lang: 'de', name: 'German', usable_as_source: true, usable_as_target: true }
const LISTED = [{ ...german, features: ['formality', 'glossary'] }]
const DETAILED = [
  {
    ...german,
    status: 'beta',
    native_name: 'Deutsch',
    features: {
      formality: { status: 'stable' },
      transcription: { status: 'early_access', external: true, since: 2026 },
      glossary: { status: 'in_the_far_future' },
    },
  },
]
const PRODUCTS = '/v3/languages/products'
const RESOURCES = '/v3/languages/resources'

describe('languages', () => {
  let peer: HttpPeer
  beforeEach(async () => {
    peer = await HttpPeer.listen()
  })
  afterEach(() => peer.close())

  const call = (name: string, input: object = {}, profile?: ProfileName) =>
    backendOn({ address: peer.address, key: 'key' }, profile).dispatch(name, input)

  it.each([
    ['generic', 'GET /v3/languages?product=voice'],
    ['deepl', 'GET /v3/languages?resource=voice&include=beta&include=external'],
  ] as const)('of a product are asked for as %s has it', async (profile, request) => {
    peer.answerWith(json(200, LISTED))
    expect(await call('language.listProduct', { product: 'voice' }, profile)).toMatchObject({ ok: true })
    expect(askedOf(peer)).toEqual([request])
  })

  it.each(['generic', 'deepl'] as const)('are one model, whichever shape %s answers', async (profile) => {
    peer.answerWith(json(200, LISTED), json(200, DETAILED))
    const base = { code: 'de', name: 'German', isSource: true, isTarget: true }
    expect(await call('language.listProduct', { product: 'translate_text' }, profile)).toEqual({
      ok: true,
      value: [
        {
          ...base,
          status: 'stable',
          features: [
            { name: 'formality', status: 'stable', isExternal: false },
            { name: 'glossary', status: 'stable', isExternal: false },
          ],
        },
      ],
    })
    expect(await call('language.listProduct', { product: 'translate_text' }, profile)).toEqual({
      ok: true,
      value: [
        {
          ...base,
          status: 'beta',
          features: [
            { name: 'formality', status: 'stable', isExternal: false },
            { name: 'transcription', status: 'early_access', isExternal: true },
            // An unknown status is not interpreted.
            { name: 'glossary', status: 'early_access', isExternal: false },
          ],
        },
      ],
    })
  })

  it.each<[string, string, object]>([
    ['lang', '0.lang: invalid_type', { ...german, lang: undefined, features: [] }],
    ['name', '0.name: invalid_type', { ...german, name: undefined, features: [] }],
    [
      'usable_as_target',
      '0.usable_as_target: invalid_type',
      { ...german, usable_as_target: null, features: [] },
    ],
    ['features that can be read', '0.features: invalid_union', { ...german, features: 7 }],
  ])('without %s are a bad answer that names it', async (_field, detail, language) => {
    peer.answerWith(json(200, [language]))
    expect(await call('language.listProduct', { product: 'voice' })).toMatchObject({
      error: { kind: 'invalid-response', detail },
    })
  })

  it('of a product that is none are refused before anything is sent', async () => {
    expect(await call('language.listProduct', { product: 'magic' })).toMatchObject({
      error: { field: 'product', problem: { type: 'unknown-value', value: 'magic' } },
    })
    expect(await call('language.listText', { type: 'both' })).toMatchObject({
      error: { field: 'type', problem: { type: 'unknown-value' } },
    })
    expect(peer.received).toEqual([])
  })

  it('of texts are sources or targets', async () => {
    peer.answerWith(
      json(200, [{ language: 'EN', name: 'English' }]),
      json(200, [{ language: 'DE', name: 'German', supports_formality: true, extra: 1 }]),
    )
    expect(await call('language.listText')).toEqual({ ok: true, value: [{ code: 'EN', name: 'English' }] })
    expect(await call('language.listText', { type: 'target' })).toEqual({
      ok: true,
      value: [{ code: 'DE', name: 'German', hasFormality: true }],
    })
    expect(askedOf(peer)).toEqual(['GET /v2/languages?type=source', 'GET /v2/languages?type=target'])
  })

  it.each([
    ['generic', PRODUCTS],
    ['deepl', RESOURCES],
  ] as const)('and products are listed where %s lists them', async (profile, path) => {
    answerByPath(peer, { [path]: json(200, [{ name: 'voice', features: [] }]) })
    expect(await call('language.listProducts', {}, profile)).toEqual({
      ok: true,
      value: [{ name: 'voice', endpoints: [], features: [] }],
    })
  })

  it('and what features need of them is told under both names', async () => {
    const features = [
      { name: 'old', required_on_source: true, required_on_target: false },
      { name: 'new', needs_source_support: false, needs_target_support: true },
      { name: 'free' },
    ]
    peer.answerWith(json(200, [{ name: 'translate_text', endpoints: ['v2/translate'], features }]))
    expect(await call('language.listProducts')).toEqual({
      ok: true,
      value: [
        {
          name: 'translate_text',
          endpoints: ['v2/translate'],
          features: [
            { name: 'old', needsSource: true, needsTarget: false },
            { name: 'new', needsSource: false, needsTarget: true },
            { name: 'free', needsSource: false, needsTarget: false },
          ],
        },
      ],
    })
  })

  describe('of a pair', () => {
    const features = [
      { name: 'formality', required_on_target: true },
      { name: 'tag_handling', required_on_source: true, required_on_target: true },
    ]
    const find = (input: object) => call('language.features', { product: 'translate_text', ...input })
    beforeEach(() =>
      answerByPath(peer, {
        '/v3/languages': json(200, [...LISTED, { ...german, lang: 'en', features: ['tag_handling'] }]),
        [PRODUCTS]: json(200, [{ name: 'translate_text', endpoints: [], features }]),
      }),
    )

    it('have the features that both sides allow', async () => {
      expect(await find({ sourceLanguage: 'EN', targetLanguage: 'DE' })).toEqual({
        ok: true,
        value: [
          { name: 'formality', isAvailable: true, lackedBy: [], status: 'stable' },
          { name: 'tag_handling', isAvailable: false, lackedBy: ['target'], status: 'stable' },
        ],
      })
    })

    it('are refused where one is not offered', async () => {
      expect(await find({ targetLanguage: 'XX' })).toMatchObject({ error: { field: 'targetLanguage' } })
    })

    it('have none of a product that the service does not list', async () => {
      expect(await call('language.features', { product: 'voice', targetLanguage: 'DE' })).toMatchObject({
        error: { field: 'product', problem: { type: 'unknown-value', value: 'voice' } },
      })
    })

    it('cannot be told where the service does not answer', async () => {
      answerByPath(peer, { '/v3/languages': json(200, LISTED) })
      expect(await find({ targetLanguage: 'DE' })).toMatchObject({ error: { kind: 'not-found' } })
      answerByPath(peer, { [PRODUCTS]: json(200, []), '/v3/languages': json(403, {}) })
      expect(await find({ targetLanguage: 'DE' })).toMatchObject({ error: { kind: 'not-allowed' } })
    })
  })
})
