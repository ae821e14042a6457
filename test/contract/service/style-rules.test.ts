import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { optionsByRule } from '../../../src/core/areas/style-rules/catalogue.ts'
import { createSimulator, type Simulator } from '../../../src/simulator/simulator-server.ts'
import { callService } from '../../support/service/service-calls.ts'

const FREE_KEY = 'free-key:fx'
const NOWHERE = '00000000-0000-4000-8000-000000000000'
const rules = { punctuation: { apostrophe: 'use_curly_apostrophes' } }
const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)

interface List {
  readonly value: { readonly id: string; readonly version: number; readonly instructions: { id: string }[] }
}

describe.each(['generic', 'deepl'] as const)('style rules, with a %s service', (profile) => {
  let simulator: Simulator
  let list: List['value']
  beforeAll(async () => {
    simulator = await createSimulator()
  })
  afterAll(() => simulator.close())

  const call = <T = unknown>(name: string, input: unknown = {}) =>
    callService<T>({ address: simulator.address, key: simulator.key, profile }, name, input)

  beforeEach(async () => {
    const instructions = [{ label: 'Names', prompt: 'Keep names.', sourceLanguage: 'de' }]
    const input = { name: 'House style', language: 'en', rules, instructions }
    list = (await call<List>('styleRules.create', input)).value
  })

  const read = async () => (await call<List>('styleRules.get', { id: list.id })).value

  it('are created with version 1, and read', async () => {
    expect(list).toEqual({
      id: expect.any(String),
      name: 'House style',
      language: 'en',
      version: 1,
      createdAt: moment,
      updatedAt: moment,
      rules,
      instructions: [{ id: expect.any(String), label: 'Names', prompt: 'Keep names.', sourceLanguage: 'de' }],
    })
    expect(await read()).toEqual(list)
  })

  it('are listed in brief and in detail, page by page', async () => {
    const {
      rules: _rules,
      instructions: _instructions,
      ...brief
    } = (await read()) as List['value'] & { rules: unknown }
    const all: unknown[] = []
    for (let page = 0; ; page += 1) {
      const answer = await call<{ value: { lists: unknown[] } }>('styleRules.list', { page, pageSize: 25 })
      all.push(...answer.value.lists)
      if (answer.value.lists.length < 25) break
    }
    expect(all).toContainEqual(brief)
    expect(await call('styleRules.list', { page: all.length - 1, pageSize: 1, detailed: true })).toEqual({
      ok: true,
      value: { lists: [list] },
    })
  })

  it('may have any rule of the catalogue', async () => {
    for (const [category, ofCategory] of Object.entries(optionsByRule))
      for (let i = 0; i < Math.max(...Object.values(ofCategory).map(({ length }) => length)); i += 1) {
        const chosen = Object.entries(ofCategory).map(([rule, options]) => [rule, options[i] ?? options[0]])
        const input = { id: list.id, rules: { [category]: Object.fromEntries(chosen) } }
        expect(await call('styleRules.replaceRules', input), category).toMatchObject({
          value: { rules: input.rules },
        })
      }
  })

  it('grow a version with every change', async () => {
    expect(await call('styleRules.rename', { id: list.id, name: 'Office style' })).toMatchObject({
      value: { name: 'Office style', version: 2, rules },
    })
    expect(await call('styleRules.replaceRules', { id: list.id, rules: {} })).toMatchObject({
      value: { version: 3, rules: {}, instructions: list.instructions },
    })
    await call('styleInstruction.create', { listId: list.id, label: 'Tone', prompt: 'Be kind.' })
    expect(await read()).toMatchObject({ version: 4, instructions: [{}, { label: 'Tone' }] })
  })

  it('are deleted, for good', async () => {
    expect(await call('styleRules.delete', { id: list.id })).toEqual({ ok: true, value: {} })
    expect(await call('styleRules.get', { id: list.id })).toMatchObject({ error: { kind: 'not-found' } })
    expect(await call('styleRules.delete', { id: list.id })).toMatchObject({ error: { kind: 'not-found' } })
  })

  it('take instructions, change them and lose them', async () => {
    const created = await call<{ value: { id: string } }>('styleInstruction.create', {
      listId: list.id,
      label: 'Tone',
      prompt: 'Be kind.',
    })
    const which = { listId: list.id, id: created.value.id }
    const instruction = { id: which.id, label: 'Tone', prompt: 'Be kind.' }
    expect(created).toEqual({ ok: true, value: instruction })
    expect(await call('styleInstruction.get', which)).toEqual({ ok: true, value: instruction })
    const changed = { label: 'Tone of voice', prompt: 'Be brief.', sourceLanguage: 'fr' }
    expect(await call('styleInstruction.update', { ...which, ...changed })).toEqual({
      ok: true,
      value: { id: which.id, ...changed },
    })
    expect((await read()).instructions).toHaveLength(2)
    expect(await call('styleInstruction.delete', which)).toEqual({ ok: true, value: {} })
    expect(await call('styleInstruction.get', which)).toMatchObject({ error: { kind: 'not-found' } })
    expect(await read()).toMatchObject({ instructions: list.instructions })
  })

  it('are as large as the service takes, counted as it counts', async () => {
    const instructions = Array.from({ length: 200 }, (_, i) => ({
      label: `${i}`.padEnd(3) + '🏷'.repeat(97),
      prompt: '💬'.repeat(300),
    }))
    const input = { name: '📚'.repeat(1024), language: 'ja', instructions }
    const full = await call<List>('styleRules.create', input)
    expect(full.value.instructions).toHaveLength(200)
    expect(
      await call('styleInstruction.create', { listId: full.value.id, label: 'One more', prompt: 'x' }),
    ).toMatchObject({
      error: { kind: 'invalid-input', field: 'instructions', problem: { limit: 200, unit: 'items' } },
    })
  })

  it.each([
    ['styleRules.list', { pageSize: 26 }, 'pageSize'],
    ['styleRules.create', { name: 'x'.repeat(1025), language: 'en' }, 'name'],
    ['styleRules.create', { name: 'x', language: 'pt' }, 'language'],
    ['styleRules.create', { name: 'x', language: 'en', rules: { poetry: {} } }, 'rules.poetry'],
    ['styleRules.replaceRules', { id: NOWHERE, rules: { numbers: { rhyme: 'use' } } }, 'rules.numbers.rhyme'],
    ['styleInstruction.create', { listId: NOWHERE, label: 'x'.repeat(101), prompt: 'x' }, 'label'],
    ['styleInstruction.create', { listId: NOWHERE, label: 'x', prompt: 'x'.repeat(301) }, 'prompt'],
  ])('are refused before they are sent: %s with %j', async (name, input, field) => {
    expect(await call(name, input)).toMatchObject({ error: { kind: 'invalid-input', field } })
  })

  it('need the Pro plan, as the app knows and the service says', async () => {
    const service = await createSimulator({ key: FREE_KEY })
    const free = { address: service.address, key: FREE_KEY, profile }
    expect(await callService({ ...free, plan: 'free' }, 'styleRules.list')).toEqual({
      ok: false,
      error: { kind: 'plan-needed', plan: 'pro', feature: 'style-rules' },
    })
    // A generic service's key does not show the plan, so the user may have chosen the wrong one.
    expect(await callService({ ...free, profile: 'generic' }, 'styleRules.list')).toMatchObject({
      error: { kind: 'not-allowed' },
    })
    await service.close()
  })
})
