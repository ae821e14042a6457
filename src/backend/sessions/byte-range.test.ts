import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRange } from './sound-answer.ts'

const whole = { type: 'whole' }
const unsatisfiable = { type: 'unsatisfiable' }
const part = (first: number, last: number) => ({ type: 'part', first, last })

describe('the requested range of a file', () => {
  it.each([
    ['bytes=0-', part(0, 9)],
    ['bytes=0-0', part(0, 0)],
    ['bytes=3-5', part(3, 5)],
    ['bytes=3-99', part(3, 9)],
    ['bytes=9-', part(9, 9)],
    ['bytes=-4', part(6, 9)],
    ['bytes=-99', part(0, 9)],
    ['Bytes=2-3', part(2, 3)],
    ['bytes= 2-3 ', part(2, 3)],
    [`bytes=1-${'9'.repeat(400)}`, part(1, 9)],
  ])('is a part: %s', (header, expected) => {
    expect(readRange(header, 10)).toEqual(expected)
  })

  it.each(['bytes=10-', 'bytes=10-20', 'bytes=-0', `bytes=${'9'.repeat(400)}-`])(
    'is nothing that it has: %s',
    (header) => {
      expect(readRange(header, 10)).toEqual(unsatisfiable)
    },
  )

  it.each([
    undefined,
    null,
    '',
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=5-3',
    'bytes=a-b',
    'bytes=0x1-2',
    'bytes=1.5-2',
    'bytes=--1',
    'bytes=0-1,3-4',
    'seconds=0-1',
    '0-1',
  ])('is all of it, where the wish is none that can be met: %j', (header) => {
    expect(readRange(header, 10)).toEqual(whole)
  })

  it('is never outside of the file, whatever is sent', () => {
    const number = fc.oneof(fc.nat(30).map(String), fc.constant(''), fc.bigInt({ min: 0n }).map(String))
    const header = fc.oneof(
      fc.tuple(number, number).map(([from, to]) => `bytes=${from}-${to}`),
      fc.string(),
    )
    fc.assert(
      fc.property(header, fc.nat(20), (asked, bytes) => {
        const range = readRange(asked, bytes)
        if (range.type !== 'part') return
        expect(range.first).toBeGreaterThanOrEqual(0)
        expect(range.last).toBeGreaterThanOrEqual(range.first)
        expect(range.last).toBeLessThan(bytes)
      }),
    )
  })
})
