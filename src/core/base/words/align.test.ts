import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alignLists } from './align.ts'

/** Length of the longest common subsequence by its definition. */
const longest = (a: readonly string[], b: readonly string[]): number => {
  const [[first, ...restA], [other, ...restB]] = [a, b]
  if (first === undefined || other === undefined) return 0
  return first === other ? 1 + longest(restA, restB) : Math.max(longest(restA, b), longest(a, restB))
}

describe('two lists', () => {
  it('are aligned in order, where they are equal, and as often as possible', () => {
    const list = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 7 })
    fc.assert(
      fc.property(list, list, (a, b) => {
        const pairs = alignLists(a, b)
        expect(pairs).toHaveLength(longest(a, b))
        let [lastA, lastB] = [-1, -1]
        for (const [inA, inB] of pairs) {
          expect(inA > lastA && inB > lastB && a[inA] === b[inB]).toBe(true)
          ;[lastA, lastB] = [inA, inB]
        }
      }),
    )
  })

  it('are aligned at both ends alone if they are very long', () => {
    const many = (name: string) => Array.from({ length: 100_000 }, (_, i) => `${name}${i}`)
    const [a, b] = [many('a'), many('b')]
    expect(alignLists(['same', ...a, 'end'], ['same', ...b, 'a0', 'end'])).toEqual([
      [0, 0],
      [100_001, 100_002],
    ])
  })
})
