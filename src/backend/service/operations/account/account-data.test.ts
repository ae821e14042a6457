import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { json } from '../../../../../test/support/service/http-peer.ts'
import { ServicePeer } from '../../../../../test/support/service/service-peer.ts'

let peer: ServicePeer
beforeEach(async () => {
  peer = await ServicePeer.listen()
})
afterEach(() => peer.close())

describe('translation memories', () => {
  const answered = {
    translation_memory_id: 'a74d88fb-ed2a-4943-a664-a4512398b994',
    name: 'Manuals',
    source_language: 'en',
    target_languages: ['de', 'FR'],
    segment_count: 12,
    later: true,
  }

  it('are listed page by page', async () => {
    peer.answerWith(json(200, { translation_memories: [answered], total_count: 30 }))
    const memory = {
      id: 'a74d88fb-ed2a-4943-a664-a4512398b994',
      name: 'Manuals',
      sourceLanguage: 'en',
      targetLanguages: ['de', 'fr'],
      segmentCount: 12,
    }
    const answer = { ok: true, value: { memories: [memory], totalCount: 30 } }
    expect(await peer.call('memory.list')).toEqual(answer)
    expect(await peer.call('memory.list', { page: 1, pageSize: 25 })).toEqual(answer)
    expect(peer.received.map(({ url }) => url)).toEqual([
      '/v3/translation_memories',
      '/v3/translation_memories?page=1&page_size=25',
    ])
  })

  it.each([
    [{ pageSize: 0 }, 'pageSize'],
    [{ pageSize: 26 }, 'pageSize'],
    [{ pageSize: 1.5 }, 'pageSize'],
    [{ page: -1 }, 'page'],
  ])('are not asked for with %j', async (input, field) => {
    expect(await peer.call('memory.list', input)).toMatchObject({ error: { kind: 'invalid-input', field } })
    expect(peer.received).toEqual([])
  })

  it('name what an answer lacks', async () => {
    peer.answerWith(json(200, { translation_memories: [] }))
    expect(await peer.call('memory.list')).toMatchObject({
      error: { kind: 'bad-answer', detail: 'total_count: invalid_type' },
    })
  })
})

describe('usage', () => {
  it('of the Free plan is one figure and its limit', async () => {
    peer.answerWith(json(200, { character_count: 12, character_limit: 500_000 }))
    expect(await peer.call('usage.get')).toEqual({
      ok: true,
      value: { characters: { used: 12, limit: 500_000 }, products: [] },
    })
    expect(peer.received[0]).toMatchObject({ method: 'GET', url: '/v2/usage' })
  })

  it('of the Pro plan is told by product, key and period', async () => {
    const product = { product_type: 'speech_to_text', billing_unit: 'milliseconds' }
    peer.answerWith(
      json(200, {
        character_count: 12,
        character_limit: 1_000_000_000_000,
        products: [{ ...product, api_key_unit_count: 4, account_unit_count: 9 }],
        api_key_character_count: 3,
        api_key_character_limit: 0,
        speech_to_text_milliseconds_count: 1800,
        speech_to_text_milliseconds_limit: 36_000_000,
        start_time: '2026-11-01T00:00:00Z',
        end_time: '2026-12-01T00:00:00Z',
        later: {},
      }),
    )
    expect(await peer.call('usage.get')).toEqual({
      ok: true,
      value: {
        characters: { used: 12, limit: null },
        keyCharacters: { used: 3, limit: 0 },
        speech: { used: 1800, limit: 36_000_000 },
        period: { start: '2026-11-01T00:00:00Z', end: '2026-12-01T00:00:00Z' },
        products: [{ type: 'speech_to_text', unit: 'milliseconds', usedByKey: 4, usedByAccount: 9 }],
      },
    })
  })

  const DEEPL = 'https://api.deepl.com'
  const speechOf = { product_type: 'speechToText', api_key_unit_count: 1.5, account_unit_count: 4 }
  const speechProduct = {
    type: 'speech_to_text',
    unit: 'milliseconds',
    usedByKey: 90_000,
    usedByAccount: 240_000,
  }
  const noMs = { speech_to_text_milliseconds_count: 0, speech_to_text_milliseconds_limit: 0 }

  it.each([
    ['nothing at all', {}, { products: [] }],
    [
      'minutes, and milliseconds that are always 0',
      {
        ...noMs,
        speech_to_text_minutes_count: 4,
        speech_to_text_minutes_limit: 600,
        products: [{ ...speechOf, billing_unit: 'minutes' }],
      },
      { speech: { used: 240_000, limit: 36_000_000 }, products: [speechProduct] },
    ],
    ['a product without its unit', { products: [speechOf] }, { products: [speechProduct] }],
    ['milliseconds that are always 0, alone', noMs, { products: [] }],
    [
      'limits of 0 and none, which are not told',
      {
        character_count: 7,
        character_limit: 0,
        api_key_character_count: 3,
        api_key_character_limit: null,
        speech_to_text_minutes_count: 0.5,
      },
      {
        characters: { used: 7 },
        keyCharacters: { used: 3 },
        speech: { used: 30_000 },
        products: [],
      },
    ],
    [
      'milliseconds, as it used to',
      { speech_to_text_milliseconds_count: 1800, speech_to_text_milliseconds_limit: 3600 },
      { speech: { used: 1800, limit: 3600 }, products: [] },
    ],
    [
      'characters of products, with nothing else',
      { products: [{ product_type: 'translate', character_count: 9, api_key_character_count: 2 }] },
      { products: [{ type: 'translate', unit: 'characters', usedByKey: 2, usedByAccount: 9 }] },
    ],
    [
      'a product and no figure',
      { products: [{ product_type: 'write', billing_unit: null }] },
      { products: [{ type: 'write', unit: 'characters' }] },
    ],
  ])('is read where a service of today tells %s', async (_what, answer, value) => {
    peer.answerWith(json(200, answer))
    expect(await peer.callAt(DEEPL, 'deepl', 'usage.get')).toEqual({ ok: true, value })
  })

  it('is refused where it is something else', async () => {
    peer.answerWith(json(200, { character_count: 'many' }))
    expect(await peer.call('usage.get')).toMatchObject({
      error: { kind: 'bad-answer', detail: 'character_count: invalid_type' },
    })
  })

  it('is not told to a key that the service refuses', async () => {
    peer.answerWith(json(403, { message: 'Wrong key.' }))
    expect(await peer.call('usage.get')).toMatchObject({ error: { kind: 'not-allowed' } })
  })
})

