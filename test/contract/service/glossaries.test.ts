import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSimulator, type Simulator } from '../../../src/simulator/simulator-server.ts'
import { callService } from '../../support/service/service-calls.ts'

const NOWHERE = '00000000-0000-4000-8000-000000000000'
const german = { sourceLanguage: 'en', targetLanguage: 'de' }
const french = { sourceLanguage: 'en', targetLanguage: 'fr' }
const entries = [
  { source: 'dog', target: 'Hund' },
  { source: 'door 🚪', target: 'Tür 🚪' },
]
const many = Array.from({ length: 100_000 }, (_, i) => ({ source: `word ${i}`, target: `Wort ${i}` }))

interface Created {
  readonly value: { readonly id: string }
}

describe.each(['generic', 'deepl'] as const)('glossaries, with a %s service', (profile) => {
  let simulator: Simulator
  let id: string
  beforeAll(async () => {
    simulator = await createSimulator()
  })
  afterAll(() => simulator.close())

  const call = <T = unknown>(name: string, input: unknown = {}) =>
    callService<T>({ address: simulator.address, key: simulator.key, profile }, name, input)

  describe('of several pairs', () => {
    beforeEach(async () => {
      const input = { name: 'Animals', dictionaries: [{ ...german, entries }] }
      id = (await call<Created>('glossary.create', input)).value.id
    })

    const dictionariesOf = async () => {
      const { value } = await call<{ value: { dictionaries: unknown } }>('glossary.get', { id })
      return value.dictionaries
    }

    it('are created, listed and read', async () => {
      const glossary = {
        id,
        name: 'Animals',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        dictionaries: [{ ...german, entryCount: 2 }],
      }
      expect(await call('glossary.get', { id })).toEqual({ ok: true, value: glossary })
      expect(await call('glossary.list')).toEqual({
        ok: true,
        value: { glossaries: expect.arrayContaining([glossary]) },
      })
      expect(await call('glossary.entries', { id, ...german })).toEqual({ ok: true, value: { entries } })
    })

    it('are renamed, and gain entries and pairs', async () => {
      const more = [
        { source: 'dog', target: 'Köter' },
        { source: 'cat', target: 'Katze' },
      ]
      const dictionaries = [
        { ...german, entries: more },
        { ...french, entries: [{ source: 'dog', target: 'chien' }] },
      ]
      expect(await call('glossary.update', { id, name: 'Pets' })).toMatchObject({
        value: { name: 'Pets', dictionaries: [{ ...german, entryCount: 2 }] },
      })
      expect(await call('glossary.update', { id, dictionaries })).toMatchObject({ value: { name: 'Pets' } })
      expect(await dictionariesOf()).toEqual([
        { ...german, entryCount: 3 },
        { ...french, entryCount: 1 },
      ])
      expect(await call('glossary.entries', { id, ...german })).toMatchObject({
        value: { entries: expect.arrayContaining(more) },
      })
    })

    it('take another dictionary for a pair, and lose it', async () => {
      const input = { id, ...german, entries: [{ source: 'cat', target: 'Katze' }] }
      expect(await call('glossary.replaceDictionary', input)).toEqual({
        ok: true,
        value: { ...german, entryCount: 1 },
      })
      expect(await call('glossary.entries', { id, ...german })).toEqual({
        ok: true,
        value: { entries: input.entries },
      })
      await call('glossary.replaceDictionary', { id, ...french, entries })
      expect(await call('glossary.deleteDictionary', { id, ...german })).toEqual({ ok: true, value: {} })
      expect(await dictionariesOf()).toEqual([{ ...french, entryCount: 2 }])
      expect(await call('glossary.entries', { id, ...german })).toMatchObject({
        error: { kind: 'not-found' },
      })
    })

    it('are deleted', async () => {
      expect(await call('glossary.delete', { id })).toEqual({ ok: true, value: {} })
      expect(await call('glossary.get', { id })).toMatchObject({ error: { kind: 'not-found' } })
    })

    it('hold a hundred thousand entries', async () => {
      expect(await call('glossary.replaceDictionary', { id, ...french, entries: many })).toMatchObject({
        value: { entryCount: many.length },
      })
      expect(await call('glossary.entries', { id, ...french })).toEqual({
        ok: true,
        value: { entries: many },
      })
    })
  })

  describe('of one pair', () => {
    beforeEach(async () => {
      id = (await call<Created>('plainGlossary.create', { name: 'Animals', ...german, entries })).value.id
    })

    it('are created, listed and read', async () => {
      const glossary = {
        id,
        name: 'Animals',
        isReady: true,
        ...german,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        entryCount: 2,
      }
      expect(await call('plainGlossary.get', { id })).toEqual({ ok: true, value: glossary })
      expect(await call('plainGlossary.list')).toEqual({
        ok: true,
        value: { glossaries: expect.arrayContaining([glossary]) },
      })
      expect(await call('plainGlossary.entries', { id })).toEqual({ ok: true, value: { entries } })
    })

    it('are deleted', async () => {
      expect(await call('plainGlossary.delete', { id })).toEqual({ ok: true, value: {} })
      expect(await call('plainGlossary.entries', { id })).toMatchObject({ error: { kind: 'not-found' } })
    })

    it('can be of the pairs that the service names', async () => {
      expect(await call('plainGlossary.pairs')).toMatchObject({
        value: { pairs: expect.arrayContaining([german, french]) },
      })
    })
  })

  it('that the service finds wrong are told in its words', async () => {
    const input = { name: 'x', sourceLanguage: 'en', targetLanguage: 'tlh', entries }
    expect(await call('plainGlossary.create', input)).toMatchObject({
      error: { kind: 'refused', status: 400, message: expect.stringMatching(/target_lang/) },
    })
  })

  const twice = [...entries, { source: 'dog', target: 'Dogge' }]
  it.each([
    ['glossary.create', { name: 'x', dictionaries: [{ ...german, entries: twice }] }],
    ['glossary.update', { id: NOWHERE, dictionaries: [{ ...german, entries: twice }] }],
    ['glossary.replaceDictionary', { id: NOWHERE, ...german, entries: twice }],
    ['plainGlossary.create', { name: 'x', ...german, entries: twice }],
  ])('with a bad row are refused by %s before they are sent', async (name, input) => {
    expect(await call(name, input)).toMatchObject({
      error: {
        kind: 'invalid-input',
        problem: { type: 'bad-row', row: 3, fault: 'repeated-source' },
      },
    })
  })
})
