import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { json } from '../../../../../test/support/service/http-peer.ts'
import { plain, ServicePeer } from '../../../../../test/support/service/service-peer.ts'

const id = 'bd0a38f3-1831-440b-a8dd-2c702e2325ab'
const instructionId = '5f7dc8a1-6c1e-4b41-9d6c-2b8f7a0f0c11'
const rules = { punctuation: { apostrophe: 'use_curly_apostrophes' } }
const summary = {
  style_id: id,
  name: 'House style',
  creation_time: '2026-11-20T10:00:00Z',
  updated_time: '2026-11-21T10:00:00Z',
  language: 'en',
  version: 3,
}
const instruction = { id: instructionId, label: 'Names', prompt: 'Keep names.' }
const full = {
  ...summary,
  configured_rules: rules,
  custom_instructions: [{ ...instruction, source_language: 'de', later: 1 }],
}
const list = {
  id,
  name: 'House style',
  language: 'en',
  version: 3,
  createdAt: '2026-11-20T10:00:00Z',
  updatedAt: '2026-11-21T10:00:00Z',
  rules,
  instructions: [{ ...instruction, sourceLanguage: 'de' }],
}

let peer: ServicePeer
beforeEach(async () => {
  peer = await ServicePeer.listen()
})
afterEach(() => peer.close())
const asked = () => peer.received.map(({ method, url }) => `${method} ${url}`)