describe('analytics', () => {
  const days = { startDate: '2026-02-01', endDate: '2026-02-28' }
  const answeredUsage = {
    total_characters: 10,
    text_translation_characters: 5,
    document_translation_characters: 3,
    text_improvement_characters: 2,
    speech_to_text_minutes: 1.25,
  }
  const usage = {
    characters: 10,
    textCharacters: 5,
    documentCharacters: 3,
    improvementCharacters: 2,
    speechMinutes: 1.25,
  }
  const report = {
    total_usage: answeredUsage,
    start_date: '2026-02-01T00:00:00Z',
    end_date: '2026-02-28T00:00:00Z',
  }
  const ofKey = { api_key: 'dc88****3a2c', api_key_label: 'Staging', usage: answeredUsage }
  const group = { maskedKey: 'dc88****3a2c', label: 'Staging', usage }
  const day = '2026-02-03T00:00:00Z'

  it.each([
    [undefined, {}, '', []],
    ['key', { group_by: 'key', key_usages: [ofKey] }, '&group_by=key', [group]],
    [
      'key_and_day',
      { group_by: 'key_and_day', key_and_day_usages: [{ ...ofKey, usage_date: day }] },
      '&group_by=key_and_day',
      [{ ...group, date: day }],
    ],
  ])('grouped by %s are read', async (groupBy, grouped, query, groups) => {
    peer.answerWith(json(200, { usage_report: { ...report, ...grouped } }))
    expect(await peer.call('admin.analytics', { ...days, groupBy })).toEqual({
      ok: true,
      value: { startDate: report.start_date, endDate: report.end_date, total: usage, groups },
    })
    expect(peer.received[0]?.url).toBe(
      `/v2/admin/analytics?start_date=2026-02-01&end_date=2026-02-28${query}`,
    )
  })

  it.each([
    [{ endDate: '2026-02-28' }, 'startDate', { type: 'missing' }],
    [{ ...days, startDate: '1 Feb' }, 'startDate', { type: 'malformed', detail: 'invalid_format' }],
    [{ ...days, endDate: '2026-02-29' }, 'endDate', { type: 'malformed', detail: 'invalid_format' }],
    [
      { ...days, endDate: '2026-01-31' },
      'endDate',
      { type: 'too-early', earliest: '2026-02-01', actual: '2026-01-31' },
    ],
    [{ ...days, groupBy: 'day' }, 'groupBy', { type: 'unknown-value', value: 'day' }],
  ])('are not asked for with %j', async (input, field, problem) => {
    expect(await peer.call('admin.analytics', input)).toEqual({
      ok: false,
      error: { kind: 'invalid-input', field, problem },
    })
    expect(peer.received).toEqual([])
  })

  it('may be of a single day', async () => {
    peer.answerWith(json(200, { usage_report: report }))
    const single = { startDate: '2028-02-29', endDate: '2028-02-29' }
    expect(await peer.call('admin.analytics', single)).toMatchObject({ ok: true })
  })

  it('name the grouping that an answer lacks', async () => {
    peer.answerWith(json(200, { usage_report: report }))
    expect(await peer.call('admin.analytics', { ...days, groupBy: 'key' })).toMatchObject({
      error: { kind: 'bad-answer', detail: 'usage_report.key_usages: invalid_type' },
    })
  })
})

