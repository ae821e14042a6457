import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../../test/support/service/simulator-client.ts'
import { createSimulator, type Simulator } from '../simulator-server.ts'

let simulator: Simulator
beforeAll(async () => {
  simulator = await createSimulator()
})
afterAll(() => simulator.close())

interface Language {
  readonly lang: string
  readonly usable_as_source: boolean
  readonly usable_as_target: boolean
  readonly status?: string
  readonly features: readonly string[] | Readonly<Record<string, object>>
}
interface Product {
  readonly name: string
  readonly features: readonly { readonly name: string; readonly [flag: string]: unknown }[]
}

const get = async <T>(path: string) => (await call(simulator, 'GET', path)).body as T
const languagesOf = (query: string) => get<Language[]>(`/v3/languages?${query}`)
const namesOf = ({ features }: Language): readonly string[] =>
  Array.isArray(features) ? features : Object.keys(features)

describe('products', () => {
  it('say in one deployment what a feature needs', async () => {
    const products = await get<Product[]>('/v3/languages/resources')
    const text = products.find(({ name }) => name === 'translate_text')?.features.map(({ name }) => name)
    expect(text).toContain('style_rules')
    expect(text).not.toContain('custom_instructions')
    expect((await languagesOf('resource=translation_memory')).length).toBeGreaterThan(20)
    expect((await call(simulator, 'GET', '/v3/languages?product=translation_memory')).status).toBe(400)
    expect(products.find(({ name }) => name === 'voice')).toEqual({
      name: 'voice',
      features: [
        { name: 'transcription', needs_source_support: true, needs_target_support: false },
        { name: 'auto_detection', needs_source_support: true, needs_target_support: false },
        { name: 'translated_speech', needs_source_support: false, needs_target_support: true },
        { name: 'formality', needs_source_support: false, needs_target_support: true },
        { name: 'glossary', needs_source_support: true, needs_target_support: true },
      ],
    })
  })

  it.each([
    ['product', 'products'],
    ['resource', 'resources'],
  ])(
    'have languages, by %s, that list each of their features on the side that needs it',
    async (by, list) => {
      for (const { name, features } of await get<Product[]>(`/v3/languages/${list}`)) {
        const languages = await languagesOf(`${by}=${name}`)
        const named = new Set(features.map((feature) => feature.name))
        for (const language of languages)
          for (const feature of namesOf(language))
            expect(named, `${name} ${language.lang}`).toContain(feature)
        for (const feature of features) {
          const has = (side: 'source' | 'target') =>
            languages.some((each) => each[`usable_as_${side}`] && namesOf(each).includes(feature.name))
          const isNeeded = (side: 'source' | 'target') =>
            feature[`required_on_${side}`] === true || feature[`needs_${side}_support`] === true
          const needed = (['source', 'target'] as const).filter(isNeeded)
          expect(needed.filter(has), `${name} ${feature.name}`).toEqual(needed)
        }
      }
    },
  )
})

describe('the languages of a product', () => {
  const find = (languages: readonly Language[], lang: string) => languages.find((each) => each.lang === lang)

  it('tell what can be done with a text', async () => {
    const languages = await languagesOf('product=translate_text')
    expect(find(languages, 'de')).toMatchObject({
      usable_as_source: true,
      features: expect.arrayContaining([
        'formality',
        'custom_instructions',
        'tag_handling',
        'glossary',
      ]) as [],
    })
    expect(find(languages, 'en-GB')).toMatchObject({
      usable_as_source: false,
      usable_as_target: true,
      features: ['glossary', 'custom_instructions', 'tag_handling'],
    })
    expect(find(languages, 'nl')?.features).not.toContain('custom_instructions')
  })

  it('are bases for glossaries and style rules, and variants for writing', async () => {
    const codes = async (product: string) => (await languagesOf(`product=${product}`)).map(({ lang }) => lang)
    expect(await codes('style_rules')).toEqual(['de', 'en', 'es', 'fr', 'it', 'ja', 'ko', 'zh'])
    expect(await codes('glossary')).not.toContain('en-GB')
    const write = await languagesOf('product=write')
    expect(find(write, 'en-GB')).toMatchObject({
      usable_as_source: false,
      features: ['writing_style', 'tone'],
    })
    expect(find(write, 'de')).toMatchObject({ usable_as_source: true, usable_as_target: true })
  })

  it('may be asked for with those in trial and those of partners', async () => {
    const general = await languagesOf('resource=voice')
    const all = await languagesOf('resource=voice&include=beta&include=external')
    const others = all.filter(({ lang }) => find(general, lang) === undefined)
    expect(others.map(({ lang }) => lang)).toEqual(['hi', 'ms', 'ta'])
    for (const language of others)
      expect(language).toMatchObject({ usable_as_source: true, usable_as_target: true, status: 'beta' })
    expect(find(await languagesOf('resource=translate_text'), 'ace')).toBeUndefined()
    expect(find(await languagesOf('resource=translate_text&include=beta'), 'ace')?.status).toBe('beta')
    expect((await call(simulator, 'GET', '/v3/languages?resource=voice&include=all')).status).toBe(400)
  })
})

describe('languages', () => {
  it('of a product that is none are refused', async () => {
    expect((await call(simulator, 'GET', '/v3/languages?product=magic')).status).toBe(400)
    expect((await call(simulator, 'GET', '/v3/languages')).status).toBe(400)
  })
})
