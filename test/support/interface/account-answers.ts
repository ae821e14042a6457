import { type AnswerSchemas, created, ok, onlyIf } from './answer-schema.ts'
import {
  among,
  closed,
  filled,
  flag,
  integer,
  listOf,
  moment,
  orNull,
  type Schema,
  text,
  uuid,
} from './json-schema.ts'

const minutes: Schema = { type: 'number', minimum: 0 }
const days = { start_date: moment, end_date: moment }
const ofKey = { api_key: filled, api_key_label: text }
const ticket = closed({
  streaming_url: { type: 'string', pattern: '^wss?://' },
  token: filled,
  session_id: uuid,
})

/** Usage, administration and admission to voice sessions. */
export function accountAnswers(isDeepl: boolean): AnswerSchemas {
  const cap = isDeepl ? integer() : orNull(integer())
  const developerKey = closed(
    {
      key_id: filled,
      label: filled,
      creation_time: moment,
      is_deactivated: flag,
      usage_limits: closed(
        {},
        {
          characters: cap,
          speech_to_text_milliseconds: cap,
          ...onlyIf(isDeepl, { speech_to_speech_milliseconds: cap }),
        },
      ),
    },
    { deactivated_time: isDeepl ? moment : orNull(moment) },
  )
  const amounts = closed(
    {
      total_characters: integer(),
      text_translation_characters: integer(),
      document_translation_characters: integer(),
      text_improvement_characters: integer(),
      speech_to_text_minutes: minutes,
    },
    onlyIf(isDeepl, { speech_to_speech_minutes: minutes }),
  )
  const ofTag = closed(
    {
      total_characters: integer(),
      text_translation_characters: integer(),
      text_improvement_characters: integer(),
    },
    { speech_to_text_minutes: minutes, speech_to_speech_minutes: minutes },
  )
  const product = closed(
    { product_type: filled },
    {
      billing_unit: among('characters', isDeepl ? 'minutes' : 'milliseconds'),
      api_key_unit_count: integer(),
      account_unit_count: integer(),
      api_key_character_count: integer(),
      character_count: integer(),
    },
  )
  // One deployment counts minutes, and leaves the older fields at 0.
  const milliseconds = isDeepl ? integer(0, 0) : integer()
  const inMinutes = {
    speech_to_text_minutes_count: integer(),
    speech_to_text_minutes_limit: integer(),
    speech_to_speech_minutes_count: integer(),
    speech_to_speech_minutes_limit: integer(),
    document_count: integer(),
    document_limit: integer(),
    team_document_count: integer(),
    team_document_limit: integer(),
  }
  return {
    'GET /v2/usage': ok(
      closed(
        { character_count: integer(), character_limit: integer() },
        {
          products: listOf(product),
          api_key_character_count: integer(),
          api_key_character_limit: integer(),
          speech_to_text_milliseconds_count: milliseconds,
          speech_to_text_milliseconds_limit: milliseconds,
          ...onlyIf(isDeepl, inMinutes),
          start_time: moment,
          end_time: moment,
        },
      ),
    ),
    'GET /v2/admin/analytics': ok(
      closed({
        usage_report: closed(
          { total_usage: amounts, ...days },
          {
            group_by: among('key', 'key_and_day'),
            key_usages: listOf(closed({ ...ofKey, usage: amounts })),
            key_and_day_usages: listOf(closed({ ...ofKey, usage_date: moment, usage: amounts })),
          },
        ),
      }),
    ),
    'GET /v2/admin/analytics/custom-tags': ok(
      closed({
        custom_tag_usage_report: closed({
          aggregate_by: among('period', 'day'),
          ...days,
          next_page: orNull(integer()),
          usage: listOf(closed({ custom_tag: filled, breakdown: ofTag }, { usage_date: moment })),
        }),
      }),
    ),
    'GET /v2/admin/developer-keys': ok(listOf(developerKey)),
    'POST /v2/admin/developer-keys': isDeepl ? ok(developerKey) : created(developerKey),
    'PUT /v2/admin/developer-keys/label': ok(developerKey),
    'PUT /v2/admin/developer-keys/limits': ok(developerKey),
    'PUT /v2/admin/developer-keys/deactivate': ok(developerKey),
    'POST /v3/voice/realtime': ok(ticket),
    'GET /v3/voice/realtime': ok(ticket),
  }
}
