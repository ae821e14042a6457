import * as z from 'zod/mini'
import { findContentType, targetContentTypes } from '../../audio/content-types.ts'
import { parseUntilFault } from '../../base/input.ts'
import { err, ok, type Result } from '../../base/result.ts'
import { foreignLanguageCode } from '../../languages/codes.ts'
import { canonicalLanguage } from '../../languages/voice-language-codes.ts'

/** A segment of a transcript. Times are whole milliseconds of stream time; `text` includes its own spacing. */
export interface Segment {
  readonly text: string
  readonly startTime: number
  readonly endTime: number
  /** In source segments only. */
  readonly language?: string | undefined
}

/** Messages that a client sends. Media chunks of PCM contain whole samples. */
export type ClientMessage =
  | { readonly type: 'source_media_chunk'; readonly data: Uint8Array }
  | { readonly type: 'end_of_source_media' }

/** Messages of the service, with its own type names. */
export type ServerMessage =
  | {
      readonly type: 'source_transcript_update'
      readonly concluded: readonly Segment[]
      readonly tentative: readonly Segment[]
    }
  | {
      readonly type: 'target_transcript_update'
      readonly language: string
      readonly concluded: readonly Segment[]
      readonly tentative: readonly Segment[]
    }
  | {
      readonly type: 'target_media_chunk'
      readonly language: string
      /** Indivisible packets, to be decoded in order. */
      readonly data: readonly Uint8Array[]
      readonly contentType?: string | undefined
      /**
       * Number of packets at the start of `data` that initialise the decoder and contain no sound. Plain samples
       * leave them out, and of repeated speech only they are decoded; other decoders recognise them by themselves.
       */
      readonly headers?: number | undefined
      /** The transcript segment whose speech begins here. */
      readonly text?: string | undefined
    }
  | { readonly type: 'end_of_source_transcript' }
  | { readonly type: 'end_of_target_transcript'; readonly language: string }
  | { readonly type: 'end_of_target_media'; readonly language: string }
  | { readonly type: 'end_of_stream' }
  | {
      readonly type: 'error'
      readonly requestType: string
      readonly errorCode: number
      readonly reasonCode: number
      readonly message: string
    }
  | { readonly type: 'unknown'; readonly kind: string }

/** A chunk of spoken translation. */
export type MediaChunk = Extract<ServerMessage, { type: 'target_media_chunk' }>

export interface ReadMessage {
  readonly message: ServerMessage
  /** Fields that this version does not know, as `kind.field`. */
  readonly unknownFields: readonly string[]
}

/** Longer than any session; much later times exceed the range of dates. */
const MAX_TIME_MS = 7 * 24 * 3_600_000
/** Segments in one update, which contains what was recognised since the previous one. */
const MAX_SEGMENTS = 1000
/** Packets in one chunk of speech. */
const MAX_PACKETS = 10_000
/** Longer text is truncated: it would be more than a page in one segment. */
const MAX_TEXT_LENGTH = 10_000
/** Length of message and field names in the log. */
const MAX_NAME_LENGTH = 50
const MAX_UNKNOWN_FIELDS = 20

/** The service spells codes differently. */
const streamedLanguage = z.pipe(foreignLanguageCode, z.transform(canonicalLanguage))

const time = z.number().check(z.gte(-MAX_TIME_MS), z.lte(MAX_TIME_MS))
const segment = z.object({
  text: z.string(),
  start_time: time,
  end_time: time,
  language: z.nullish(z.string()),
})
const segments = z._default(z.array(segment).check(z.maxLength(MAX_SEGMENTS)), [])

const payloads = {
  source_transcript_update: z.object({ concluded: segments, tentative: segments }),
  target_transcript_update: z.object({
    language: streamedLanguage,
    concluded: segments,
    tentative: segments,
  }),
  target_media_chunk: z.object({
    language: streamedLanguage,
    data: z.array(z.unknown()).check(z.maxLength(MAX_PACKETS)),
    // Checked and not used: the samples tell how long they are.
    duration: z._default(time, 0),
    content_type: z.nullish(z.string()),
    headers: z.nullish(z.number().check(z.gte(0), z.lte(MAX_PACKETS))),
    text: z.nullish(z.string()),
  }),
  end_of_source_transcript: z.object({}),
  end_of_target_transcript: z.object({ language: streamedLanguage }),
  end_of_target_media: z.object({ language: streamedLanguage }),
  end_of_stream: z.object({}),
  error: z.object({
    request_type: z.nullish(z.string()),
    error_code: z.nullish(z.number()),
    reason_code: z.nullish(z.number()),
    error_message: z.nullish(z.string()),
  }),
} as const

