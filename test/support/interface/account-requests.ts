import { sourceMedia, targetMedia, voiceFormality, voiceLanguages } from './interface-terms.ts'
import {
  among,
  closed,
  date,
  digits,
  excludes,
  filled,
  integer,
  listOf,
  orNull,
  type Schema,
  uuid,
} from './json-schema.ts'
import type { RequestSchemas } from './request-schema.ts'

const cap = orNull(integer())
const days = { start_date: date, end_date: date }

const MAX_TARGETS = 5
const MAX_GLOSSARIES = 5

/** A fixed language is named. */
const fixedIsNamed: Schema = {
  dependentSchemas: {
    source_language_mode: {
      anyOf: [{ properties: { source_language_mode: { const: 'auto' } } }, { required: ['source_language'] }],
    },
  },
}

/** Usage, administration and admission to voice sessions. */
export function accountRequests(isDeepl: boolean): RequestSchemas {
  const languages = voiceLanguages(isDeepl)
  return {
    'GET /v2/usage': {},
    'GET /v2/admin/analytics': { query: closed(days, { group_by: among('key', 'key_and_day') }) },
    'GET /v2/admin/analytics/custom-tags': {
      query: closed(days, { aggregate_by: among('period', 'day'), page: digits }),
    },
    'GET /v2/admin/developer-keys': {},
    'POST /v2/admin/developer-keys': { body: closed({}, { label: filled }) },
    'PUT /v2/admin/developer-keys/label': { body: closed({ key_id: filled, label: filled }) },
    'PUT /v2/admin/developer-keys/limits': {
      body: closed(
        { key_id: filled },
        {
          characters: cap,
          speech_to_text_milliseconds: cap,
          ...(isDeepl && { speech_to_speech_milliseconds: cap }),
        },
      ),
    },
    'PUT /v2/admin/developer-keys/deactivate': { body: closed({ key_id: filled }) },
    'POST /v3/voice/realtime': {
      body: closed(
        { source_media_content_type: sourceMedia },
        {
          message_format: among('json', 'msgpack'),
          source_language: languages.source,
          source_language_mode: among('auto', 'fixed'),
          target_languages: listOf(languages.target, MAX_TARGETS),
          target_media_languages: listOf(languages.spoken, isDeepl ? 1 : MAX_TARGETS),
          target_media_content_type: targetMedia,
          target_media_voice: among('male', 'female'),
          glossary_id: uuid,
          ...(isDeepl && { glossary_ids: listOf(uuid, MAX_GLOSSARIES) }),
          formality: voiceFormality,
          spoken_terms_id: uuid,
        },
        fixedIsNamed,
        excludes('glossary_id', 'glossary_ids'),
        { maxLanguages: MAX_TARGETS },
      ),
    },
    'GET /v3/voice/realtime': { query: closed({ token: filled }) },
  }
}
