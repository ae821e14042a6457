import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { json } from '../../../../../test/support/service/http-peer.ts'
import { plain, ServicePeer } from '../../../../../test/support/service/service-peer.ts'

const id = 'def3a26b-3e84-45b3-84ae-0c0aaf3525f7'
const pair = { sourceLanguage: 'de', targetLanguage: 'en' }
const entries = [
  { source: 'Hund', target: 'dog' },
  { source: 'Tür', target: '🚪' },
]
const answered = {
  glossary_id: id,
  name: 'Pets',
  creation_time: '2026-11-21T10:00:00Z',
  dictionaries: [{ source_lang: 'DE', target_lang: 'en', entry_count: 2, later: true }],
}
const glossary = {
  id,
  name: 'Pets',
  createdAt: '2026-11-21T10:00:00Z',
  dictionaries: [{ ...pair, entryCount: 2 }],
}

describe('glossaries', () => {
  let peer: ServicePeer
  beforeEach(async () => {
    peer = await ServicePeer.listen()
  })
  afterEach(() => peer.close())

  it('are listed', async () => {
    peer.answerWith(json(200, { glossaries: [answered] }))
    expect(await peer.call('glossary.list')).toEqual({ ok: true, value: { glossaries: [glossary] } })
    expect(peer.received[0]).toMatchObject({ method: 'GET', url: '/v3/glossaries' })
  })

  it('refuses the same pair twice before it is sent', async () => {
    const dictionary = { sourceLanguage: 'en', targetLanguage: 'de', entries: [{ source: 'a', target: 'b' }] }
    const again = { ...dictionary, sourceLanguage: 'EN' }
    expect(
      await peer.call('glossary.create', { name: 'Words', dictionaries: [dictionary, again] }),
    ).toMatchObject({
      error: {
        kind: 'invalid-input',
        field: 'dictionaries.1',
        problem: { type: 'repeated', value: 'EN → DE' },
      },
    })
    expect(peer.received).toEqual([])
  })

  it.each([
    ['deepl', 'https://api-us.deepl.com', { emptyHint: 'data-centre' }],
    ['deepl', 'https://deepl.proxy.test', {}],
    ['generic', 'https://us.service.test', { emptyHint: 'data-centre' }],
    ['generic', 'http://127.0.0.1:4000', {}],
  ] as const)('where there are none, in %s at %s, may be elsewhere: %j', async (profile, address, hint) => {
    peer.answerWith(json(200, { glossaries: [] }))
    expect(await peer.callAt(address, profile, 'glossary.list')).toEqual({
      ok: true,
      value: { glossaries: [], ...hint },
    })
  })

  it('that are not found may be in another data centre', async () => {
    peer.answerWith(json(404, { message: 'Not found' }))
    const error = { kind: 'not-found', message: 'Not found', traceId: 'trace-7' }
    expect(await peer.call('glossary.get', { id })).toEqual({ ok: false, error })
    expect(await peer.callAt('https://api-jp.deepl.com', 'deepl', 'glossary.get', { id })).toEqual({
      ok: false,
      error: { ...error, hint: 'data-centre' },
    })
  })

  it('are read one by one', async () => {
    peer.answerWith(json(200, answered))
    expect(await peer.call('glossary.get', { id })).toEqual({ ok: true, value: glossary })
    expect(peer.received[0]).toMatchObject({ method: 'GET', url: `/v3/glossaries/${id}` })
  })

  it('are created with several pairs', async () => {
    peer.answerWith(json(201, answered))
    const dictionaries = [
      { ...pair, entries },
      { sourceLanguage: 'EN', targetLanguage: 'de', entries: [{ source: 'dog', target: 'Hund' }] },
    ]
    expect(await peer.call('glossary.create', { name: ' Pets ', dictionaries })).toEqual({
      ok: true,
      value: glossary,
    })
    expect(peer.received[0]).toMatchObject({ method: 'POST', url: '/v3/glossaries' })
    expect(peer.bodies).toEqual([
      {
        name: 'Pets',
        dictionaries: [
          { source_lang: 'de', target_lang: 'en', entries: 'Hund\tdog\nTür\t🚪', entries_format: 'tsv' },
          { source_lang: 'en', target_lang: 'de', entries: 'dog\tHund', entries_format: 'tsv' },
        ],
      },
    ])
  })

  it('have several dictionaries changed one by one, and stop at the first that is refused', async () => {
    const other = { sourceLanguage: 'en', targetLanguage: 'de', entries: [{ source: 'a', target: 'b' }] }
    const change = { id, name: 'Animals', dictionaries: [{ ...pair, entries }, other] }
    peer.answerWith(json(200, answered))
    expect(await peer.call('glossary.update', change)).toMatchObject({ ok: true })
    expect(peer.bodies).toEqual([
      { name: 'Animals', dictionaries: [expect.objectContaining({ source_lang: 'de' })] },
      { dictionaries: [expect.objectContaining({ source_lang: 'en' })] },
    ])
    peer.answerWith(json(400, { message: 'No.' }))
    expect(await peer.call('glossary.update', change)).toMatchObject({ error: { kind: 'refused' } })
    expect(peer.received).toHaveLength(3)
  })

  it('can be made before there are entries for them', async () => {
    peer.answerWith(json(201, { ...answered, dictionaries: [] }))
    expect(await peer.call('glossary.create', { name: 'x' })).toMatchObject({ value: { dictionaries: [] } })
    expect(peer.bodies).toEqual([{ name: 'x', dictionaries: [] }])
  })

  it('are renamed without touching their entries, and extended without touching their name', async () => {
    peer.answerWith(json(200, answered))
    await peer.call('glossary.update', { id, name: 'Animals' })
    await peer.call('glossary.update', { id, dictionaries: [{ ...pair, entries }] })
    expect(peer.received[0]).toMatchObject({ method: 'PATCH', url: `/v3/glossaries/${id}` })
    expect(peer.bodies).toEqual([
      { name: 'Animals' },
      {
        dictionaries: [
          { source_lang: 'de', target_lang: 'en', entries: 'Hund\tdog\nTür\t🚪', entries_format: 'tsv' },
        ],
      },
    ])
  })

  it('give the entries of a pair', async () => {
    const dictionary = { source_lang: 'de', target_lang: 'en', entries_format: 'tsv' }
    peer.answerWith(json(200, { dictionaries: [{ ...dictionary, entries: 'Hund\tdog\nTür\t🚪' }] }))
    expect(await peer.call('glossary.entries', { id, ...pair })).toEqual({ ok: true, value: { entries } })
    expect(peer.received[0]?.url).toBe(`/v3/glossaries/${id}/entries?source_lang=de&target_lang=en`)
  })

  it('take new entries in the place of a pair’s', async () => {
    peer.answerWith(json(200, { source_lang: 'de', target_lang: 'en', entry_count: 2 }))
    expect(await peer.call('glossary.replaceDictionary', { id, ...pair, entries })).toEqual({
      ok: true,
      value: { ...pair, entryCount: 2 },
    })
    expect(peer.received[0]).toMatchObject({ method: 'PUT', url: `/v3/glossaries/${id}/dictionaries` })
    expect(peer.bodies[0]).toMatchObject({ entries: 'Hund\tdog\nTür\t🚪' })
  })

  it('lose a pair, or go away altogether', async () => {
    peer.answerWith(plain(204))
    expect(await peer.call('glossary.deleteDictionary', { id, ...pair })).toEqual({ ok: true, value: {} })
    expect(await peer.call('glossary.delete', { id })).toEqual({ ok: true, value: {} })
    expect(peer.received.map(({ method, url }) => [method, url])).toEqual([
      ['DELETE', `/v3/glossaries/${id}/dictionaries?source_lang=de&target_lang=en`],
      ['DELETE', `/v3/glossaries/${id}`],
    ])
  })

  it.each([
    ['glossary.create', { name: '  ', dictionaries: [{ ...pair, entries }] }, 'name'],
    ['glossary.create', { name: 'x', dictionaries: [{ ...pair, entries: [] }] }, 'dictionaries.0.entries'],
    ['glossary.update', { id }, 'name'],
    ['glossary.update', { id: '../../../v2/usage', name: 'x' }, 'id'],
    ['glossary.entries', { id, sourceLanguage: 'de' }, 'targetLanguage'],
    ['glossary.delete', { id: '' }, 'id'],
  ])('are not sent where %s has %j', async (name, input, field) => {
    expect(await peer.call(name, input)).toMatchObject({ error: { kind: 'invalid-input', field } })
    expect(peer.received).toEqual([])
  })

  it.each([
    ['glossary.create', (bad: object) => ({ name: 'x', dictionaries: [bad] }), 'dictionaries.0.entries'],
    ['glossary.update', (bad: object) => ({ id, dictionaries: [bad] }), 'dictionaries.0.entries'],
    ['glossary.replaceDictionary', (bad: object) => ({ id, ...bad }), 'entries'],
  ])('with a bad row are not sent by %s, which tells the row', async (name, inputOf, field) => {
    const bad = { ...pair, entries: [...entries, { source: 'Hund', target: 'hound' }] }
    expect(await peer.call(name, inputOf(bad))).toEqual({
      ok: false,
      error: {
        kind: 'invalid-input',
        field,
        problem: { type: 'bad-row', row: 3, fault: 'repeated-source' },
      },
    })
    expect(peer.received).toEqual([])
  })

  it('may have a hundred thousand entries, which go and come whole', async () => {
    const many = Array.from({ length: 100_000 }, (_, i) => ({ source: `Wort ${i}`, target: `word ${i}` }))
    const tsv = many.map(({ source, target }) => `${source}\t${target}`).join('\n')
    peer.answerWith(json(200, { source_lang: 'de', target_lang: 'en', entry_count: many.length }))
    expect(await peer.call('glossary.replaceDictionary', { id, ...pair, entries: many })).toMatchObject({
      value: { entryCount: many.length },
    })
    expect(peer.bodies[0]).toMatchObject({ entries: tsv })
    const dictionary = { source_lang: 'de', target_lang: 'en', entries_format: 'tsv' }
    peer.answerWith(json(200, { dictionaries: [{ ...dictionary, entries: tsv }] }))
    expect(await peer.call('glossary.entries', { id, ...pair })).toEqual({
      ok: true,
      value: { entries: many },
    })
  })

  it.each([
    [400, 'refused'],
    [403, 'not-allowed'],
    [404, 'not-found'],
    [456, 'quota-exceeded'],
    [503, 'unavailable'],
  ])(
    'tell what status %i means, in the words of the service, and create nothing twice',
    async (status, kind) => {
      peer.answerWith(json(status, { message: 'Bad.', detail: 'Duplicate key in row 2.' }))
      const input = { name: 'x', dictionaries: [{ ...pair, entries }] }
      expect(await peer.call('glossary.create', input)).toMatchObject({
        error: { kind, message: 'Bad. Duplicate key in row 2.', traceId: 'trace-7' },
      })
      expect(peer.received.filter(({ method }) => method === 'POST')).toHaveLength(1)
    },
  )

  it.each([
    ['a name', 'glossary.get', { ...answered, name: undefined }, 'name: invalid_type'],
    [
      'a count',
      'glossary.get',
      { ...answered, dictionaries: [{ source_lang: 'de', target_lang: 'en' }] },
      'dictionaries.0.entry_count: invalid_type',
    ],
    ['the pair', 'glossary.entries', { dictionaries: [] }, 'dictionaries: too_small'],
    [
      'a column',
      'glossary.entries',
      {
        dictionaries: [{ source_lang: 'de', target_lang: 'en', entries: 'a\tb\nc', entries_format: 'tsv' }],
      },
      'dictionaries.0.entries.row 2: custom',
    ],
  ])('name %s that an answer lacks', async (_what, name, body, detail) => {
    peer.answerWith(json(200, body))
    expect(await peer.call(name, { id, ...pair })).toMatchObject({
      error: { kind: 'invalid-response', detail },
    })
  })
})