type Payloads = { readonly [K in keyof typeof payloads]: z.output<(typeof payloads)[K]> }
type Kind = keyof Payloads
/** Converts the wire form of a binary field to bytes; undefined if it is invalid. */
export type ReadBytes = (value: unknown) => Uint8Array | undefined

type Shapers = { readonly [K in Kind]: (payload: Payloads[K], bytes: ReadBytes) => ServerMessage | string }

/** Truncates without splitting a character. */
const cut = (text: string): string =>
  text.length > MAX_TEXT_LENGTH ? text.slice(0, MAX_TEXT_LENGTH).replace(/[\uD800-\uDBFF]$/, '') : text

/** An invalid language is dropped: the text matters more than its label. */
const toSegment = ({ text, start_time, end_time, language }: z.output<typeof segment>): Segment => {
  const named = streamedLanguage.safeParse(language)
  return {
    text: cut(text),
    startTime: start_time,
    endTime: end_time,
    ...(named.success && { language: named.data }),
  }
}

/** An unlisted type is passed on to the decoder, which reports it. */
const toListed = (spelt: string): string => findContentType(targetContentTypes, spelt) ?? spelt

const shapers: Shapers = {
  source_transcript_update: ({ concluded, tentative }) => ({
    type: 'source_transcript_update',
    concluded: concluded.map(toSegment),
    tentative: tentative.map(toSegment),
  }),
  target_transcript_update: ({ language, concluded, tentative }) => ({
    type: 'target_transcript_update',
    language,
    concluded: concluded.map(toSegment),
    tentative: tentative.map(toSegment),
  }),
  target_media_chunk: ({ language, data, content_type, headers, text }, bytes) => {
    const packets = data.map(bytes)
    if (!packets.every((packet) => packet !== undefined)) return 'data: a packet is not binary'
    return {
      type: 'target_media_chunk',
      language,
      data: packets,
      contentType: content_type == null ? undefined : toListed(content_type),
      headers: headers ?? undefined,
      text: text == null ? undefined : cut(text),
    }
  },
  end_of_source_transcript: () => ({ type: 'end_of_source_transcript' }),
  end_of_target_transcript: ({ language }) => ({ type: 'end_of_target_transcript', language }),
  end_of_target_media: ({ language }) => ({ type: 'end_of_target_media', language }),
  end_of_stream: () => ({ type: 'end_of_stream' }),
  error: ({ request_type, error_code, reason_code, error_message }) => ({
    type: 'error',
    requestType: request_type ?? '',
    errorCode: error_code ?? 0,
    reasonCode: reason_code ?? 0,
    message: cut(error_message ?? ''),
  }),
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Reads a decoded wire value: an object with one key, the message type. Unknown types and fields are no
 * failure, since the service may be newer than this version.
 *
 * @returns a reason for the log if the value is not a message, without any spoken text
 */
export function readServerMessage(raw: unknown, bytes: ReadBytes): Result<ReadMessage, string> {
  if (!isRecord(raw)) return err('not an object')
  const kind = Object.keys(raw)[0]
  if (kind === undefined) return err('an object without a kind')
  if (!Object.hasOwn(payloads, kind)) {
    const unknown = { type: 'unknown', kind: kind.slice(0, MAX_NAME_LENGTH) } as const
    return ok({ message: unknown, unknownFields: [] })
  }
  return readPayload(kind as Kind, raw[kind], bytes)
}

function readPayload<K extends Kind>(kind: K, raw: unknown, bytes: ReadBytes): Result<ReadMessage, string> {
  const schema = payloads[kind]
  const parsed = parseUntilFault(schema, raw)
  if (!parsed.success) return err(`${kind}: ${parsed.error.issues[0]?.path.join('.') ?? ''} does not fit`)
  const message = shapers[kind](parsed.data as Payloads[K], bytes)
  if (typeof message === 'string') return err(`${kind}: ${message}`)
  const known = schema.shape
  const unknownFields = Object.keys(raw as object).filter((field) => !Object.hasOwn(known, field))
  return ok({
    message,
    unknownFields: unknownFields
      .slice(0, MAX_UNKNOWN_FIELDS)
      .map((field) => `${kind}.${field.slice(0, MAX_NAME_LENGTH)}`),
  })
}
