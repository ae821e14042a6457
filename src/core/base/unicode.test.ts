import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { parseInput } from './input.ts'
import { codePoints, mostCodePoints } from './unicode.ts'

describe('the length of a text', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['日本', 2],
    ['𠮷', 1],
    ['e\u0301', 2],
    ['👩‍👩‍👧', 5],
    ['a\ud83d', 2],
    ['\ude00\ud83d', 2],
  ])('counts the code points of %j: %i', (text, count) => {
    expect(codePoints(text)).toBe(count)
  })

  it('agrees with the language about any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(codePoints(text)).toBe(Array.from(text).length)
      }),
    )
  })

  it('is what a limit holds to, and what an error tells', () => {
    const schema = z.object({ label: z.string().check(mostCodePoints(3)) })
    expect(parseInput(schema, { label: '𠮷𠮷𠮷' })).toEqual({ ok: true, value: { label: '𠮷𠮷𠮷' } })
    expect(parseInput(schema, { label: '𠮷𠮷𠮷𠮷' })).toEqual({
      ok: false,
      error: {
        kind: 'invalid-input',
        field: 'label',
        problem: { type: 'too-much', limit: 3, actual: 4, unit: 'characters' },
      },
    })
  })
})
