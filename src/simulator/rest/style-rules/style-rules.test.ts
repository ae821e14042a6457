import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../../../test/support/service/simulator-client.ts'
import { createSimulator, type Simulator } from '../../simulator-server.ts'

let simulator: Simulator
beforeAll(async () => {
  simulator = await createSimulator({ key: 'the-key', keys: ['another', 'free:fx'] })
})
afterAll(() => simulator.close())

const send = (method: string, path: string, body?: unknown) => call(simulator, method, path, body)
const as = (key: string) => ({ Authorization: `Service-Auth-Key ${key}` })

const ALL = '/v3/style_rules'
const ID = expect.stringMatching(/^[0-9a-f-]{36}$/) as string
const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string
const NOWHERE = '00000000-0000-4000-8000-000000000000'
const rules = { punctuation: { apostrophe: 'use_curly_apostrophes' } }
const brief = { label: 'Brief', prompt: 'Be brief' }

interface Shown {
  readonly style_id: string
  readonly version: number
  readonly custom_instructions: readonly { readonly id: string; readonly label: string }[]
}

const create = async (input: object = {}) =>
  (await send('POST', ALL, { name: 'House', language: 'en', ...input })).body as Shown
const show = async ({ style_id: id }: Shown) => (await send('GET', `${ALL}/${id}`)).body as Shown

describe('a style rule list', () => {
  it('is created with rules and instructions, and shown', async () => {
    const answer = await send('POST', ALL, {
      name: 'House',
      language: 'en',
      configured_rules: rules,
      custom_instructions: [brief, { ...brief, source_language: 'DE' }],
    })
    expect(answer).toMatchObject({ status: 201 })
    expect(answer.body).toEqual({
      style_id: ID,
      name: 'House',
      creation_time: TIME,
      updated_time: TIME,
      language: 'en',
      version: 1,
      configured_rules: rules,
      custom_instructions: [
        { id: ID, ...brief },
        { id: ID, ...brief, source_language: 'de' },
      ],
    })
    expect(await show(answer.body as Shown)).toEqual(answer.body)
  })

  it('has a higher version after every change', async () => {
    const list = await create({ custom_instructions: [brief] })
    const path = `${ALL}/${list.style_id}`
    expect((await send('PATCH', path, { name: 'New' })).body).toMatchObject({ name: 'New', version: 2 })
    expect((await send('PUT', `${path}/configured_rules`, rules)).body).toMatchObject({
      version: 3,
      configured_rules: rules,
      custom_instructions: [brief],
    })
    expect((await send('PUT', `${path}/configured_rules`, {})).body).toMatchObject({
      version: 4,
      configured_rules: {},
    })
    const added = await send('POST', `${path}/custom_instructions`, { label: 'x', prompt: 'y' })
    expect(added).toMatchObject({ status: 201, body: { id: ID, label: 'x', prompt: 'y' } })
    expect(await show(list)).toMatchObject({ version: 5, custom_instructions: [brief, added.body] })
    const one = `${path}/custom_instructions/${(added.body as { id: string }).id}`
    expect(await send('GET', one)).toMatchObject({ status: 200, body: added.body })
    const replaced = { label: 'new', prompt: 'text', source_language: 'fr' }
    expect((await send('PUT', one, replaced)).body).toEqual({
      ...replaced,
      id: (added.body as { id: string }).id,
    })
    expect((await show(list)).version).toBe(6)
    expect((await send('DELETE', one)).status).toBe(204)
    expect(await show(list)).toMatchObject({ version: 7, custom_instructions: [brief] })
    expect((await send('GET', one)).status).toBe(404)
  })

  it('can be deleted once', async () => {
    const { style_id: id } = await create()
    expect(await send('DELETE', `${ALL}/${id}`)).toMatchObject({ status: 204, body: undefined })
    expect((await send('DELETE', `${ALL}/${id}`)).status).toBe(404)
  })

  it.each<readonly [method: string, path: string, body: object | undefined]>([
    ['GET', `/${NOWHERE}`, undefined],
    ['PATCH', `/${NOWHERE}`, { name: 'x' }],
    ['PUT', `/${NOWHERE}/configured_rules`, {}],
    ['POST', `/${NOWHERE}/custom_instructions`, brief],
    ['GET', `/${NOWHERE}/custom_instructions/${NOWHERE}`, undefined],
    ['PUT', `/${NOWHERE}/custom_instructions/${NOWHERE}`, brief],
    ['DELETE', `/${NOWHERE}/custom_instructions/${NOWHERE}`, undefined],
  ])('that is unknown is answered 404: %s %s', async (method, path, body) => {
    expect((await send(method, ALL + path, body)).status).toBe(404)
  })

  it.each<readonly [input: object, message: RegExp]>([
    [{ name: undefined }, /'name' not specified/],
    [{ name: 'x'.repeat(1025) }, /'name': longer than 1024/],
    [{ language: 'pt' }, /'language'/],
    [{ configured_rules: { magic: {} } }, /unknown category 'magic'/],
    [{ configured_rules: { punctuation: { magic: 'x' } } }, /unknown rule 'punctuation.magic'/],
    [{ configured_rules: { punctuation: { apostrophe: 'x' } } }, /unknown option 'x' of 'punctuation.apostr/],
    [{ configured_rules: { toString: { a: 'b' } } }, /unknown category 'toString'/],
    [{ configured_rules: { punctuation: { apostrophe: 1 } } }, /'configured_rules.punctuation.apostrophe'/],
    [{ custom_instructions: [{ label: 'x' }] }, /'custom_instructions.0.prompt' not specified/],
    [{ custom_instructions: [{ label: 'x'.repeat(101), prompt: 'y' }] }, /longer than 100/],
    [{ custom_instructions: [{ label: 'x', prompt: 'y'.repeat(301) }] }, /longer than 300/],
    [{ custom_instructions: [{ ...brief, source_language: 'tlh' }] }, /source_language'/],
    [{ custom_instructions: Array.from({ length: 201 }, () => brief) }, /'custom_instructions'/],
  ])('is refused with %j', async (input, message) => {
    const answer = await send('POST', ALL, { name: 'House', language: 'en', ...input })
    expect(answer.status).toBe(400)
    expect((answer.body as { message: string }).message).toMatch(message)
  })

  it('counts code points, not UTF-16 units', async () => {
    const wide = { label: '👍'.repeat(100), prompt: '👍'.repeat(300) }
    expect((await create({ name: '👍'.repeat(1024), custom_instructions: [wide] })).version).toBe(1)
  })

  it('holds 200 instructions and no more', async () => {
    const list = await create({ custom_instructions: Array.from({ length: 200 }, () => brief) })
    const answer = await send('POST', `${ALL}/${list.style_id}/custom_instructions`, brief)
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining('200') as string } })
    expect((await show(list)).version).toBe(1)
  })

  it('is not part of the Free plan', async () => {
    const free = await call(simulator, 'GET', ALL, undefined, as('free:fx'))
    expect(free.status).toBe(403)
  })
})

