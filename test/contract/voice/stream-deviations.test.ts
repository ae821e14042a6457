import { encode } from '@msgpack/msgpack'
import { describe, expect, it } from 'vitest'
import { StreamCheck, type StreamRequest } from '../../support/interface/stream-check.ts'
import { PCM } from '../../support/service/simulator-client.ts'

describe('a deviation in a voice stream is found:', () => {
  const findings = (
    request: Partial<StreamRequest>,
    ...frames: readonly ((check: StreamCheck) => void)[]
  ) => {
    const found: string[] = []
    const asked = {
      source_media_content_type: PCM,
      target_languages: ['de'],
      target_media_languages: ['de'],
      ...request,
    }
    const check = new StreamCheck(asked, true, (deviation) => found.push(deviation))
    for (const frame of frames) frame(check)
    return found.map((each) => each.replace(/^voice stream, /, '')).join('\n')
  }
  const inJson = (message: object) => (check: StreamCheck) => check.fromClient(JSON.stringify(message))
  const packed = (message: object) => (check: StreamCheck) => check.fromClient(encode(message))
  const told = (message: object) => (check: StreamCheck) => check.fromService(JSON.stringify(message))
  const toldPacked = (message: object) => (check: StreamCheck) => check.fromService(encode(message))
  const asPacked = { message_format: 'msgpack' } as const

  const chunk = { source_media_chunk: { data: 'AAAAAAAA' } }
  const bytes = { source_media_chunk: { data: new Uint8Array(4) } }
  const end = { end_of_source_media: {} }
  const segment = { text: 'a', start_time: 0, end_time: 5 }
  const update = { source_transcript_update: { concluded: [{ language: 'en', ...segment }], tentative: [] } }
  const media = {
    language: 'de',
    data: ['AAAA'],
    duration: 5,
    content_type: 'audio/opus',
    headers: null,
    text: null,
  }

  it('none in what the interface describes', () => {
    expect(
      findings(
        {},
        inJson(chunk),
        inJson(end),
        told(update),
        told({ target_media_chunk: media }),
        told({ end_of_source_transcript: {} }),
        told({ end_of_target_transcript: { language: 'DE' } }),
        told({ end_of_target_media: { language: 'de' } }),
        told({ end_of_stream: {} }),
      ),
    ).toBe('')
    expect(findings(asPacked, packed(bytes), packed(end), toldPacked(update))).toBe('')
  })

  it.each<readonly [string, Partial<StreamRequest>, readonly ((check: StreamCheck) => void)[], string]>([
    ['base64 in MessagePack', asPacked, [packed(chunk)], 'data must be bytes, at most 100000'],
    ['bytes in JSON', {}, [inJson({ source_media_chunk: { data: [0, 0] } })], 'data must be string'],
    ['base64 that is none', {}, [inJson({ source_media_chunk: { data: 'AAA' } })], 'data must match pattern'],
    ['a text frame of MessagePack', asPacked, [inJson(chunk)], 'a text frame does not carry msgpack'],
    ['a binary frame of JSON', {}, [packed(bytes)], 'a binary frame does not carry json'],
    ['a frame that is cut off', {}, [(check) => check.fromClient('{"end')], 'a frame is not json'],
    [
      'two messages in a frame',
      asPacked,
      [(check) => check.fromClient(Buffer.concat([encode(end), encode(end)]))],
      'is not',
    ],
    ['two kinds in a message', {}, [inJson({ ...chunk, ...end })], 'must NOT have more than 1 properties'],
    ['no kind', {}, [inJson({})], 'must NOT have fewer than 1 properties'],
    ['a list as a map', asPacked, [packed([end])], 'must be object'],
    [
      'an unknown field',
      {},
      [inJson({ end_of_source_media: { at: 1 } })],
      '/end_of_source_media/at must NOT',
    ],
    [
      'a chunk of over 100 KB',
      asPacked,
      [packed({ source_media_chunk: { data: new Uint8Array(100_002) } })],
      'bytes, at',
    ],
    [
      'half a sample',
      asPacked,
      [packed({ source_media_chunk: { data: new Uint8Array(3) } })],
      'part of a sample',
    ],
    [
      'media after the end',
      {},
      [inJson(end), inJson(chunk)],
      'client (json): a frame comes after end_of_source_media',
    ],
    [
      'a message after the end',
      {},
      [told({ end_of_stream: {} }), told(update)],
      'a frame comes after end_of_stream',
    ],
    [
      'a message after an error',
      {},
      [
        told({ error: { request_type: 's', error_code: 400, reason_code: 1, error_message: 'm' } }),
        told(update),
      ],
      'after error',
    ],
    [
      'a fraction of a millisecond',
      {},
      [
        told({
          target_transcript_update: {
            language: 'de',
            concluded: [{ ...segment, end_time: 5.5 }],
            tentative: [],
          },
        }),
      ],
      'end_time must be integer',
    ],
    [
      'a segment that ends before it begins',
      {},
      [
        told({
          target_transcript_update: {
            language: 'de',
            concluded: [],
            tentative: [{ ...segment, start_time: 6 }],
          },
        }),
      ],
      'end_time must be >= 6',
    ],
    [
      'a language that was not asked for',
      {},
      [told({ end_of_target_media: { language: 'fr' } })],
      'was not asked for: fr',
    ],
    [
      'an end that comes twice',
      {},
      [told({ end_of_target_media: { language: 'de' } }), told({ end_of_target_media: { language: 'de' } })],
      'after the end of the media',
    ],
    [
      'a first chunk without its type',
      {},
      [told({ target_media_chunk: { ...media, content_type: undefined } })],
      'content_type is missing',
    ],
    [
      'speech in one piece',
      {},
      [told({ target_media_chunk: { ...media, data: 'AAAA' } })],
      'data must be array',
    ],
  ])('%s', (_what, request, frames, found) => {
    expect(findings(request, ...frames)).toContain(found)
  })
})
