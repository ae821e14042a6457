import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonBytes, jsonTextBytes, utf8Bytes } from './requests.ts'

const units = ['a', 'ü', 'e\u0301', '語', '😀', '👨‍👩‍👧', '🇩🇪', '\uD83D', '\uDE00', '\n', '\u0000', '"', '\\']
const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...units) }))

describe('the size of a text', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['für', 4],
    ['e\u0301', 3],
    ['語', 3],
    ['😀', 4],
    ['👨‍👩‍👧', 18],
    ['🇩🇪', 8],
  ])('of %j is %i bytes', (text, bytes) => {
    expect(utf8Bytes(text)).toBe(bytes)
  })

  it('adds up, unless a character is cut in two', () => {
    const whole = fc.string({ unit: 'grapheme' })
    fc.assert(
      fc.property(whole, whole, (a, b) => {
        expect(utf8Bytes(a + b)).toBe(utf8Bytes(a) + utf8Bytes(b))
        expect(jsonBytes(a + b)).toBe(jsonBytes(a) + jsonBytes(b) - 2)
      }),
    )
  })

  it('is what Node puts on the wire', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(utf8Bytes(text)).toBe(Buffer.byteLength(text))
        expect(jsonTextBytes(text)).toBe(Buffer.byteLength(JSON.stringify(text)) - 2)
        expect(jsonBytes({ text: [text] })).toBe(Buffer.byteLength(JSON.stringify({ text: [text] })))
      }),
    )
  })
})