describe('style rule lists', () => {
  it('are listed in brief, or with all that they hold', async () => {
    peer.answerWith(json(200, { style_rules: [summary] }), json(200, { style_rules: [full] }))
    const { rules: _rules, instructions: _instructions, ...brief } = list
    expect(await peer.call('styleRules.list')).toEqual({ ok: true, value: { lists: [brief] } })
    expect(await peer.call('styleRules.list', { detailed: true, page: 2, pageSize: 25 })).toEqual({
      ok: true,
      value: { lists: [list] },
    })
    expect(asked()).toEqual(['GET /v3/style_rules', 'GET /v3/style_rules?detailed=true&page=2&page_size=25'])
  })

  it.each([
    [0, { emptyHint: 'data-centre' }],
    [1, {}],
  ])('where page %i is empty may be in another data centre: %j', async (page, hint) => {
    peer.answerWith(json(200, { style_rules: [] }))
    expect(await peer.callAt('https://api-us.deepl.com', 'deepl', 'styleRules.list', { page })).toEqual({
      ok: true,
      value: { lists: [], ...hint },
    })
  })

  it('are read, and one without rules and instructions is as good', async () => {
    peer.answerWith(
      json(200, full),
      json(200, { ...summary, configured_rules: null, custom_instructions: null }),
    )
    expect(await peer.call('styleRules.get', { id })).toEqual({ ok: true, value: list })
    expect(await peer.call('styleRules.get', { id })).toEqual({
      ok: true,
      value: { ...list, rules: {}, instructions: [] },
    })
  })

  it('are created', async () => {
    peer.answerWith(json(201, full))
    const input = {
      name: ' House style ',
      language: 'en',
      rules,
      instructions: [
        { label: 'Names', prompt: 'Keep names.', sourceLanguage: 'de' },
        { label: 'Tone', prompt: 'Be kind.' },
      ],
    }
    expect(await peer.call('styleRules.create', input)).toEqual({ ok: true, value: list })
    expect(asked()).toEqual(['POST /v3/style_rules'])
    expect(peer.bodies).toEqual([
      {
        name: 'House style',
        language: 'en',
        configured_rules: rules,
        custom_instructions: [
          { label: 'Names', prompt: 'Keep names.', source_language: 'de' },
          { label: 'Tone', prompt: 'Be kind.' },
        ],
      },
    ])
  })

  it('are renamed, given other rules, and deleted', async () => {
    peer.answerWith(json(200, full), json(200, full), plain(204))
    expect(await peer.call('styleRules.rename', { id, name: 'New' })).toEqual({ ok: true, value: list })
    expect(await peer.call('styleRules.replaceRules', { id, rules })).toEqual({ ok: true, value: list })
    expect(await peer.call('styleRules.delete', { id })).toEqual({ ok: true, value: {} })
    expect(asked()).toEqual([
      `PATCH /v3/style_rules/${id}`,
      `PUT /v3/style_rules/${id}/configured_rules`,
      `DELETE /v3/style_rules/${id}`,
    ])
    expect(peer.bodies).toEqual([{ name: 'New' }, rules, undefined])
  })

  const tooMuch = (limit: number, actual: number, unit: string) => ({ type: 'too-much', limit, actual, unit })
  const many = (count: number) => Array.from({ length: count }, () => ({ label: 'a', prompt: 'b' }))

  it.each([
    ['styleRules.list', { pageSize: 26 }, 'pageSize', { type: 'out-of-range', limit: 25, actual: 26 }],
    ['styleRules.list', { pageSize: 0 }, 'pageSize', { type: 'out-of-range', limit: 1, actual: 0 }],
    ['styleRules.list', { page: -1 }, 'page', { type: 'out-of-range', limit: 0, actual: -1 }],
    ['styleRules.get', { id: 'x/../y' }, 'id', { type: 'malformed', detail: 'invalid_format' }],
    ['styleRules.create', { language: 'en' }, 'name', { type: 'missing' }],
    ['styleRules.rename', { id, name: '😀'.repeat(1025) }, 'name', tooMuch(1024, 1025, 'characters')],
    ['styleRules.create', { name: 'x', language: 'pt' }, 'language', { type: 'unknown-value', value: 'pt' }],
    [
      'styleRules.create',
      { name: 'x', language: 'en', instructions: many(201) },
      'instructions',
      tooMuch(200, 201, 'items'),
    ],
    [
      'styleRules.create',
      { name: 'x', language: 'en', instructions: [{ label: 'l', prompt: '€'.repeat(301) }] },
      'instructions.0.prompt',
      tooMuch(300, 301, 'characters'),
    ],
    [
      'styleRules.create',
      { name: 'x', language: 'en', rules: { punctuation: { rhyme: 'use' } } },
      'rules.punctuation.rhyme',
      { type: 'unknown-value', value: 'rhyme' },
    ],
    [
      'styleRules.replaceRules',
      { id, rules: { punctuation: { apostrophe: 'use_none' } } },
      'rules.punctuation.apostrophe',
      { type: 'unknown-value', value: 'use_none' },
    ],
  ])('are not sent where %s has %j', async (name, input, field, problem) => {
    expect(await peer.call(name, input)).toEqual({
      ok: false,
      error: { kind: 'invalid-input', field, problem },
    })
    expect(peer.received).toEqual([])
  })

  it('may be as large as the service takes, counted in code points', async () => {
    peer.answerWith(json(201, full))
    const instructions = Array.from({ length: 200 }, () => ({
      label: '🏷'.repeat(100),
      prompt: '💬'.repeat(300),
    }))
    const input = { name: '📚'.repeat(1024), language: 'zh', instructions }
    expect(await peer.call('styleRules.create', input)).toMatchObject({ ok: true })
  })

  it.each([
    ['styleRules.list', {}],
    ['styleRules.get', { id }],
    ['styleRules.create', { name: 'x', language: 'de' }],
    ['styleRules.rename', { id, name: 'x' }],
    ['styleRules.replaceRules', { id, rules }],
    ['styleRules.delete', { id }],
    ['styleInstruction.create', { listId: id, label: 'l', prompt: 'p' }],
    ['styleInstruction.get', { listId: id, id: instructionId }],
    ['styleInstruction.update', { listId: id, id: instructionId, label: 'l', prompt: 'p' }],
    ['styleInstruction.delete', { listId: id, id: instructionId }],
  ])('need the Pro plan: %s asks nothing on the Free plan', async (name, input) => {
    expect(await peer.call(name, input, 'free')).toEqual({
      ok: false,
      error: { kind: 'plan-needed', plan: 'pro', feature: 'style-rules' },
    })
    expect(peer.received).toEqual([])
  })

  it.each([
    [400, 'refused'],
    [403, 'not-allowed'],
    [404, 'not-found'],
    [413, 'too-large'],
    [456, 'quota-exceeded'],
    [503, 'unavailable'],
  ])('tell what status %i means, and change nothing twice', async (status, kind) => {
    peer.answerWith(json(status, { message: 'No.' }))
    expect(await peer.call('styleRules.rename', { id, name: 'x' })).toMatchObject({
      error: { kind, message: 'No.', traceId: 'trace-7' },
    })
    expect(peer.received.filter(({ method }) => method === 'PATCH')).toHaveLength(1)
  })

  it.each([
    ['version', 'version: invalid_type'],
    ['configured_rules', 'configured_rules: invalid_type'],
    ['custom_instructions', 'custom_instructions: invalid_type'],
  ])('name %s, where an answer lacks it', async (field, detail) => {
    peer.answerWith(json(200, { ...full, [field]: undefined }))
    expect(await peer.call('styleRules.get', { id })).toMatchObject({
      error: { kind: 'invalid-response', detail },
    })
  })
})

