import { describe, expect, it } from 'vitest'
import { NOWHERE, textService } from '../../../test/support/demo-service/text-service.ts'
import { meeting } from '../script/script.ts'

const service = textService()
const { request, requestDeepl, translate, translateForm, createStyle, memoryFor } = service

it.each(['es-419', 'de-CH', 'fr-CA', 'ace', 'yue'])('translates into %s', async (target_lang) => {
  expect((await translate({ text: ['Hi'], target_lang })).text).not.toBe('')
})

describe('custom instructions', () => {
  it('are noted, in a form as well', async () => {
    const text = '[DE] Hello [instruction: Be brief]'
    expect((await translate({ text: ['Hello'], custom_instructions: ['Be brief'] })).text).toBe(text)
    expect((await translateForm({ text: 'Hello', custom_instructions: 'Be brief' })).text).toBe(text)
  })

  it.each<readonly [body: object, message: RegExp]>([
    [{ custom_instructions: Array.from({ length: 11 }, () => 'x') }, /'custom_instructions'/],
    [{ custom_instructions: ['x'.repeat(301)] }, /longer than 300/],
    [{ custom_instructions: ['x'], target_lang: 'NL' }, /not supported for the target language NL/],
  ])('are refused with %j', async (body, message) => {
    const answer = await request({ text: ['a'], ...body })
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringMatching(message) as string } })
  })

  it('may be for a variant of a language', async () => {
    const custom_instructions = ['👍'.repeat(300)]
    expect((await request({ text: ['a'], target_lang: 'EN-GB', custom_instructions })).status).toBe(200)
    expect((await request({ text: ['a'], target_lang: 'ZH-HANT', custom_instructions })).status).toBe(200)
  })
})

describe('the model', () => {
  it.each([
    ['quality_optimized', 'quality_optimized'],
    ['prefer_quality_optimized', 'quality_optimized'],
    ['latency_optimized', 'latency_optimized'],
    [undefined, undefined],
  ])('%s is answered as %s', async (model_type, used) => {
    expect((await translate({ text: ['a'], model_type })).model_type_used).toBe(used)
  })

  it.each(['style_id', 'translation_memory_id', 'custom_instructions'])(
    'that is quick does not go with %s',
    async (name) => {
      const value = name === 'custom_instructions' ? ['x'] : NOWHERE
      const answer = await request({ text: ['a'], model_type: 'latency_optimized', [name]: value })
      expect(answer).toMatchObject({
        status: 400,
        body: { message: expect.stringContaining(name) as string },
      })
    },
  )

  it('that is quick goes with instructions, styles and memories in one deployment', async () => {
    const style_id = await createStyle()
    const translation_memory_id = await memoryFor('en')
    for (const option of [{ custom_instructions: ['x'] }, { style_id }, { translation_memory_id }])
      expect(
        await requestDeepl({ text: ['a'], model_type: 'latency_optimized', source_lang: 'EN', ...option }),
      ).toMatchObject({ status: 200, body: { translations: [{ model_type_used: 'latency_optimized' }] } })
  })
})

describe('tags', () => {
  const text = ['<p>Some <b>bold</b> text</p>']

  it('are kept, and the version is echoed', async () => {
    expect(await translate({ text, tag_handling: 'html' })).toMatchObject({
      text: '<p>[DE] Some <b>bold</b> text</p>',
      tag_handling_version: 'v1',
    })
    const newer = { text, tag_handling: 'xml', tag_handling_version: 'v2' }
    expect(await translate(newer)).toMatchObject({
      text: '<p>[DE] Some <b>[DE] bold</b> [DE] text</p>',
      tag_handling_version: 'v2',
    })
    expect(await translate({ text: ['a'] })).not.toHaveProperty('tag_handling_version')
  })

  it.each([
    [{ outline_detection: false }, { outline_detection: '0' }, '<p>[DE] Some <b>bold</b> text</p>'],
    [{ non_splitting_tags: ['b', 'i'] }, { non_splitting_tags: 'b,i' }, '<p>[DE] Some <b>bold</b> text</p>'],
    [
      { outline_detection: false, splitting_tags: ['p'] },
      { outline_detection: 'false', splitting_tags: 'p' },
      '<p>[DE] Some <b>bold</b> text</p>',
    ],
    [{ ignore_tags: ['p'] }, { ignore_tags: 'p' }, text[0] ?? ''],
  ] as readonly (readonly [json: object, form: Record<string, string>, expected: string])[])(
    'are handled with %j',
    async (json, form, expected) => {
      expect((await translate({ text, tag_handling: 'xml', ...json })).text).toBe(expected)
      const fields: Record<string, string> = { text: text.join(''), tag_handling: 'xml', ...form }
      expect((await translateForm(fields)).text).toBe(expected)
    },
  )
})

describe('everything else', () => {
  it('that a form holds is read like JSON', async () => {
    const fields = {
      text: meeting.green.en,
      source_lang: 'en',
      context: 'a meeting',
      show_billed_characters: '1',
      split_sentences: 'nonewlines',
      preserve_formatting: 'true',
      formality: 'prefer_less',
      translation_memory_threshold: '75',
      enable_beta_languages: '1',
    }
    expect(await translateForm(fields)).toEqual({
      detected_source_language: 'EN',
      text: `[informal] ${meeting.green.de}`,
      billed_characters: meeting.green.en.length,
    })
  })

  it('is bound to 50 texts', async () => {
    const many = (count: number) => request({ text: Array.from({ length: count }, () => 'a') })
    expect((await many(50)).status).toBe(200)
    expect((await many(51)).status).toBe(400)
  })

  it('has values that are known', async () => {
    const wrong = { split_sentences: '2', formality: 'rude', model_type: 'x', tag_handling: 'md' }
    for (const [name, value] of Object.entries({ ...wrong, tag_handling_version: 'v3', style_id: 'x' }))
      expect(await request({ text: ['a'], [name]: value })).toMatchObject({
        status: 400,
        body: { message: expect.stringContaining(`'${name}'`) as string },
      })
  })
})
