import { expect } from 'vitest'
import type { OperationName } from '../../../scripts/service/operations.ts'
import { legalTmx } from '../service/tmx.ts'
import { ofText, ofTicket, ofUpload, ofVoice } from '../service/translation-examples.ts'
import {
  aMemory,
  type Example,
  entries,
  instruction,
  type Make,
  newDeveloperKey,
  newGlossary,
  newInstruction,
  newMemory,
  newPlainGlossary,
  newStyle,
  pair,
  rules,
  sentEntries,
  sentInstruction,
  sentPair,
} from './operation-example.ts'

const nothing: Make = () => Promise.resolve([{ input: {}, sent: {} }])
const just =
  (input: object, sent: Example['sent']): Make =>
  () =>
    Promise.resolve([{ input, sent }])
const ofGlossary =
  (input: object = {}, sent: Example['sent'] = {}): Make =>
  async (runs) => {
    const id = await newGlossary(runs)
    return [{ input: { id, ...input }, sent: { glossary_id: id, ...sent } }]
  }
const ofPlainGlossary: Make = async (runs) => {
  const id = await newPlainGlossary(runs)
  return [{ input: { id }, sent: { glossary_id: id } }]
}
const ofStyle =
  (input: object = {}, sent: Example['sent'] = {}): Make =>
  async (runs) => {
    const id = await newStyle(runs)
    return [{ input: { id, ...input }, sent: { style_id: id, ...sent } }]
  }
const ofInstruction =
  (input: object = {}, sent: Example['sent'] = {}): Make =>
  async (runs) => {
    const { listId, id } = await newInstruction(runs)
    return [{ input: { listId, id, ...input }, sent: { style_id: listId, instruction_id: id, ...sent } }]
  }
const ofMemory =
  (input: object = {}, sent: Example['sent'] = {}): Make =>
  async (runs) => {
    const id = await aMemory(runs)
    return [{ input: { id, ...input }, sent: { translation_memory_id: id, ...sent } }]
  }
const ofKey =
  (input: object = {}, sent: Example['sent'] = {}): Make =>
  async (runs) => {
    const id = await newDeveloperKey(runs)
    return [{ input: { id, ...input }, sent: { key_id: id, ...sent } }]
  }

const texts = { texts: ['One', 'Two'], targetLanguage: 'en-US' }
const sentTexts = { text: ['One', 'Two'], target_lang: 'en-US' }
const dictionary = {
  'dictionaries[].source_lang': ['en'],
  'dictionaries[].target_lang': ['de'],
  'dictionaries[].entries': [sentEntries.entries],
  'dictionaries[].entries_format': ['tsv'],
}
const days = { startDate: '2026-01-01', endDate: '2026-01-31' }
const sentDays = { start_date: '2026-01-01', end_date: '2026-01-31' }

