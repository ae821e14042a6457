import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Result } from '../../../src/core/base/result.ts'
import type { CallName, CallOutput } from '../../../src/core/contract/contract.ts'
import { moreProductNames, productNames } from '../../../src/core/languages/languages-calls.ts'
import { knownVoiceLanguages, type VoiceLanguage } from '../../../src/core/voice/voice-languages.ts'
import { createSimulator, type Simulator } from '../../../src/simulator/simulator-server.ts'
import { backendOn } from '../../support/app/backend-on.ts'
import { RecordingFetch } from '../../support/service/recording-fetch.ts'

describe.each(['generic', 'deepl'] as const)('the languages of a %s service', (profile) => {
  let simulator: Simulator
  beforeAll(async () => {
    simulator = await createSimulator()
  })
  afterAll(() => simulator.close())

  /** @throws if the service refuses */
  const call = async <K extends CallName>(name: K, input: object = {}): Promise<CallOutput<K>> => {
    const answer = (await backendOn(simulator, profile).dispatch(name, input)) as Result<CallOutput<K>>
    if (!answer.ok) throw new Error(JSON.stringify(answer.error))
    return answer.value
  }

  it('of texts are those that can be translated from, and into', async () => {
    const codes = async (input: object) => (await call('language.listText', input)).map(({ code }) => code)
    expect(await codes({})).toEqual(await codes({ type: 'source' }))
    expect(await codes({})).toContain('EN')
    expect(await codes({ type: 'target' })).toEqual(expect.arrayContaining(['EN-GB', 'PT-BR', 'ZH-HANT']))
  })

  it('are asked for where they are not deprecated', async () => {
    const { fetch, sent } = new RecordingFetch()
    const { dispatch } = backendOn({ ...simulator, fetch }, profile)
    for (const name of ['language.listText', 'plainGlossary.pairs', 'service.check'])
      expect(await dispatch(name, {})).toMatchObject({ ok: true })
    const deprecated = sent.filter(({ path }) =>
      ['/v2/languages', '/v2/glossary-language-pairs'].includes(path),
    )
    expect(deprecated).toHaveLength(profile === 'deepl' ? 0 : 3)
    const { pairs } = await call('plainGlossary.pairs')
    expect(pairs).toContainEqual({ sourceLanguage: 'en', targetLanguage: 'de' })
    expect(pairs.filter((pair) => pair.sourceLanguage === pair.targetLanguage)).toEqual([])
  })

  it('of voice can do what is built in, but for what only the service can say', async () => {
    const { fetch, sent } = new RecordingFetch()
    const { dispatch } = backendOn({ ...simulator, fetch }, profile)
    const answer = (await dispatch('voice.languages', {})) as Result<VoiceLanguage[]>
    const abilities = (languages: readonly VoiceLanguage[]) =>
      languages
        .map(({ hasFormality: _formality, hasGlossary: _glossary, ...language }) => language)
        .toSorted((a, b) => (a.code < b.code ? -1 : 1))
    expect(answer.ok && abilities(answer.value)).toEqual(abilities(knownVoiceLanguages))
    expect(sent.map(({ path }) => path)).toEqual(['/v3/languages'])
  })

  const ofProfile = profile === 'deepl' ? [...productNames, ...moreProductNames] : productNames
  it.each(ofProfile)('are there for %s', async (product) => {
    const languages = await call('language.listProduct', { product })
    expect(languages.length).toBeGreaterThan(5)
    expect(languages.some(({ isTarget }) => isTarget)).toBe(true)
  })

  it('tell what each can do', async () => {
    const languages = await call('language.listProduct', { product: 'translate_text' })
    const has = (code: string, name: string) =>
      languages.find((language) => language.code === code)?.features.some((each) => each.name === name)
    expect(has('de', 'formality')).toBe(true)
    expect(has('tr', 'formality')).toBe(false)
    expect(has('tr', 'glossary')).toBe(true)
  })

  it('belong to products, whose features need some of them', async () => {
    const products = await call('language.listProducts')
    expect(products.map(({ name }) => name)).toEqual(ofProfile)
    const text = products.find(({ name }) => name === 'translate_text')
    expect(text?.features).toContainEqual({ name: 'formality', needsSource: false, needsTarget: true })
    expect(text?.features).toContainEqual({ name: 'glossary', needsSource: true, needsTarget: true })
  })

  it.each([
    ['DE', true],
    ['TR', false],
  ])('have formality into %s: %s', async (targetLanguage, isAvailable) => {
    const features = await call('language.features', {
      product: 'translate_text',
      sourceLanguage: 'EN',
      targetLanguage,
    })
    expect(features.find(({ name }) => name === 'formality')).toMatchObject({ isAvailable })
  })
})
