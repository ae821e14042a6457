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

  it('tell when their segments and translations were made, changed and used', async () => {
    const times = {
      creation_time: '2026-01-01T00:00:00Z',
      updated_time: null,
      last_used_time: '2026-09-01T00:00:00Z',
    }
    const segment = {
      source_segment_id: 's',
      source_text: 'a',
      targets: [{ target_language: 'DE', target_text: 'b', ...times }],
      ...times,
    }
    peer.answerWith(json(200, { segments: [segment] }))
    const told = { createdAt: '2026-01-01T00:00:00Z', lastUsedAt: '2026-09-01T00:00:00Z' }
    expect(await peer.call('memory.segments', { id: 'm' })).toMatchObject({
      value: {
        segments: [{ id: 's', source: 'a', targets: [{ language: 'de', text: 'b', ...told }], ...told }],
      },
    })
  })

  it.each([
    ['a memory', { ...answered, source_language: '\u001b[2J' }, 'source_language'],
    ['a target', { ...answered, target_languages: ['de', 'x'.repeat(36)] }, 'target_languages.1'],
  ])('with a code of %s that is none are refused', async (_what, memory, field) => {
    peer.answerWith(json(200, { translation_memories: [memory], total_count: 1 }))
    expect(await peer.call('memory.list')).toMatchObject({
      error: { kind: 'invalid-response', detail: `translation_memories.0.${field}: invalid_format` },
    })
  })

  it.each([
    ['next', 'next'],
    ['', undefined],
    [null, undefined],
  ])('have another page of segments after the cursor %j: %s', async (next_page_cursor, nextCursor) => {
    peer.answerWith(json(200, { segments: [], segment_count: 0, next_page_cursor }))
    expect(await peer.call('memory.segments', { id: answered.translation_memory_id })).toEqual({
      ok: true,
      value: { segments: [], segmentCount: 0, ...(nextCursor !== undefined && { nextCursor }) },
    })
  })

  it('name what an answer lacks', async () => {
    peer.answerWith(json(200, { translation_memories: [] }))
    expect(await peer.call('memory.list')).toMatchObject({
      error: { kind: 'invalid-response', detail: 'total_count: invalid_type' },
    })
  })
})
