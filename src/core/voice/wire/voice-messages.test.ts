import { encode } from '@msgpack/msgpack'
import { describe, expect, it } from 'vitest'
import { type MessageFormat, messageFormats } from '../config.ts'
import { createWireFormat } from './wire-formats.ts'

/** Reads a message in each format; its content is the same in both. */
const read = (message: object, format: MessageFormat) =>
  createWireFormat(format).decode(format === 'json' ? JSON.stringify(message) : encode(message))

const segment = { text: 'Hi', start_time: 0, end_time: 100 }
const update = (changes: object) => ({
  source_transcript_update: { concluded: [{ ...segment, ...changes }] },
})
const chunk = (changes: object) => ({ target_media_chunk: { language: 'de', data: [], ...changes } })

describe.each(messageFormats)('a message in %s', (format) => {
  it.each([
    ['a time that is no moment of any day', update({ start_time: 9e15 })],
    ['a time before all time', update({ end_time: -9e15 })],
    [
      'more segments than were ever spoken',
      { source_transcript_update: { concluded: Array.from({ length: 1001 }, () => segment) } },
    ],
    ['speech that lasts for years', chunk({ duration: 9e15 })],
    ['more packets than a chunk has', chunk({ data: Array(10_001).fill('') })],
    ['fewer headers than none', chunk({ headers: -1 })],
    ['a target that is no language', { target_transcript_update: { language: '<i>q</i>' } }],
    ['a target that every object has', { target_transcript_update: { language: 'constructor' } }],
    ['speech in what every object has', chunk({ language: 'toString' })],
    ['an end of what is too long for a language', { end_of_target_media: { language: 'x'.repeat(36) } }],
  ])('is not believed with %s', (_what, message) => {
    expect(read(message, format)).toMatchObject({ ok: false, error: expect.stringContaining('does not fit') })
  })

  it('keeps the text of a segment with an invalid language', () => {
    const message = { concluded: [{ text: 'Hi', startTime: 0, endTime: 100 }], tentative: [] }
    for (const language of ['<i>q</i>', 'constructor', '', 'x'.repeat(36)])
      expect(read(update({ language }), format)).toMatchObject({ value: { message } })
    expect(read(update({ language: 'x' }), format)).toMatchObject({
      value: { message: { concluded: [{ language: 'x' }] } },
    })
  })

  it('is cut where its text is longer than anybody speaks, and never inside of a character', () => {
    const text = `${'a'.repeat(9999)}😀${'b'.repeat(100_000)}`
    const cut = 'a'.repeat(9999)
    expect(read(update({ text }), format)).toMatchObject({
      value: { message: { concluded: [{ text: cut }] } },
    })
    expect(read(chunk({ text }), format)).toMatchObject({ value: { message: { text: cut } } })
    expect(read({ error: { error_message: text } }, format)).toMatchObject({
      value: { message: { message: cut } },
    })
  })

  it('logs little, whatever its type and fields are called', () => {
    const long = 'k'.repeat(1000)
    expect(read({ [long]: {} }, format)).toMatchObject({ value: { message: { kind: 'k'.repeat(50) } } })
    const fields = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`${i}${long}`, 1]))
    const known = read({ end_of_stream: fields }, format)
    expect(known.ok && known.value.unknownFields).toHaveLength(20)
    expect(known.ok && Math.max(...known.value.unknownFields.map(({ length }) => length))).toBeLessThan(100)
  })

  it('is not read at all where it is larger than a service has reason to send', () => {
    expect(read(update({ text: 'a'.repeat(8 * 1024 * 1024) }), format)).toEqual({
      ok: false,
      error: 'a message too long',
    })
  })
})
