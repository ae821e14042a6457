import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MAX_COLLECTIONS } from '../../../src/simulator/rest/spoken-terms/spoken-terms-store.ts'
import { createSimulator, type Simulator } from '../../../src/simulator/simulator-server.ts'
import { callService } from '../../support/service/service-calls.ts'

const FREE_KEY = 'free-key:fx'
const NOWHERE = '00000000-0000-4000-8000-000000000000'
const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)

interface Collection {
  readonly value: { readonly id: string; readonly lists: readonly object[] }
}

describe.each(['generic', 'deepl'] as const)('spoken terms, with a %s service', (profile) => {
  let simulator: Simulator
  let known: Collection['value']
  beforeAll(async () => {
    simulator = await createSimulator()
  })
  afterAll(() => simulator.close())

  const call = <T = unknown>(name: string, input: unknown = {}) =>
    callService<T>({ address: simulator.address, key: simulator.key, profile }, name, input)

  beforeEach(async () => {
    const lists = [
      { language: 'en', terms: ['DeepL', 'Siobhán', 'kubectl'] },
      { language: 'ja', terms: ['渋谷'] },
    ]
    known = (await call<Collection>('spokenTerms.create', { name: 'Names', lists })).value
  })
  const read = async () => (await call<Collection>('spokenTerms.get', { id: known.id })).value

  it('are created with a list for each language, and read', async () => {
    expect(known).toEqual({
      id: expect.any(String),
      name: 'Names',
      createdAt: moment,
      lists: [
        { language: 'en', termCount: 3 },
        { language: 'ja', termCount: 1 },
      ],
    })
    expect(await read()).toEqual(known)
    expect(await call('spokenTerms.list')).toMatchObject({
      value: { collections: expect.arrayContaining([known]) },
    })
    expect(await call('spokenTerms.terms', { id: known.id, language: 'en' })).toEqual({
      ok: true,
      value: { language: 'en', terms: ['DeepL', 'Siobhán', 'kubectl'] },
    })
  })

  it('are renamed, and deleted for good', async () => {
    expect(await call('spokenTerms.update', { id: known.id, name: 'People' })).toMatchObject({
      value: { ...known, name: 'People' },
    })
    expect(await call('spokenTerms.delete', { id: known.id })).toEqual({ ok: true, value: {} })
    expect(await call('spokenTerms.get', { id: known.id })).toMatchObject({ error: { kind: 'not-found' } })
    expect(await call('spokenTerms.delete', { id: known.id })).toMatchObject({ error: { kind: 'not-found' } })
  })

  it('have terms merged into their lists, so that two writers lose none', async () => {
    const merge = (terms: string[], more: object = {}) =>
      call('spokenTerms.update', { id: known.id, lists: [{ language: 'en', terms }], ...more })
    const [first, second] = await Promise.all([merge(['Parley', 'DeepL']), merge(['Anna'])])
    expect([first, second]).toMatchObject([{ ok: true }, { ok: true }])
    expect(
      await merge(['Ben'], { name: 'People', lists: [{ language: 'de', terms: ['Grüß'] }] }),
    ).toMatchObject({
      value: { name: 'People', lists: [{ termCount: 5 }, { termCount: 1 }, { language: 'de' }] },
    })
    const { value } = await call<{ value: { terms: string[] } }>('spokenTerms.terms', {
      id: known.id,
      language: 'en',
    })
    expect(value.terms.toSorted()).toEqual(['Anna', 'DeepL', 'Parley', 'Siobhán', 'kubectl'])
    expect(await merge(['x'.repeat(290)])).toMatchObject({ error: { kind: 'refused', status: 400 } })
  })

  it('have their lists replaced, added and deleted', async () => {
    const { id } = known
    const replace = (language: string, ...terms: string[]) =>
      call('spokenTerms.replaceList', { id, language, terms })
    expect(await replace('en', 'Parley')).toEqual({ ok: true, value: { language: 'en', termCount: 1 } })
    expect(await replace('de', 'Grüß', 'Straße')).toMatchObject({ value: { language: 'de', termCount: 2 } })
    expect(await call('spokenTerms.deleteList', { id, language: 'ja' })).toEqual({ ok: true, value: {} })
    expect((await read()).lists).toEqual([
      { language: 'en', termCount: 1 },
      { language: 'de', termCount: 2 },
    ])
    expect(await call('spokenTerms.terms', { id, language: 'ja' })).toMatchObject({
      error: { kind: 'not-found' },
    })
  })

  it('are as large as the service takes, counted as it counts', async () => {
    const terms = ['渋'.repeat(149), '😀'.repeat(150)]
    const input = { name: 'é'.repeat(512), lists: [{ language: 'ja', terms }] }
    const full = await call<Collection>('spokenTerms.create', input)
    expect(await call('spokenTerms.terms', { id: full.value.id, language: 'ja' })).toMatchObject({
      value: { terms },
    })
  })

  it.each([
    ['spokenTerms.create', { name: 'é'.repeat(513) }, 'name'],
    ['spokenTerms.update', { id: NOWHERE, name: 'é'.repeat(513) }, 'name'],
    ['spokenTerms.update', { id: NOWHERE }, 'name'],
    [
      'spokenTerms.update',
      { id: NOWHERE, lists: [{ language: 'en', terms: ['a', 'a'] }] },
      'lists.0.terms.1',
    ],
    [
      'spokenTerms.create',
      { name: 'x', lists: [{ language: 'en', terms: ['a'.repeat(301)] }] },
      'lists.0.terms',
    ],
    ['spokenTerms.create', { name: 'x', lists: [{ language: 'en', terms: ['a', ' b'] }] }, 'lists.0.terms.1'],
    [
      'spokenTerms.create',
      {
        name: 'x',
        lists: [
          { language: 'en', terms: ['a'] },
          { language: 'EN', terms: ['b'] },
        ],
      },
      'lists.1.language',
    ],
    ['spokenTerms.replaceList', { id: NOWHERE, language: 'en', terms: ['a', 'b\nc'] }, 'terms.1'],
    ['spokenTerms.replaceList', { id: NOWHERE, language: 'en', terms: ['a', 'a'] }, 'terms.1'],
    ['spokenTerms.replaceList', { id: NOWHERE, language: 'en', terms: ['a', ''] }, 'terms.1'],
    ['spokenTerms.replaceList', { id: NOWHERE, language: 'en', terms: ['a', 'b\u0080c'] }, 'terms.1'],
    ['spokenTerms.create', { name: 'x', lists: [{ language: 'en', terms: ['\u009f'] }] }, 'lists.0.terms.0'],
  ])('are refused before they are sent: %s with %j', async (name, input, field) => {
    expect(await call(name, input)).toMatchObject({ error: { kind: 'invalid-input', field } })
  })

  it('are refused by the service where there are too many', async () => {
    const service = await createSimulator({ key: 'full' })
    const full = { address: service.address, key: 'full', profile }
    for (let i = 0; i < MAX_COLLECTIONS; i += 1)
      await callService(full, 'spokenTerms.create', { name: `${i}` })
    expect(await callService(full, 'spokenTerms.create', { name: 'one more' })).toMatchObject({
      error: { kind: 'quota-exceeded', what: 'spoken-terms' },
    })
    await service.close()
  })
})

it('spoken terms need a plan with voice sessions, which the app knows', async () => {
  const service = await createSimulator({ key: FREE_KEY })
  const free = { address: service.address, key: FREE_KEY, profile: 'deepl', plan: 'free' } as const
  expect(await callService(free, 'spokenTerms.list')).toEqual({
    ok: false,
    error: { kind: 'plan-needed', plan: 'pro', feature: 'voice' },
  })
  await service.close()
})