describe('an instruction of a style rule list', () => {
  const path = `/v3/style_rules/${id}/custom_instructions`
  const input = { listId: id, label: 'Tone', prompt: 'Be kind.' }
  const created = { id: 'new', label: 'Tone', prompt: 'Be kind.' }

  it.each([
    ['itself', { ...created, source_language: null }],
    ['the whole list', { ...full, custom_instructions: [created, ...full.custom_instructions] }],
  ])('is created, and read from an answer that is %s', async (_what, answer) => {
    peer.answerWith(json(200, full), json(201, answer))
    expect(await peer.call('styleInstruction.create', input)).toEqual({ ok: true, value: created })
    expect(asked()).toEqual([`GET /v3/style_rules/${id}`, `POST ${path}`])
    expect(peer.bodies[1]).toEqual({ label: 'Tone', prompt: 'Be kind.' })
  })

  it.each([
    ['an instruction without a prompt', { id: 'new', label: 'Tone' }, 'prompt: custom'],
    ['a list without a version', { ...full, version: undefined }, 'version: custom'],
    ['a list without the new one', full, 'custom_instructions: custom'],
    ['nothing that can be read', null, ': custom'],
  ])('is not made up from %s', async (_what, answer, detail) => {
    peer.answerWith(json(200, full), json(201, answer))
    expect(await peer.call('styleInstruction.create', input)).toMatchObject({
      error: { kind: 'invalid-response', detail },
    })
  })

  it('is not sent to a list that is full', async () => {
    const instructions = Array.from({ length: 200 }, (_, i) => ({ ...instruction, id: `i${i}` }))
    peer.answerWith(json(200, { ...full, custom_instructions: instructions }))
    expect(await peer.call('styleInstruction.create', input)).toEqual({
      ok: false,
      error: {
        kind: 'invalid-input',
        field: 'instructions',
        problem: { type: 'too-much', limit: 200, actual: 201, unit: 'items' },
      },
    })
    expect(asked()).toEqual([`GET /v3/style_rules/${id}`])
  })

  it('is read, replaced and deleted', async () => {
    peer.answerWith(json(200, instruction), json(200, instruction), plain(204))
    const which = { listId: id, id: instructionId }
    expect(await peer.call('styleInstruction.get', which)).toEqual({ ok: true, value: instruction })
    const update = { ...which, label: 'Names', prompt: 'Keep names.', sourceLanguage: 'fr' }
    expect(await peer.call('styleInstruction.update', update)).toEqual({ ok: true, value: instruction })
    expect(await peer.call('styleInstruction.delete', which)).toEqual({ ok: true, value: {} })
    expect(asked()).toEqual(['GET', 'PUT', 'DELETE'].map((method) => `${method} ${path}/${instructionId}`))
    expect(peer.bodies[1]).toEqual({ label: 'Names', prompt: 'Keep names.', source_language: 'fr' })
  })

  it.each([
    ['label', 'x'.repeat(101), 100],
    ['prompt', 'x'.repeat(301), 300],
  ])('is not sent with a %s that is too long', async (field, value, limit) => {
    expect(await peer.call('styleInstruction.create', { ...input, [field]: value })).toEqual({
      ok: false,
      error: {
        kind: 'invalid-input',
        field,
        problem: { type: 'too-much', limit, actual: limit + 1, unit: 'characters' },
      },
    })
    expect(peer.received).toEqual([])
  })

  it('that does not exist may be in another data centre', async () => {
    peer.answerWith(json(404, {}))
    const which = { listId: id, id: instructionId }
    const there = 'https://api-us.deepl.com'
    expect(await peer.callAt(there, 'deepl', 'styleInstruction.get', which)).toMatchObject({
      error: { kind: 'not-found', hint: 'data-centre' },
    })
  })
})
