import { decode, encode } from '@msgpack/msgpack'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { packedLength } from './packed-length.ts'

it('measures any value that a client may encode', () => {
  const { any } = fc.letrec((tie) => ({
    any: fc.oneof(
      { maxDepth: 4 },
      fc.constant(null),
      fc.boolean(),
      fc.maxSafeInteger(),
      fc.float(),
      fc.string({ maxLength: 300 }),
      fc.uint8Array({ maxLength: 300 }),
      fc.array(tie('any'), { maxLength: 40 }),
      fc.dictionary(fc.string(), tie('any'), { maxKeys: 40 }),
    ),
  }))
  fc.assert(
    fc.property(any, fc.boolean(), (value, forceFloat32) => {
      const packed = encode(value, { forceFloat32 })
      expect(packedLength(packed)).toBe(packed.length)
    }),
    { numRuns: 100 },
  )
})

it('measures strings, binary and containers of every length that has a form of its own', () => {
  for (const length of [0, 1, 15, 16, 31, 32, 255, 256, 65_535, 65_536]) {
    const packed = encode(['x'.repeat(length), new Uint8Array(length), Array.from({ length }, () => null)])
    expect(packedLength(packed)).toBe(packed.length)
  }
})

it('finds no value in truncated, too deeply nested or unknown data', () => {
  const packed = encode({
    source_media_chunk: { data: new Uint8Array(300) },
    all: [1, 1e9, 'text', -5, 0.5, null],
  })
  for (let length = 0; length < packed.length; length += 1)
    expect(packedLength(packed.subarray(0, length))).toBeLessThan(0)
  for (const bytes of [
    [0xdd, 0xff, 0xff, 0xff, 0xff],
    [0xc1],
    [0xd4, 1, 0],
    Array.from({ length: 99 }, () => 0x91),
  ])
    expect(packedLength(Uint8Array.from(bytes))).toBeLessThan(0)
})

it('measures every value that the decoder accepts', () => {
  const isDecodable = (bytes: Uint8Array) => {
    try {
      decode(bytes)
      return true
    } catch {
      return false
    }
  }
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 6 }), (bytes) => {
      const isExtension = (byte: number) => (byte >= 0xc7 && byte <= 0xc9) || (byte >= 0xd4 && byte <= 0xd8)
      const isContainer = (byte: number) => byte >= 0x80 && byte <= 0x9f
      fc.pre(!bytes.some(isExtension) && bytes.filter(isContainer).length <= 8)
      fc.pre(isDecodable(bytes))
      expect(packedLength(bytes)).toBe(bytes.length)
    }),
  )
})
