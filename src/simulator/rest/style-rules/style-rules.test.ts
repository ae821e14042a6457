import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../../../test/support/service/simulator-client.ts'
import { createSimulator, type Simulator } from '../../simulator-server.ts'

let simulator: Simulator
beforeAll(async () => {
  simulator = await createSimulator({ key: 'the-key' })
})
afterAll(() => simulator.close())

const send = (method: string, path: string, body?: unknown) => call(simulator, method, path, body)

const ALL = '/v3/style_rules'
const NOWHERE = '00000000-0000-4000-8000-000000000000'
const brief = { label: 'Brief', prompt: 'Be brief' }

describe('a style rule list', () => {
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

  it('holds 200 instructions and no more', async () => {
    const custom_instructions = Array.from({ length: 200 }, () => brief)
    const { body } = await send('POST', ALL, { name: 'House', language: 'en', custom_instructions })
    const path = `${ALL}/${(body as { style_id: string }).style_id}`
    const answer = await send('POST', `${path}/custom_instructions`, brief)
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining('200') as string } })
    expect((await send('GET', path)).body).toMatchObject({ version: 1 })
  })
})

describe('the listing', () => {
  it.each(['page=-1', 'page=x', 'page_size=0', 'page_size=26', 'detailed=maybe'])(
    'is refused for %s',
    async (query) => {
      expect((await send('GET', `${ALL}?${query}`)).status).toBe(400)
    },
  )
})
