import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { json } from '../../../../../test/support/service/http-peer.ts'
import { plain, ServicePeer } from '../../../../../test/support/service/service-peer.ts'

const id = 'def3a26b-3e84-45b3-84ae-0c0aaf3525f7'
const pair = { sourceLanguage: 'de', targetLanguage: 'en' }
const entries = [{ source: 'Hund', target: 'dog' }]
const answered = {
  glossary_id: id,
  name: 'Pets',
  ready: true,
  source_lang: 'DE',
  target_lang: 'EN',
  creation_time: '2026-11-21T10:00:00Z',
  entry_count: 1,
}
const glossary = {
  id,
  name: 'Pets',
  isReady: true,
  ...pair,
  createdAt: '2026-11-21T10:00:00Z',
  entryCount: 1,
}

describe('glossaries of one pair', () => {
  let peer: ServicePeer
  beforeEach(async () => {
    peer = await ServicePeer.listen()
  })
  afterEach(() => peer.close())

  it('are listed and read', async () => {
    peer.answerWith(json(200, { glossaries: [answered] }), json(200, answered))
    expect(await peer.call('plainGlossary.list')).toEqual({ ok: true, value: { glossaries: [glossary] } })
    expect(await peer.call('plainGlossary.get', { id })).toEqual({ ok: true, value: glossary })
    expect(peer.received.map(({ url }) => url)).toEqual(['/v2/glossaries', `/v2/glossaries/${id}`])
  })

  it('where there are none may be in another data centre', async () => {
    peer.answerWith(json(200, { glossaries: [] }))
    expect(await peer.callAt('https://api.deepl.com', 'deepl', 'plainGlossary.list')).toEqual({
      ok: true,
      value: { glossaries: [], emptyHint: 'data-centre' },
    })
  })

  it('are created', async () => {
    peer.answerWith(json(201, answered))
    expect(await peer.call('plainGlossary.create', { name: 'Pets', ...pair, entries })).toEqual({
      ok: true,
      value: glossary,
    })
    expect(peer.received[0]).toMatchObject({ method: 'POST', url: '/v2/glossaries' })
    expect(peer.bodies).toEqual([
      { name: 'Pets', source_lang: 'de', target_lang: 'en', entries: 'Hund\tdog', entries_format: 'tsv' },
    ])
  })

  it('give their entries as a table', async () => {
    peer.answerWith(plain(200, 'Hund\tdog\n'))
    expect(await peer.call('plainGlossary.entries', { id })).toEqual({ ok: true, value: { entries } })
    expect(peer.received[0]).toMatchObject({
      url: `/v2/glossaries/${id}/entries`,
      headers: { accept: 'text/tab-separated-values' },
    })
  })

  it('give no entries where a page of a proxy came', async () => {
    peer.answerWith(plain(200, '<html>\n'))
    expect(await peer.call('plainGlossary.entries', { id })).toMatchObject({
      error: { kind: 'invalid-response', detail: 'row 1: custom' },
    })
  })

  it('are deleted', async () => {
    peer.answerWith(plain(204))
    expect(await peer.call('plainGlossary.delete', { id })).toEqual({ ok: true, value: {} })
    expect(peer.received[0]).toMatchObject({ method: 'DELETE', url: `/v2/glossaries/${id}` })
  })

  it('tell which pairs are possible', async () => {
    peer.answerWith(json(200, { supported_languages: [{ source_lang: 'de', target_lang: 'EN' }] }))
    expect(await peer.call('plainGlossary.pairs')).toEqual({ ok: true, value: { pairs: [pair] } })
    expect(peer.received[0]?.url).toBe('/v2/glossary-language-pairs')
  })

  it.each([
    [{ name: '', ...pair, entries }, 'name', { type: 'missing' }],
    [{ name: 'x', sourceLanguage: 'de', entries }, 'targetLanguage', { type: 'missing' }],
    [{ name: 'x', ...pair, entries: [] }, 'entries', { type: 'missing' }],
    [
      { name: 'x', ...pair, entries: [{ source: 'a ', target: 'b' }] },
      'entries',
      { type: 'bad-row', row: 1, fault: 'space-at-end' },
    ],
  ])('are not created from %j', async (input, field, problem) => {
    expect(await peer.call('plainGlossary.create', input)).toEqual({
      ok: false,
      error: { kind: 'invalid-input', field, problem },
    })
    expect(peer.received).toEqual([])
  })

  it.each([
    ['plainGlossary.get', 404, 'not-found'],
    ['plainGlossary.delete', 404, 'not-found'],
    ['plainGlossary.entries', 403, 'not-allowed'],
    ['plainGlossary.pairs', 456, 'quota-exceeded'],
  ])('tell in %s what status %i means', async (name, status, kind) => {
    peer.answerWith(json(status, { message: 'No.' }))
    expect(await peer.call(name, { id })).toMatchObject({ error: { kind, message: 'No.' } })
  })
})
