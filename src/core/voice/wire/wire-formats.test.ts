import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ServerMessage } from './voice-messages.ts'
import { createWireFormat } from './wire-formats.ts'

const utf8 = (text: string) => [...new TextEncoder().encode(text)]
/** MessagePack by hand: a map of one pair, and a string of up to 31 bytes. */
const map = (pairs: number) => 0x80 | pairs
const str = (text: string) => [0xa0 | utf8(text).length, ...utf8(text)]
const str8 = (text: string) => [0xd9, utf8(text).length, ...utf8(text)]
const bin = (...bytes: number[]) => [0xc4, bytes.length, ...bytes]
const uint16 = (value: number) => [0xcd, value >> 8, value & 0xff]
/** A payload from its parts. */
const bytesOf = (...parts: (number | number[])[]): number[] => parts.flat()
const EMPTY_MAP = 0x80
const NIL = 0xc0

const segmentBytes = (text: string, start: number, end: number) => [
  map(3),
  ...str('text'),
  ...str(text),
  ...str('start_time'),
  ...uint16(start),
  ...str('end_time'),
  ...uint16(end),
]

interface Golden {
  readonly name: string
  readonly message: ServerMessage
  readonly json: string
  readonly msgpack: readonly number[]
}

const golden: readonly Golden[] = [
  {
    name: 'source_transcript_update',
    message: {
      type: 'source_transcript_update',
      concluded: [{ text: 'Hi ', startTime: 300, endTime: 700, language: 'en' }],
      tentative: [{ text: 'all', startTime: 700, endTime: 900 }],
    },
    json: '{"source_transcript_update":{"concluded":[{"language":"en","text":"Hi ","start_time":300,"end_time":700}],"tentative":[{"text":"all","start_time":700,"end_time":900}]}}',
    msgpack: bytesOf(
      map(1),
      str('source_transcript_update'),
      map(2),
      str('concluded'),
      0x91,
      map(4),
      str('language'),
      str('en'),
      segmentBytes('Hi ', 300, 700).slice(1),
      str('tentative'),
      0x91,
      segmentBytes('all', 700, 900),
    ),
  },
  {
    name: 'target_transcript_update',
    message: {
      type: 'target_transcript_update',
      language: 'de',
      concluded: [],
      tentative: [{ text: 'Grüße', startTime: 300, endTime: 900 }],
    },
    json: '{"target_transcript_update":{"language":"de","concluded":[],"tentative":[{"text":"Grüße","start_time":300,"end_time":900}]}}',
    msgpack: bytesOf(
      map(1),
      str('target_transcript_update'),
      map(3),
      str('language'),
      str('de'),
      str('concluded'),
      0x90,
      str('tentative'),
      0x91,
      segmentBytes('Grüße', 300, 900),
    ),
  },
  {
    name: 'the first target_media_chunk of a language',
    message: {
      type: 'target_media_chunk',
      language: 'de',
      data: [Uint8Array.of(1, 2, 3), Uint8Array.of(255)],
      contentType: 'audio/ogg',
      headers: 1,
      text: 'Hallo ',
    },
    json: '{"target_media_chunk":{"language":"de","data":["AQID","/w=="],"duration":480,"content_type":"audio/ogg","headers":1,"text":"Hallo "}}',
    msgpack: bytesOf(
      map(1),
      str('target_media_chunk'),
      map(6),
      str('language'),
      str('de'),
      str('data'),
      0x92,
      bin(1, 2, 3),
      bin(255),
      str('duration'),
      uint16(480),
      str('content_type'),
      str('audio/ogg'),
      str('headers'),
      0x01,
      str('text'),
      str('Hallo '),
    ),
  },
  {
    name: 'a later target_media_chunk',
    message: {
      type: 'target_media_chunk',
      language: 'de',
      data: [Uint8Array.of(9)],
      contentType: undefined,
      headers: undefined,
      text: undefined,
    },
    json: '{"target_media_chunk":{"language":"de","data":["CQ=="],"duration":480,"headers":null,"text":null}}',
    msgpack: bytesOf(
      map(1),
      str('target_media_chunk'),
      map(5),
      str('language'),
      str('de'),
      str('data'),
      0x91,
      bin(9),
      str('duration'),
      uint16(480),
      str('headers'),
      NIL,
      str('text'),
      NIL,
    ),
  },
  {
    name: 'end_of_source_transcript',
    message: { type: 'end_of_source_transcript' },
    json: '{"end_of_source_transcript":{}}',
    msgpack: bytesOf(map(1), str('end_of_source_transcript'), EMPTY_MAP),
  },
  {
    name: 'end_of_target_transcript',
    message: { type: 'end_of_target_transcript', language: 'fr' },
    json: '{"end_of_target_transcript":{"language":"fr"}}',
    msgpack: bytesOf(map(1), str('end_of_target_transcript'), map(1), str('language'), str('fr')),
  },
  {
    name: 'end_of_target_media',
    message: { type: 'end_of_target_media', language: 'fr' },
    json: '{"end_of_target_media":{"language":"fr"}}',
    msgpack: bytesOf(map(1), str('end_of_target_media'), map(1), str('language'), str('fr')),
  },
  {
    name: 'end_of_stream',
    message: { type: 'end_of_stream' },
    json: '{"end_of_stream":{}}',
    msgpack: bytesOf(map(1), str('end_of_stream'), EMPTY_MAP),
  },
  {
    name: 'error',
    message: {
      type: 'error',
      requestType: 'source_media_chunk',
      errorCode: 400,
      reasonCode: 9,
      message: 'The media is not of the declared type.',
    },
    json: '{"error":{"request_type":"source_media_chunk","error_code":400,"reason_code":9,"error_message":"The media is not of the declared type."}}',
    msgpack: bytesOf(
      map(1),
      str('error'),
      map(4),
      str('request_type'),
      str('source_media_chunk'),
      str('error_code'),
      uint16(400),
      str('reason_code'),
      0x09,
      str('error_message'),
      str8('The media is not of the declared type.'),
    ),
  },
]

