import { type AnswerSchemas, accepted, bytes, created, deleted, ok } from './answer-schema.ts'
import { glossaryLanguage, ruleCategories, styleLanguage, voiceLanguages } from './interface-terms.ts'
import {
  among,
  closed,
  filled,
  flag,
  integer,
  listOf,
  mapOf,
  moment,
  type Schema,
  text,
  uuid,
} from './json-schema.ts'

const pair = { source_lang: glossaryLanguage, target_lang: glossaryLanguage }
/** A language of version 2, where one deployment answers in capitals. */
const eitherCase: Schema = { type: 'string', pattern: '^(?:[a-z]{2}|[A-Z]{2})$' }
const plainPair = { source_lang: eitherCase, target_lang: eitherCase }
const plainGlossary = closed({
  glossary_id: uuid,
  name: filled,
  ready: flag,
  ...plainPair,
  creation_time: moment,
  entry_count: integer(),
})
const dictionary = closed({ ...pair, entry_count: integer() })
const glossary = closed({
  glossary_id: uuid,
  name: filled,
  dictionaries: listOf(dictionary),
  creation_time: moment,
})

const instruction = closed({ id: uuid, label: filled, prompt: filled }, { source_language: filled })
const styleSummary = {
  style_id: uuid,
  name: filled,
  creation_time: moment,
  updated_time: moment,
  language: styleLanguage,
  version: integer(1),
}
const styleDetails = {
  configured_rules: closed({}, Object.fromEntries(ruleCategories.map((each) => [each, mapOf(filled)]))),
  custom_instructions: listOf(instruction, 200),
}
const styleList = closed({ ...styleSummary, ...styleDetails })

const memory = closed(
  {
    translation_memory_id: uuid,
    name: filled,
    source_language: filled,
    target_languages: listOf(filled),
    segment_count: integer(),
  },
  { creation_time: moment, updated_time: moment },
)
const times = { creation_time: moment, updated_time: moment, last_used_time: moment }
const segment = closed(
  {
    source_segment_id: filled,
    source_text: text,
    targets: listOf(
      closed({ target_language: filled, target_text: text }, { target_segment_id: filled, ...times }),
    ),
  },
  times,
)
const jobParameters = closed({}, { display_name: text, translation_memory_id: uuid })
const jobResult = closed(
  { status: among('awaiting_input', 'processing', 'completed', 'downloaded', 'failed', 'expired') },
  {
    status_metadata: closed({ required_action: filled }),
    translation_memory_id: uuid,
    skipped_segment_count: integer(),
    download_url: filled,
    expires_at: moment,
    error: closed({ message: filled }, { code: filled }),
  },
)

/** Glossaries, style rules, spoken terms and translation memories. */
export function resourceAnswers(isDeepl: boolean): AnswerSchemas {
  const { source } = voiceLanguages(isDeepl)
  const termList = closed({ lang: source, entry_count: integer() })
  const collection = closed({
    spoken_terms_id: uuid,
    name: filled,
    term_lists: listOf(termList),
    creation_time: moment,
  })
  return {
    'GET /v2/glossaries': ok(closed({ glossaries: listOf(plainGlossary) })),
    'POST /v2/glossaries': created(plainGlossary),
    'GET /v2/glossaries/{glossary_id}': ok(plainGlossary),
    'DELETE /v2/glossaries/{glossary_id}': deleted,
    'GET /v2/glossaries/{glossary_id}/entries': bytes,
    'GET /v2/glossary-language-pairs': ok(closed({ supported_languages: listOf(closed(plainPair)) })),
    'GET /v3/glossaries': ok(closed({ glossaries: listOf(glossary) })),
    'POST /v3/glossaries': created(glossary),
    'GET /v3/glossaries/{glossary_id}': ok(glossary),
    'PATCH /v3/glossaries/{glossary_id}': ok(glossary),
    'DELETE /v3/glossaries/{glossary_id}': deleted,
    'GET /v3/glossaries/{glossary_id}/entries': ok(
      closed({
        dictionaries: listOf(
          closed({ ...pair, entries: filled, entries_format: among('tsv') }),
          undefined,
          1,
        ),
      }),
    ),
    'PUT /v3/glossaries/{glossary_id}/dictionaries': ok(dictionary),
    'DELETE /v3/glossaries/{glossary_id}/dictionaries': deleted,

    'GET /v3/style_rules': ok(closed({ style_rules: listOf(closed(styleSummary, styleDetails), 25) })),
    'POST /v3/style_rules': created(styleList),
    'GET /v3/style_rules/{style_id}': ok(styleList),
    'PATCH /v3/style_rules/{style_id}': ok(styleList),
    'DELETE /v3/style_rules/{style_id}': deleted,
    'PUT /v3/style_rules/{style_id}/configured_rules': ok(styleList),
    'POST /v3/style_rules/{style_id}/custom_instructions': created(instruction),
    'GET /v3/style_rules/{style_id}/custom_instructions/{instruction_id}': ok(instruction),
    'PUT /v3/style_rules/{style_id}/custom_instructions/{instruction_id}': ok(instruction),
    'DELETE /v3/style_rules/{style_id}/custom_instructions/{instruction_id}': deleted,

    'GET /v3/spoken-terms': ok(closed({ spoken_terms: listOf(collection) })),
    'POST /v3/spoken-terms': created(collection),
    'GET /v3/spoken-terms/{spoken_terms_id}': ok(collection),
    'PATCH /v3/spoken-terms/{spoken_terms_id}': ok(collection),
    'DELETE /v3/spoken-terms/{spoken_terms_id}': deleted,
    'GET /v3/spoken-terms/{spoken_terms_id}/entries': ok(closed({ lang: source, entries: filled })),
    'PUT /v3/spoken-terms/{spoken_terms_id}/term-lists': ok(termList),
    'DELETE /v3/spoken-terms/{spoken_terms_id}/term-lists': deleted,

    'GET /v3/translation_memories': ok(
      closed({ translation_memories: listOf(memory, 25), total_count: integer() }),
    ),
    'GET /v3/translation_memories/{translation_memory_id}': ok(memory),
    'DELETE /v3/translation_memories/{translation_memory_id}': deleted,
    'GET /v3/translation_memories/{translation_memory_id}/segments': ok(
      closed({ segments: listOf(segment), segment_count: integer() }, { next_page_cursor: filled }),
    ),
    'POST /v3/translation_memories/import': accepted(
      closed({ job_id: uuid, upload_url: filled, expires_at: moment }),
    ),
    // A recent export is used again.
    'POST /v3/translation_memories/{translation_memory_id}/export': {
      status: [200, 202],
      body: closed({ job_id: uuid }, { parameters: jobParameters }),
    },
    'GET /v3/translation_memories/jobs/{job_id}': ok(
      closed(
        {
          job_id: uuid,
          product: among('translation_memory'),
          operation: among('import', 'export'),
          created_at: moment,
          updated_at: moment,
          results: listOf(jobResult, 1, 1),
        },
        {
          parameters: jobParameters,
          source_file: closed({ content_type: filled, content_length: integer() }, { file_name: filled }),
        },
      ),
    ),
  }
}