describe('the listing', () => {
  const list = async (query: string) =>
    (await call(simulator, 'GET', `${ALL}${query}`, undefined, as('another'))).body as {
      style_rules: readonly Shown[]
    }

  it('is paged, with details on request', async () => {
    const ids: string[] = []
    for (let i = 0; i < 12; i += 1) {
      const body = { name: `${i}`, language: 'de', configured_rules: rules }
      const answer = await call(simulator, 'POST', ALL, body, as('another'))
      ids.push((answer.body as Shown).style_id)
    }
    const idsOf = async (query: string) => (await list(query)).style_rules.map((each) => each.style_id)
    expect(await idsOf('')).toEqual(ids.slice(0, 10))
    expect(await idsOf('?page=1')).toEqual(ids.slice(10))
    expect(await idsOf('?page_size=5&page=1')).toEqual(ids.slice(5, 10))
    expect(await idsOf('?page=2')).toEqual([])
    const [plain] = (await list('?page_size=1')).style_rules
    expect(plain).toEqual({
      style_id: ID,
      name: '0',
      creation_time: TIME,
      updated_time: TIME,
      language: 'de',
      version: 1,
    })
    const [detailed] = (await list('?page_size=1&detailed=true')).style_rules
    expect(detailed).toEqual({ ...plain, configured_rules: rules, custom_instructions: [] })
  })

  it.each(['page=-1', 'page=x', 'page_size=0', 'page_size=26', 'detailed=maybe'])(
    'is refused for %s',
    async (query) => {
      expect((await send('GET', `${ALL}?${query}`)).status).toBe(400)
    },
  )
})
