import { encode } from '@msgpack/msgpack'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeMessage, type MessageLimits } from './decode-message.ts'

const LIMITS: MessageLimits = { maxBytes: 1 << 20, maxValues: 100_000, maxDepth: 32 }
const read = (bytes: Uint8Array | readonly number[], limits: Partial<MessageLimits> = {}) =>
  decodeMessage(Uint8Array.from(bytes), { ...LIMITS, ...limits })
const refusal = (why: string) => ({ ok: false, error: why })

describe('a message is decoded', () => {
  it('whatever it holds', () => {
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        { maxDepth: 6 },
        fc.constant(null),
        fc.boolean(),
        fc.maxSafeInteger(),
        // The encoder writes -0 as the integer 0.
        fc.double({ noNaN: true }).map((number) => number + 0),
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.uint8Array({ maxLength: 300 }),
        fc.array(tie('any'), { maxLength: 20 }),
        fc.dictionary(
          fc.string().filter((key) => key !== '__proto__'),
          tie('any'),
          { noNullPrototype: true, maxKeys: 20 },
        ),
      ),
    })).any
    fc.assert(
      fc.property(value, (given) => {
        expect(read(encode(given))).toEqual({ ok: true, value: given })
      }),
    )
  })

  it('with containers and strings of every length that has a form of its own', () => {
    for (const length of [0, 1, 15, 16, 31, 32, 255, 256, 65_535, 65_536]) {
      const given = ['x'.repeat(length), new Uint8Array(length), Array.from({ length }, () => null)]
      expect(read(encode(given))).toEqual({ ok: true, value: given })
    }
  })

  it('where it lies in a larger buffer', () => {
    const packed = encode({ a: [1, 2, 3] })
    const buffer = new Uint8Array(packed.length + 20)
    buffer.set(packed, 7)
    expect(decodeMessage(buffer.subarray(7, 7 + packed.length), LIMITS)).toEqual({
      ok: true,
      value: { a: [1, 2, 3] },
    })
  })
})

describe('a message is refused before anything is reserved for it', () => {
  const MORE = refusal('more values declared than there are bytes')

  it.each([
    ['an array of four billion values', [0xdd, 0xff, 0xff, 0xff, 0xff]],
    ['a map of four billion keys', [0xdf, 0xff, 0xff, 0xff, 0xff]],
    ['an array of one value more than there are bytes', [0x93, 1, 2]],
    ['a map that lacks its last value', [0x82, 1, 2, 3]],
    // Each by itself would fit.
    ['two arrays that count on the same bytes', [0x92, 0xdc, 0, 4, 0xdc, 0, 4, 1, 2, 3, 4, 5, 6]],
  ])('%s', (_name, bytes) => {
    expect(read(bytes)).toEqual(MORE)
  })

  it.each([
    ['a string that is cut', [0xdb, 0xff, 0xff, 0xff, 0xff, 0x61], 'cut short'],
    ['binary that is cut', [0xc6, 0, 0, 0, 2, 0x61], 'cut short'],
    ['a length that is cut', [0xdd, 0xff], 'cut short'],
    ['a number that is cut', [0xcb, 0, 0], 'cut short'],
    ['nothing', [], 'more values declared than there are bytes'],
    ['a value with something after it', [0xc0, 0xc0], 'longer than its value'],
    ['an extension', [0xd4, 1, 0], 'of an unknown type'],
    ['a byte that means nothing', [0xc1], 'of an unknown type'],
    ['a key that is an object', [0x81, 0x80, 0xc0], 'not MessagePack'],
    [
      'a key that would change all objects',
      [0x81, 0xa9, ...Buffer.from('__proto__'), 0x80],
      'not MessagePack',
    ],
  ])('%s', (_name, bytes, why) => {
    expect(read(bytes)).toEqual(refusal(why))
  })

  it('a message that is too long, too deep or of too many values', () => {
    const deep = (depth: number) => [...Array.from({ length: depth }, () => 0x91), 0xc0]
    expect(read(deep(3), { maxDepth: 3 })).toMatchObject({ ok: true })
    expect(read(deep(4), { maxDepth: 3 })).toEqual(refusal('nested too deep'))
    expect(read([0x92, 1, 2], { maxValues: 3 })).toMatchObject({ ok: true })
    expect(read([0x92, 1, 2], { maxValues: 2 })).toEqual(refusal('too many values'))
    expect(read([0x92, 1, 2], { maxBytes: 2 })).toEqual(refusal('too long'))
  })

  it('whatever the bytes are', () => {
    const messages = fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      // Headers of large containers, which are rarely consecutive in random bytes.
      fc
        .array(fc.constantFrom(0xdd, 0xdf, 0xdc, 0x91, 0x81, 0, 1, 0xff), { maxLength: 200 })
        .map((bytes) => Uint8Array.from(bytes)),
    )
    const slots = (value: unknown): number =>
      Array.isArray(value) ? value.reduce((sum: number, each) => sum + slots(each), value.length) : 0
    fc.assert(
      fc.property(messages, (bytes) => {
        const result = read(bytes)
        expect(result.ok ? slots(result.value) : 0).toBeLessThanOrEqual(bytes.length)
      }),
    )
  })
})
