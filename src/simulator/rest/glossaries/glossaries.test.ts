import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../../../test/support/service/simulator-client.ts'
import { createSimulator, type Simulator } from '../../simulator-server.ts'

let simulator: Simulator
beforeAll(async () => {
  simulator = await createSimulator({ key: 'the-key', keys: ['another'] })
})
afterAll(() => simulator.close())

const send = (method: string, path: string, body?: object, headers?: Readonly<Record<string, string>>) =>
  call(simulator, method, path, body, headers)

const NOWHERE = '00000000-0000-4000-8000-000000000000'

const sample = {
  name: 'Terms',
  source_lang: 'EN',
  target_lang: 'de',
  entries: 'a\tb\nc\td',
  entries_format: 'tsv',
}
const dictionary = { source_lang: 'en', target_lang: 'de', entries: 'a\tb\nc\td', entries_format: 'tsv' }

const idOf = ({ body }: { readonly body: unknown }) => (body as { glossary_id: string }).glossary_id
const createV2 = async (input: object = {}) =>
  idOf(await send('POST', '/v2/glossaries', { ...sample, ...input }))
const createV3 = async (...dictionaries: object[]) =>
  idOf(await send('POST', '/v3/glossaries', { name: 'Terms', dictionaries }))

/** Requests the entries of a version 2 glossary, which are not JSON. */
async function entriesOf(id: string, accept = 'text/tab-separated-values') {
  const answer = await fetch(`${simulator.address}/v2/glossaries/${id}/entries`, {
    headers: { Authorization: 'DeepL-Auth-Key the-key', Accept: accept },
  })
  return { status: answer.status, type: answer.headers.get('Content-Type'), text: await answer.text() }
}

describe('a glossary of version 2', () => {
  it('sends its entries with tabs, to those who take that', async () => {
    const id = await createV2()
    expect(await entriesOf(id)).toEqual({
      status: 200,
      type: 'text/tab-separated-values; charset=utf-8',
      text: 'a\tb\nc\td',
    })
    expect((await entriesOf(id, 'application/json, text/plain, */*')).status).toBe(200)
    expect((await entriesOf(id, 'application/json')).status).toBe(406)
    expect((await entriesOf(NOWHERE)).status).toBe(404)
  })

  it.each<readonly [input: object, message: RegExp]>([
    [{ name: '' }, /'name'/],
    [{ name: null }, /'name' not specified/],
    [{ source_lang: 'xx' }, /'source_lang'/],
    [{ target_lang: 'EN-GB' }, /'target_lang'/],
    [{ entries: undefined }, /'entries' not specified/],
    [{ entries_format: 'json' }, /'entries_format'/],
    [{ entries: '' }, /Invalid glossary entries.*no entries/],
    [{ entries: 'a\tb\na\tc' }, /Invalid glossary entries.*index 1 \(starting at position 4\) duplicates/],
  ])('is refused with %j', async (input, message) => {
    const answer = await send('POST', '/v2/glossaries', { ...sample, ...input })
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.body)).toMatch(message)
  })

  it('is not visible to other keys', async () => {
    const id = await createV2()
    const headers = { Authorization: 'DeepL-Auth-Key another' }
    expect((await send('GET', `/v2/glossaries/${id}`, undefined, headers)).status).toBe(404)
    expect((await send('GET', '/v2/glossaries', undefined, headers)).body).toEqual({ glossaries: [] })
  })
})

describe('a glossary of version 3', () => {
  const french = { ...dictionary, target_lang: 'FR', entries: 'a,x', entries_format: 'csv' }
  const counts = [
    { source_lang: 'en', target_lang: 'de', entry_count: 2 },
    { source_lang: 'en', target_lang: 'fr', entry_count: 1 },
  ]

  it('may be created before there are dictionaries for it', async () => {
    const { status, body } = await send('POST', '/v3/glossaries', { name: 'Empty' })
    expect([status, body]).toMatchObject([201, { name: 'Empty', dictionaries: [] }])
  })

  it('is changed in one pair at a time in one deployment, and not by an empty change', async () => {
    const path = `/v3/glossaries/${await createV3(dictionary)}`
    expect((await send('PATCH', path, {})).status).toBe(400)
    const both = { dictionaries: [dictionary, french] }
    expect(await send('PATCH', path, both, { Authorization: 'DeepL-Auth-Key the-key' })).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/Only one/) },
    })
    expect((await send('PATCH', path, both)).status).toBe(200)
    expect((await send('PATCH', `/v3/glossaries/${NOWHERE}`, { name: 'x' })).status).toBe(404)
  })

  it.each<readonly [body: object, message: RegExp]>([
    [{ name: 'x', dictionaries: [dictionary, dictionary] }, /two dictionaries for en to de/],
    [{ name: 'x', dictionaries: [{ ...dictionary, target_lang: 'en' }] }, /'target_lang'/],
    [{ name: 'x', dictionaries: [{ ...dictionary, entries: 'a' }] }, /column is missing/],
    [{ dictionaries: [dictionary] }, /'name' not specified/],
  ])('is refused with %j', async (body, message) => {
    const answer = await send('POST', '/v3/glossaries', body)
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.body)).toMatch(message)
  })

  it('stands in one store with those of version 2, which shows what has one pair', async () => {
    const old = await createV2()
    expect((await send('GET', `/v3/glossaries/${old}`)).body).toMatchObject({ dictionaries: [counts[0]] })
    const single = await createV3(dictionary)
    expect((await send('GET', `/v2/glossaries/${single}`)).body).toMatchObject({ source_lang: 'EN' })
    const several = await createV3(dictionary, french)
    expect((await send('GET', `/v2/glossaries/${several}`)).status).toBe(404)
    expect(JSON.stringify((await send('GET', '/v2/glossaries')).body)).not.toContain(several)
  })
})