/** For each operation, inputs that set every field of its call between them. */
export const operationExamples: { readonly [N in OperationName]: Make } = {
  'POST /v2/translate': ofText,
  'POST /v2/write/rephrase': () =>
    Promise.resolve([
      { input: { ...texts, writingStyle: 'business' }, sent: { ...sentTexts, writing_style: 'business' } },
      { input: { ...texts, tone: 'friendly' }, sent: { ...sentTexts, tone: 'friendly' } },
    ]),
  'POST /v2/write/correct': just(texts, sentTexts),
  'POST /v2/document': ofUpload,
  'POST /v2/document/{document_id}': ofTicket,
  'POST /v2/document/{document_id}/result': ofTicket,
  'GET /v2/languages': just({ type: 'target' }, { type: 'target' }),
  'GET /v3/languages': (_runs, profile) =>
    Promise.resolve([
      {
        input: { product: 'voice' },
        sent:
          profile === 'generic' ? { product: 'voice' } : { resource: 'voice', include: ['beta', 'external'] },
      },
    ]),
  'GET /v3/languages/products': nothing,
  'GET /v3/languages/resources': nothing,
  'GET /v2/glossaries': nothing,
  'POST /v2/glossaries': just(
    { name: 'Terms', ...pair, entries },
    { name: 'Terms', ...sentPair, ...sentEntries },
  ),
  'GET /v2/glossaries/{glossary_id}': ofPlainGlossary,
  'DELETE /v2/glossaries/{glossary_id}': ofPlainGlossary,
  'GET /v2/glossaries/{glossary_id}/entries': ofPlainGlossary,
  'GET /v2/glossary-language-pairs': nothing,
  'GET /v3/glossaries': nothing,
  'POST /v3/glossaries': just(
    { name: 'Terms', dictionaries: [{ ...pair, entries }] },
    { name: 'Terms', ...dictionary },
  ),
  'GET /v3/glossaries/{glossary_id}': ofGlossary(),
  'PATCH /v3/glossaries/{glossary_id}': ofGlossary(
    { name: 'Words', dictionaries: [{ ...pair, entries }] },
    { name: 'Words', ...dictionary },
  ),
  'DELETE /v3/glossaries/{glossary_id}': ofGlossary(),
  'GET /v3/glossaries/{glossary_id}/entries': ofGlossary(pair, sentPair),
  'PUT /v3/glossaries/{glossary_id}/dictionaries': ofGlossary(
    { ...pair, entries },
    { ...sentPair, ...sentEntries },
  ),
  'DELETE /v3/glossaries/{glossary_id}/dictionaries': ofGlossary(pair, sentPair),
  'POST /v3/style_rules': just(
    { name: 'House style', language: 'de', rules, instructions: [instruction] },
    {
      name: 'House style',
      language: 'de',
      configured_rules: rules,
      'custom_instructions[].label': ['Names'],
      'custom_instructions[].prompt': ['Keep names.'],
      'custom_instructions[].source_language': ['de'],
    },
  ),
  'GET /v3/style_rules': just(
    { detailed: true, page: 0, pageSize: 25 },
    { detailed: 'true', page: '0', page_size: '25' },
  ),
  'GET /v3/style_rules/{style_id}': ofStyle(),
  'PATCH /v3/style_rules/{style_id}': ofStyle({ name: 'Office style' }, { name: 'Office style' }),
  'PUT /v3/style_rules/{style_id}/configured_rules': ofStyle({ rules }, { '(whole)': rules }),
  'DELETE /v3/style_rules/{style_id}': ofStyle(),
  'POST /v3/style_rules/{style_id}/custom_instructions': async (runs) => {
    const listId = await newStyle(runs)
    return [{ input: { listId, ...instruction }, sent: { style_id: listId, ...sentInstruction } }]
  },
  'GET /v3/style_rules/{style_id}/custom_instructions/{instruction_id}': ofInstruction(),
  'PUT /v3/style_rules/{style_id}/custom_instructions/{instruction_id}': ofInstruction(
    instruction,
    sentInstruction,
  ),
  'DELETE /v3/style_rules/{style_id}/custom_instructions/{instruction_id}': ofInstruction(),
  'GET /v2/usage': nothing,
  'GET /v3/translation_memories': just({ page: 1, pageSize: 1 }, { page: '1', page_size: '1' }),
  'GET /v3/translation_memories/{translation_memory_id}': ofMemory(),
  'DELETE /v3/translation_memories/{translation_memory_id}': async (runs) => {
    const id = await newMemory(runs)
    return [{ input: { id }, sent: { translation_memory_id: id } }]
  },
  'GET /v3/translation_memories/{translation_memory_id}/segments': async (runs, profile) => {
    const id = await aMemory(runs)
    const first = await runs.call<{ nextCursor: string }>('memory.segments', { id, pageSize: 1 })
    const { nextCursor: cursor } = first
    return [
      {
        input: { id, pageSize: 1, cursor },
        sent: { translation_memory_id: id, page_size: '1', page_cursor: cursor },
      },
      ...(await ofMemory(
        { filter: 'Tests', isCaseSensitive: true },
        { filter_text: 'Tests', filter_case_sensitive: 'true' },
      )(runs, profile)),
    ]
  },
  'POST /v3/translation_memories/import': async (runs) => [
    {
      input: { file: await runs.addSource('legal.tmx', legalTmx), name: 'Legal' },
      sent: {
        source_file: {
          file_name: 'legal.tmx',
          content_type: 'application/xml',
          content_length: Buffer.byteLength(legalTmx),
        },
        parameters: { display_name: 'Legal' },
      },
    },
  ],
  'POST /v3/translation_memories/{translation_memory_id}/export': ofMemory(),
  'GET /v3/translation_memories/jobs/{job_id}': async (runs) => [
    { input: { id: await aMemory(runs) }, sent: { job_id: expect.any(String) } },
  ],
  'GET /v2/admin/analytics': just(
    { ...days, groupBy: 'key_and_day' },
    { ...sentDays, group_by: 'key_and_day' },
  ),
  'GET /v2/admin/analytics/custom-tags': just(
    { ...days, aggregateBy: 'day', page: 0 },
    { ...sentDays, aggregate_by: 'day', page: '0' },
  ),
  'GET /v2/admin/developer-keys': nothing,
  'POST /v2/admin/developer-keys': just({ label: 'Staging' }, { label: 'Staging' }),
  'PUT /v2/admin/developer-keys/label': ofKey({ label: 'Production' }, { label: 'Production' }),
  'PUT /v2/admin/developer-keys/limits': async (runs, profile) => [
    ...(await ofKey({ characters: 5, speechMs: null }, { characters: 5, speech_to_text_milliseconds: null })(
      runs,
      profile,
    )),
    ...(await ofKey({ speechMs: 60_000 }, { speech_to_text_milliseconds: 60_000 })(runs, profile)),
  ],
  'PUT /v2/admin/developer-keys/deactivate': ofKey(),
  'POST /v3/voice/realtime': ofVoice,
  'GET /v3/voice/realtime': async (runs) => {
    const { token } = await runs.call<{ token: string }>('voice.open', { targetLanguages: ['de'] })
    return [{ input: { token }, sent: { token } }]
  },
}
