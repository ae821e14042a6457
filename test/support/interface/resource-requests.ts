import { glossaryLanguage, ruleCategories, styleLanguage, voiceLanguages } from './interface-terms.ts'
import {
  among,
  closed,
  digits,
  type Fields,
  filled,
  integer,
  listOf,
  mapOf,
  needs,
  type Schema,
  text,
  upTo,
} from './json-schema.ts'
import type { RequestSchemas } from './request-schema.ts'

const GIB = 1024 ** 3

const page = {
  page: digits,
  page_size: { type: 'string', pattern: '^(?:[1-9]|1\\d|2[0-5])$' },
} as const satisfies Fields

const pair = { source_lang: glossaryLanguage, target_lang: glossaryLanguage }
const table = { ...pair, entries: filled, entries_format: among('tsv', 'csv') }
const dictionary = closed(table)

const rule: Schema = { type: 'string', minLength: 1 }
const configuredRules = closed({}, Object.fromEntries(ruleCategories.map((name) => [name, mapOf(rule)])))
const instruction = closed({ label: upTo(100, 1), prompt: upTo(300, 1) }, { source_language: filled })
const ruleName = upTo(1024, 1)

const terms = upTo(300, 1)
const termsName = upTo(1024, 1)

/** Glossaries, style rules, spoken terms and translation memories. */
export function resourceRequests(isDeepl: boolean): RequestSchemas {
  const { source } = voiceLanguages(isDeepl)
  const termList = closed({ lang: source, entries: terms })
  return {
    'GET /v2/glossaries': {},
    'POST /v2/glossaries': { body: closed({ name: filled, ...table }) },
    'GET /v2/glossaries/{glossary_id}': {},
    'DELETE /v2/glossaries/{glossary_id}': {},
    'GET /v2/glossaries/{glossary_id}/entries': {
      headers: { accept: among('text/tab-separated-values') },
    },
    'GET /v2/glossary-language-pairs': {},
    'GET /v3/glossaries': {},
    'POST /v3/glossaries': { body: closed({ name: filled, dictionaries: listOf(dictionary) }) },
    'GET /v3/glossaries/{glossary_id}': {},
    'PATCH /v3/glossaries/{glossary_id}': {
      body: { minProperties: 1, ...closed({}, { name: filled, dictionaries: listOf(dictionary, 1) }) },
    },
    'DELETE /v3/glossaries/{glossary_id}': {},
    'GET /v3/glossaries/{glossary_id}/entries': { query: closed(pair) },
    'PUT /v3/glossaries/{glossary_id}/dictionaries': { body: dictionary },
    'DELETE /v3/glossaries/{glossary_id}/dictionaries': { query: closed(pair) },

    'GET /v3/style_rules': { query: closed({}, { ...page, detailed: among('true', 'false') }) },
    'POST /v3/style_rules': {
      body: closed(
        { name: ruleName, language: styleLanguage },
        { configured_rules: configuredRules, custom_instructions: listOf(instruction, 200) },
      ),
    },
    'GET /v3/style_rules/{style_id}': {},
    'PATCH /v3/style_rules/{style_id}': { body: closed({ name: ruleName }) },
    'DELETE /v3/style_rules/{style_id}': {},
    'PUT /v3/style_rules/{style_id}/configured_rules': { body: configuredRules },
    'POST /v3/style_rules/{style_id}/custom_instructions': { body: instruction },
    'GET /v3/style_rules/{style_id}/custom_instructions/{instruction_id}': {},
    'PUT /v3/style_rules/{style_id}/custom_instructions/{instruction_id}': { body: instruction },
    'DELETE /v3/style_rules/{style_id}/custom_instructions/{instruction_id}': {},

    'GET /v3/spoken-terms': {},
    'POST /v3/spoken-terms': { body: closed({ name: termsName, term_lists: listOf(termList) }) },
    'GET /v3/spoken-terms/{spoken_terms_id}': {},
    'PATCH /v3/spoken-terms/{spoken_terms_id}': {
      body: { minProperties: 1, ...closed({}, { name: termsName, term_lists: listOf(termList) }) },
    },
    'DELETE /v3/spoken-terms/{spoken_terms_id}': {},
    'GET /v3/spoken-terms/{spoken_terms_id}/entries': { query: closed({ lang: source }) },
    'PUT /v3/spoken-terms/{spoken_terms_id}/term-lists': { body: termList },
    'DELETE /v3/spoken-terms/{spoken_terms_id}/term-lists': { query: closed({ lang: source }) },

    'GET /v3/translation_memories': { query: closed({}, page) },
    'GET /v3/translation_memories/{translation_memory_id}': {},
    'DELETE /v3/translation_memories/{translation_memory_id}': {},
    'GET /v3/translation_memories/{translation_memory_id}/segments': {
      query: closed(
        {},
        {
          page_cursor: filled,
          page_size: digits,
          filter_text: { type: 'string', minLength: 2 },
          filter_case_sensitive: among('true', 'false'),
        },
        needs('filter_case_sensitive', 'filter_text'),
      ),
    },
    'POST /v3/translation_memories/import': {
      body: closed(
        {
          source_file: closed(
            { file_name: upTo(100, 1), content_length: integer(1, GIB) },
            { content_type: among('application/xml') },
          ),
        },
        { parameters: closed({}, { display_name: text }) },
      ),
    },
    'POST /v3/translation_memories/{translation_memory_id}/export': {},
    'GET /v3/translation_memories/jobs/{job_id}': {},
  }
}
