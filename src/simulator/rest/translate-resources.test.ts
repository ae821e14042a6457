import { describe, expect, it } from 'vitest'
import { NOWHERE, textService } from '../../../test/support/demo-service/text-service.ts'
import { call } from '../../../test/support/service/simulator-client.ts'
import { meeting } from '../script/script.ts'

const service = textService()
const { send, request, requestDeepl, translate, translateForm, createStyle, memoryFor } = service

async function createGlossary(entries: string, target_lang = 'de'): Promise<string> {
  const dictionaries = [{ source_lang: 'en', target_lang, entries, entries_format: 'tsv' }]
  const answer = await send('POST', '/v3/glossaries', { name: 'Terms', dictionaries })
  return (answer.body as { glossary_id: string }).glossary_id
}

describe('a glossary in a translation', () => {
  const text = [meeting.notes.en]

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
    expect((await call(service.simulator, 'POST', '/v2/translate', body, headers)).status).toBe(403)
  })
})

describe('translation memories', () => {
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
