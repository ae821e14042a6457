import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../../test/support/service/simulator-client.ts'
import { meeting } from '../script/script.ts'
import { createSimulator, type Simulator } from '../simulator-server.ts'

let simulator: Simulator
beforeAll(async () => {
  simulator = await createSimulator({ key: 'the-key' })
})
afterAll(() => simulator.close())

const rephrase = (body: object) => call(simulator, 'POST', '/v2/write/rephrase', body)
const correct = (body: object) => call(simulator, 'POST', '/v2/write/correct', body)

describe('a correction', () => {
  it('makes corrections that need no knowledge of the language', async () => {
    const text = ['hello  there , you. how are\nyou', 'Ok', ` ${meeting.agreed.de}`, '']
    expect((await correct({ text, target_lang: 'en-GB' })).body).toEqual({
      improvements: [
        ['EN', 'Hello there, you. How are\nYou.'],
        ['EN', 'Ok'],
        ['DE', ` ${meeting.agreed.de}`],
        ['EN', ''],
      ].map(([source, improved]) => ({
        detected_source_language: source,
        target_language: 'EN-GB',
        text: improved,
      })),
    })
  })

  it('stays in the language of the text where no other is named', async () => {
    expect((await correct({ text: [meeting.agreed.fr] })).body).toMatchObject({
      improvements: [{ target_language: 'FR' }],
    })
  })
})

describe('a rephrasing', () => {
  it.each([
    [{}, '[rephrased] Almost done.'],
    [{ writing_style: 'business' }, '[business] Almost done.'],
    [{ writing_style: 'prefer_academic' }, '[academic] Almost done.'],
    [{ tone: 'friendly' }, '[friendly] Almost done.'],
    [{ tone: 'prefer_diplomatic' }, '[diplomatic] Almost done.'],
    [{ tone: 'default' }, '[rephrased] Almost done.'],
    [{ tone: 'default', writing_style: 'simple' }, '[simple] Almost done.'],
    [{ tone: 'friendly', writing_style: 'default' }, '[friendly] Almost done.'],
  ])('with %j says how it should be put', async (manner, text) => {
    expect((await rephrase({ text: ['almost done'], target_lang: 'EN-US', ...manner })).body).toEqual({
      improvements: [{ detected_source_language: 'EN', target_language: 'EN-US', text }],
    })
  })

  it('accepts 10 KiB in total', async () => {
    const fits = { text: ['a'.repeat(10 * 1024 - '{"text":[""]}'.length)] }
    expect((await rephrase(fits)).status).toBe(200)
    expect((await rephrase({ text: [`${fits.text[0]}a`] })).status).toBe(413)
  })

  it.each<readonly [body: object, message: RegExp]>([
    [{ text: undefined }, /'text' not specified/],
    [{ target_lang: 'NL' }, /'target_lang'/],
    [{ writing_style: 'rude' }, /'writing_style'/],
    [{ writing_style: 'prefer_default' }, /'writing_style'/],
    [{ tone: 'business' }, /'tone'/],
    [{ writing_style: 'simple', tone: 'friendly' }, /cannot be used together/],
  ])('is refused with %j', async (body, message) => {
    const answer = await rephrase({ text: ['a'], ...body })
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringMatching(message) as string } })
  })
})