describe('developer keys', () => {
  const id = '4f4a8b3a-1bd6-4e9c-8ad0-1f0d7d4e9a11:2c9d1a5e-6f39-4b5e-bc43-7a3f7d0b6e55'
  const answered = {
    key_id: id,
    label: 'Staging',
    creation_time: '2026-11-21T10:00:00Z',
    usage_limits: { characters: 5000, speech_to_text_milliseconds: null },
  }
  const key = {
    id,
    label: 'Staging',
    createdAt: '2026-11-21T10:00:00Z',
    deactivatedAt: null,
    isDeactivated: false,
    limits: { characters: 5000, speechMs: null },
  }

  it('are listed, those that are no longer active too', async () => {
    const gone = { ...answered, is_deactivated: true, deactivated_time: '2026-11-22T10:00:00Z' }
    peer.answerWith(json(200, [answered, gone]))
    expect(await peer.call('admin.listKeys')).toEqual({
      ok: true,
      value: { keys: [key, { ...key, isDeactivated: true, deactivatedAt: '2026-11-22T10:00:00Z' }] },
    })
  })

  it.each([
    ['admin.createKey', { label: ' Staging ' }, 'POST', '', { label: 'Staging' }],
    ['admin.renameKey', { id, label: 'New' }, 'PUT', '/label', { key_id: id, label: 'New' }],
    [
      'admin.limitKey',
      { id, characters: 0, speechMs: null },
      'PUT',
      '/limits',
      { key_id: id, characters: 0, speech_to_text_milliseconds: null },
    ],
    ['admin.deactivateKey', { id }, 'PUT', '/deactivate', { key_id: id }],
  ])('are changed by %s', async (name, input, method, end, body) => {
    peer.answerWith(json(200, answered))
    expect(await peer.call(name, input)).toEqual({ ok: true, value: key })
    expect(peer.received[0]).toMatchObject({ method, url: `/v2/admin/developer-keys${end}` })
    expect(peer.bodies).toEqual([body])
  })

  it.each([
    ['admin.createKey', { label: '  ' }, 'label'],
    ['admin.renameKey', { label: 'x' }, 'id'],
    ['admin.limitKey', { id, characters: -1, speechMs: null }, 'characters'],
    ['admin.limitKey', { id, characters: 1.5, speechMs: null }, 'characters'],
    ['admin.limitKey', { id }, 'characters'],
    ['admin.deactivateKey', { id: '' }, 'id'],
  ])('are left alone by %s with %j', async (name, input, field) => {
    expect(await peer.call(name, input)).toMatchObject({ error: { kind: 'invalid-input', field } })
    expect(peer.received).toEqual([])
  })

  it('are created once, however the service fails', async () => {
    peer.answerWith(json(503, { message: 'Later.' }))
    expect(await peer.call('admin.createKey', { label: 'x' })).toMatchObject({
      error: { kind: 'unavailable', message: 'Later.' },
    })
    expect(peer.received).toHaveLength(1)
  })

  it.each([
    ['admin.listKeys', 401, 'key-rejected'],
    ['admin.listKeys', 403, 'not-allowed'],
    ['admin.renameKey', 404, 'not-found'],
    ['admin.deactivateKey', 400, 'refused'],
  ])('are refused to %s with status %i', async (name, status, kind) => {
    peer.answerWith(json(status, { message: 'No.' }))
    expect(await peer.call(name, { id, label: 'x' })).toMatchObject({ error: { kind, message: 'No.' } })
  })

  it('are limited in one way alone', async () => {
    peer.answerWith(json(200, answered))
    await peer.call('admin.limitKey', { id, speechMs: 60_000 })
    expect(peer.bodies).toEqual([{ key_id: id, speech_to_text_milliseconds: 60_000 }])
  })

  it('are created without a label, which the service gives them', async () => {
    peer.answerWith(json(200, answered))
    expect(await peer.call('admin.createKey')).toEqual({ ok: true, value: key })
    expect(peer.bodies).toEqual([{}])
  })

  it('have the limits that are told', async () => {
    const { usage_limits: _limits, ...unlimited } = answered
    peer.answerWith(json(200, [{ ...answered, usage_limits: { characters: 7 } }, unlimited]))
    expect(await peer.call('admin.listKeys')).toMatchObject({
      value: { keys: [{ limits: { characters: 7 } }, { limits: {} }] },
    })
  })

  it('name what an answer lacks', async () => {
    const { key_id: _id, ...nameless } = answered
    peer.answerWith(json(200, [nameless]))
    expect(await peer.call('admin.listKeys')).toMatchObject({
      error: { kind: 'bad-answer', detail: '0.key_id: invalid_type' },
    })
  })
})
