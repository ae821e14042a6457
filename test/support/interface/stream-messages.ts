import { closed, filled, integer, listOf, orNull, type Schema, text } from './json-schema.ts'

export const MESSAGE_FORMATS = ['json', 'msgpack'] as const
export type MessageFormat = (typeof MESSAGE_FORMATS)[number]

const MAX_CHUNK_BYTES = 100_000
/** Media in base64, at most so many bytes. */
const base64 = (bytes: number): Schema => ({
  type: 'string',
  maxLength: Math.ceil(bytes / 3) * 4,
  pattern: '^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$',
})
const mediaIn = (format: MessageFormat, bytes: number): Schema =>
  format === 'json' ? base64(bytes) : { bytes }

/** A message is an object with one field, named after its kind. */
const oneOf = (kinds: Readonly<Record<string, Schema>>): Schema => ({
  ...closed({}, kinds),
  minProperties: 1,
  maxProperties: 1,
})

const nothing = closed({})
const ofLanguage = closed({ language: filled })
const times = {
  text,
  start_time: integer(),
  end_time: { ...integer(), minimum: { $data: '1/start_time' } },
}
const transcript = (segment: Schema): Readonly<Record<string, Schema>> => ({
  concluded: listOf(segment),
  tentative: listOf(segment),
})

/** Messages of a client. */
export const clientMessages = (format: MessageFormat): Schema =>
  oneOf({
    source_media_chunk: closed({ data: mediaIn(format, MAX_CHUNK_BYTES) }),
    end_of_source_media: nothing,
  })

/** Messages of the service. */
export const serviceMessages = (format: MessageFormat): Schema =>
  oneOf({
    source_transcript_update: closed(transcript(closed({ language: filled, ...times }))),
    target_transcript_update: closed({ language: filled, ...transcript(closed(times)) }),
    target_media_chunk: closed(
      { language: filled, data: listOf(mediaIn(format, 1 << 24), undefined, 1), duration: integer() },
      // Null where the prose of the interface says so.
      { content_type: filled, headers: orNull(integer()), text: orNull(text) },
    ),
    end_of_source_transcript: nothing,
    end_of_target_transcript: ofLanguage,
    end_of_target_media: ofLanguage,
    end_of_stream: nothing,
    error: closed({
      request_type: filled,
      error_code: integer(100, 599),
      reason_code: integer(),
      error_message: filled,
    }),
  })