const decoded = (message: ServerMessage) => ({ ok: true, value: { message, unknownFields: [] } })

describe.each(golden)('$name', ({ message, json, msgpack }) => {
  it('is read from its JSON', () => {
    expect(createWireFormat('json').decode(json)).toEqual(decoded(message))
  })
  it('is read from its MessagePack', () => {
    expect(createWireFormat('msgpack').decode(Uint8Array.from(msgpack))).toEqual(decoded(message))
  })
})

describe('a client message', () => {
  const chunk = { type: 'source_media_chunk', data: Uint8Array.of(0, 1, 254, 255) } as const

  it('is a text frame in JSON', () => {
    expect(createWireFormat('json').encode(chunk)).toBe('{"source_media_chunk":{"data":"AAH+/w=="}}')
    expect(createWireFormat('json').encode({ type: 'end_of_source_media' })).toBe(
      '{"end_of_source_media":{}}',
    )
  })

  it('is a binary frame in MessagePack', () => {
    const format = createWireFormat('msgpack')
    expect(format.encode(chunk)).toEqual(
      Uint8Array.from(bytesOf(map(1), str('source_media_chunk'), map(1), str('data'), bin(0, 1, 254, 255))),
    )
    expect(format.encode({ type: 'end_of_source_media' })).toEqual(
      Uint8Array.from(bytesOf(map(1), str('end_of_source_media'), EMPTY_MAP)),
    )
  })

  it('survives JSON with any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 20_000 }), (data) => {
        const payload = createWireFormat('json').encode({ type: 'source_media_chunk', data })
        const { source_media_chunk } = JSON.parse(String(payload))
        expect(Uint8Array.from(Buffer.from(source_media_chunk.data, 'base64'))).toEqual(Uint8Array.from(data))
      }),
      { numRuns: 50 },
    )
  })
})

describe('unknown content', () => {
  it('is passed on as an unknown kind', () => {
    expect(createWireFormat('json').decode('{"speaker_update":{"id":3}}')).toEqual(
      decoded({ type: 'unknown', kind: 'speaker_update' }),
    )
  })

  it('is named where it is a field, and the rest is read', () => {
    const payload = '{"end_of_target_media":{"language":"fr","reason":"done"}}'
    expect(createWireFormat('json').decode(payload)).toEqual({
      ok: true,
      value: {
        message: { type: 'end_of_target_media', language: 'fr' },
        unknownFields: ['end_of_target_media.reason'],
      },
    })
  })
})

describe('garbage', () => {
  it('is never thrown past the wire format', () => {
    const payloads = fc.oneof(fc.string(), fc.json(), fc.uint8Array({ maxLength: 300 }))
    fc.assert(
      fc.property(fc.constantFrom('json' as const, 'msgpack' as const), payloads, (format, payload) => {
        const read = createWireFormat(format).decode(
          typeof payload === 'string' ? payload : Uint8Array.from(payload),
        )
        expect(read.ok ? read.value.message.type : read.error).toBeTypeOf('string')
      }),
      { numRuns: 3000 },
    )
  })

  it('is never thrown past the wire format when a good payload is damaged', () => {
    fc.assert(
      fc.property(fc.constantFrom(...golden), fc.nat(), fc.nat({ max: 255 }), ({ msgpack }, at, value) => {
        const payload = Uint8Array.from(msgpack)
        payload[at % payload.length] = value
        expect(createWireFormat('msgpack').decode(payload)).toHaveProperty('ok')
      }),
      { numRuns: 3000 },
    )
  })

  it.each([
    ['a payload of the other format', 'json', Uint8Array.of(0x80), 'a binary frame where JSON was agreed'],
    ['text where MessagePack was agreed', 'msgpack', '{}', 'a text frame where MessagePack was agreed'],
    ['an object without a kind', 'json', '{}', 'an object without a kind'],
    ['a list', 'json', '[]', 'not an object'],
    [
      'a kind with a wrong payload',
      'json',
      '{"end_of_target_media":{}}',
      'end_of_target_media: language does not fit',
    ],
    [
      'a packet that is not base64',
      'json',
      '{"target_media_chunk":{"language":"de","data":["?"]}}',
      'target_media_chunk: data: a packet is not binary',
    ],
  ] as const)('says what is wrong with %s', (_name, format, payload, reason) => {
    expect(createWireFormat(format).decode(payload)).toEqual({ ok: false, error: reason })
  })
})
