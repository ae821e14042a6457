import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../../test/support/service/simulator-client.ts'
import { meeting } from '../script/script.ts'
import { createSimulator, type Simulator } from '../simulator-server.ts'

let simulator: Simulator
beforeAll(async () => {
  simulator = await createSimulator({ key: 'the-key', keys: ['free:fx'] })
})
afterAll(() => simulator.close())

interface Translation {
  readonly text: string
  readonly model_type_used?: string
  readonly tag_handling_version?: string
}

const send = (method: string, path: string, body?: object) => call(simulator, method, path, body)
const request = (body: object) => send('POST', '/v2/translate', { target_lang: 'DE', ...body })

async function translate(body: object): Promise<Translation> {
  const answer = await request(body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  const [first] = (answer.body as { translations: readonly Translation[] }).translations
  return first ?? { text: '' }
}

const deepl = { Authorization: 'DeepL-Auth-Key the-key' }
const requestDeepl = (body: object) =>
  call(simulator, 'POST', '/v2/translate', { target_lang: 'DE', ...body }, deepl)

async function translateForm(fields: Readonly<Record<string, string>>): Promise<Translation> {
  const answer = await fetch(`${simulator.address}/v2/translate`, {
    method: 'POST',
    headers: deepl,
    body: new URLSearchParams({ target_lang: 'de', ...fields }),
  })
  const { translations } = (await answer.json()) as { translations: readonly Translation[] }
  return translations[0] ?? { text: '' }
}

it.each(['es-419', 'de-CH', 'fr-CA', 'ace', 'yue'])('translates into %s', async (target_lang) => {
  expect((await translate({ text: ['Hi'], target_lang })).text).not.toBe('')
})

const NOWHERE = '00000000-0000-4000-8000-000000000000'

async function createGlossary(entries: string, target_lang = 'de'): Promise<string> {
  const dictionaries = [{ source_lang: 'en', target_lang, entries, entries_format: 'tsv' }]
  const answer = await send('POST', '/v3/glossaries', { name: 'Terms', dictionaries })
  return (answer.body as { glossary_id: string }).glossary_id
}

async function createStyle(input: object = {}): Promise<string> {
  const answer = await send('POST', '/v3/style_rules', { name: 'House', language: 'de', ...input })
  return (answer.body as { style_id: string }).style_id
}

interface Memory {
  readonly translation_memory_id: string
  readonly source_language: string
  readonly target_languages: readonly string[]
}

async function memories(
  query = '',
): Promise<{ translation_memories: readonly Memory[]; total_count: number }> {
  return (await send('GET', `/v3/translation_memories${query}`)).body as never
}
const memoryFor = async (source: string) =>
  (await memories()).translation_memories.find((each) => each.source_language === source)
    ?.translation_memory_id

describe('a glossary in a translation', () => {
  const text = [meeting.notes.en]

  it('brings its terms in', async () => {
    const glossary_id = await createGlossary('customers\tKundschaft\nannouncement\tMitteilung')
    expect(await translate({ text, source_lang: 'EN', glossary_id })).toMatchObject({
      text: 'Wer kann die Mitteilung für unsere Kundschaft schreiben?',
    })
  })

  it('is good for the variants of its languages', async () => {
    const glossary_id = await createGlossary('customers\tfreguesia', 'pt')
    expect(await translate({ text, source_lang: 'en', target_lang: 'PT-BR', glossary_id })).toMatchObject({
      text: '[PT-BR] Who can write the announcement for our freguesia?',
    })
  })

  it('comes before the ones that are named after it', async () => {
    const first = await createGlossary('customers\tKundschaft')
    const second = await createGlossary('customers\tAbnehmer\nannouncement\tMitteilung')
    const both = { text, source_lang: 'EN', glossary_ids: [first, second] }
    expect((await translate(both)).text).toBe('Wer kann die Mitteilung für unsere Kundschaft schreiben?')
    const form = { text: meeting.notes.en, source_lang: 'en', glossary_ids: `${first},${second}` }
    expect((await translateForm(form)).text).toBe('Wer kann die Mitteilung für unsere Kundschaft schreiben?')
  })

  it.each<readonly [body: object, status: number, message: RegExp]>([
    [{ glossary_id: NOWHERE, source_lang: 'EN' }, 404, /Glossary not found/],
    [{ glossary_ids: [NOWHERE], source_lang: 'EN' }, 404, /Glossary not found/],
    [{ glossary_id: NOWHERE }, 400, /'source_lang' is required/],
    [{ glossary_id: 'x', source_lang: 'EN' }, 400, /'glossary_id'/],
    [{ glossary_id: NOWHERE, glossary_ids: [NOWHERE], source_lang: 'EN' }, 400, /cannot be used together/],
    [{ glossary_ids: Array.from({ length: 6 }, () => NOWHERE), source_lang: 'EN' }, 400, /'glossary_ids'/],
  ])('is refused for %j', async (body, status, message) => {
    const answer = await request({ text, ...body })
    expect(answer).toMatchObject({ status, body: { message: expect.stringMatching(message) as string } })
  })

  it('needs no source language in one deployment, which detects it for each text', async () => {
    const glossary_id = await createGlossary('customers\tKundschaft')
    const french = meeting.agreed.fr
    const answer = await requestDeepl({ text: [meeting.notes.en, french], glossary_id })
    expect(answer).toMatchObject({
      status: 200,
      body: {
        translations: [
          { detected_source_language: 'EN', text: expect.stringContaining('Kundschaft') as string },
          { detected_source_language: 'FR', text: meeting.agreed.de },
        ],
      },
    })
    expect((await requestDeepl({ text, glossary_id: NOWHERE })).status).toBe(404)
  })

  it('must have entries for the pair', async () => {
    const glossary_id = await createGlossary('a\tb')
    const answer = await request({ text, source_lang: 'FR', glossary_id })
    expect(answer).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('FR to DE') as string },
    })
  })
})

