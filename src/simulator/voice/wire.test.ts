import { encode } from '@msgpack/msgpack'
import { describe, expect, it } from 'vitest'
import { wires } from './wire.ts'

const bytes = Uint8Array.of(0, 1, 254, 255)
const text = (value: string) => Buffer.from(value)

describe('JSON on the wire', () => {
  it('carries binary fields as base64, both ways', () => {
    const frame = wires.json.encode({ type: 'target_media_chunk', payload: { data: [bytes], text: null } })
    expect(frame).toBe('{"target_media_chunk":{"data":["AAH+/w=="],"text":null}}')
    const message = wires.json.decode(text('{"source_media_chunk":{"data":"AAH+/w=="}}'), false)
    expect(message).toEqual({ type: 'source_media_chunk', data: Buffer.from(bytes) })
  })

  it.each([
    ['{', 'malformed'],
    ['[]', 'malformed'],
    ['{}', 'malformed'],
    ['{"a":{},"b":{}}', 'malformed'],
    ['{"source_media_chunk":{}}', 'malformed'],
    ['{"source_media_chunk":{"data":"not base64!"}}', 'malformed'],
    ['{"source_media_chunk":null}', 'malformed'],
    ['{"sing":{}}', 'unknown'],
    ['{"end_of_source_media":{}}', 'end_of_source_media'],
  ])('%s is %s', (frame, kind) => {
    expect(wires.json.decode(text(frame), false).type).toBe(kind)
  })

  it('does not come in a binary frame', () => {
    expect(wires.json.decode(text('{"end_of_source_media":{}}'), true)).toEqual({ type: 'wrong-frame' })
  })
})

describe('MessagePack on the wire', () => {
  it('carries binary fields raw, both ways', () => {
    const frame = wires.msgpack.encode({ type: 'target_media_chunk', payload: { data: [bytes] } })
    expect(frame).toEqual(encode({ target_media_chunk: { data: [bytes] } }))
    const message = wires.msgpack.decode(encode({ source_media_chunk: { data: bytes } }), true)
    expect(message).toEqual({ type: 'source_media_chunk', data: bytes })
  })

  it.each([
    [Uint8Array.of(0xc1), 'malformed'],
    [encode('end_of_source_media'), 'malformed'],
    [encode({ source_media_chunk: { data: 'AAH+/w==' } }), 'malformed'],
    [encode({ end_of_source_media: {} }), 'end_of_source_media'],
  ])('%j is %s', (frame, kind) => {
    expect(wires.msgpack.decode(frame, true).type).toBe(kind)
  })

  it('does not come in a text frame', () => {
    expect(wires.msgpack.decode(encode({ end_of_source_media: {} }), false)).toEqual({ type: 'wrong-frame' })
  })
})