describe('a style rule list in a translation', () => {
  it('is noted, and takes the better model', async () => {
    const style_id = await createStyle({
      configured_rules: { numbers: { decimal_separator: 'use_comma_as_decimal_separator' } },
      custom_instructions: [{ label: 'Tone', prompt: 'Be kind' }],
    })
    expect(
      await translate({ text: ['It is 3.5'], style_id, custom_instructions: ['Be brief'] }),
    ).toMatchObject({
      text: '[DE] It is 3.5 [rule: decimal_separator = use_comma_as_decimal_separator] [instruction: Tone] [instruction: Be brief]',
      model_type_used: 'quality_optimized',
    })
  })

  it('must be there, for the target language, and for the plan', async () => {
    const style_id = await createStyle()
    expect((await request({ text: ['a'], style_id: NOWHERE })).status).toBe(404)
    expect((await request({ text: ['a'], style_id, target_lang: 'FR' })).status).toBe(400)
    const headers = { Authorization: 'DeepL-Auth-Key free:fx' }
    const body = { text: ['a'], style_id, target_lang: 'DE' }
    expect((await call(simulator, 'POST', '/v2/translate', body, headers)).status).toBe(403)
  })
})

describe('translation memories', () => {
  it('are listed in pages, a few of them from the start', async () => {
    const { translation_memories: all, total_count: count } = await memories()
    expect(count).toBe(2)
    expect(all).toHaveLength(2)
    expect(all[0]).toEqual({
      translation_memory_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      name: 'Demo: meeting minutes',
      source_language: 'en',
      target_languages: ['de', 'fr'],
      segment_count: 3,
      creation_time: expect.stringMatching(/^\d{4}-/) as string,
      updated_time: expect.stringMatching(/^\d{4}-/) as string,
    })
    expect(await memories('?page=1&page_size=1')).toEqual({ translation_memories: [all[1]], total_count: 2 })
    expect((await send('GET', '/v3/translation_memories?page_size=26')).status).toBe(400)
  })

  it('act where a sentence agrees enough', async () => {
    const translation_memory_id = await memoryFor('en')
    const about = { text: ['Almost everything is really green.'], translation_memory_id }
    expect(await translate({ ...about, text: [meeting.green.en] })).toEqual({
      detected_source_language: 'EN',
      text: 'Nahezu alle Tests sind bestanden.',
      model_type_used: 'quality_optimized',
    })
    expect((await translate(about)).text).toBe('Nahezu alle Tests sind bestanden. [memory: 80 %]')
    expect((await translate({ ...about, translation_memory_threshold: 81 })).text).toMatch(/^\[DE\]/)
  })

  it('act for their own languages only', async () => {
    const translation_memory_id = await memoryFor('en')
    const about = { text: [meeting.green.en], translation_memory_id }
    expect((await translate({ ...about, target_lang: 'ES' })).text).toBe(meeting.green.es)
    expect((await translate({ ...about, source_lang: 'FR' })).text).toBe(meeting.green.de)
  })

  it('must be there', async () => {
    expect((await request({ text: ['a'], translation_memory_id: NOWHERE })).status).toBe(404)
    for (const translation_memory_threshold of [-1, 101, 50.5, 'x'])
      expect((await request({ text: ['a'], translation_memory_threshold })).status).toBe(400)
  })
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
